/// Common passwords, and the words, names and keyboard rows that most others are made of: what the lists
/// of Django (BSD) and zxcvbn (MIT) have of ten and more characters, and of five and more letters.
/// In lower case, between blanks.
extension CommonPasswords {
  static let list = #"""
    ********** 0.00000000 0000000000 000000000000 0000000000d 0000000000o 000777fffa 000webhost
    0102030405 010203040506 0123456789 01234567890 012345678910 0123654789 014702580369 0147258369
    0147852369 0147896325 0192837465 01telemike01 0987654321 0987654321a 0987654321q 0cdh0v99ue
    0icotpd785 0o9i8u7y6t 0r968ji9ufj6 1010101010 1020304050 102030405060 1029384756 1029384756q
    10293847qp 10987654321 1111111111 11111111111 111111111111 111111111111111 1111111111zz
    1111122222 11111aaaaa 1112131415 111222333000 111222333444555 111222333a 111222tianya
    1122112211 1122334455 112233445566 1123581321 1133557799 1211109032 1212121212 1212312121
    1213141516 121324810z 1223334444 122333444455555 123123123123 123123123a 123123123q
    123123qweqwe 123321123321 123321456654 123321qweewq 1234509876 1234512345 1234554321
    1234554321a 1234554321q 123456123456 1234562000 12345654321 123456654321 12345672000
    123456782000 1234567887654321 123456789* 123456789+ 123456789. 1234567890 1234567890-
    1234567890-= 12345678900 123456789000 12345678900987654321 12345678901 1234567890123
    12345678901234567890 1234567890987654321 1234567890a 1234567890d 1234567890m 1234567890o
    1234567890p 1234567890q 1234567890qaz 1234567890qw 1234567890qwe 1234567890qwerty
    1234567890qwertyuiop 1234567890s 1234567890w 1234567890z 1234567890zzz 1234567891 12345678910
    123456789101 1234567891011 123456789101112 12345678912 123456789123 123456789123456
    1234567891234567 123456789123456789 1234567892000 1234567898 12345678987654321 1234567899
    123456789987654321 123456789a 123456789aa 123456789abc 123456789as 123456789asd 123456789b
    123456789c 123456789d 123456789e 123456789f 123456789g 123456789h 123456789i 123456789j
    123456789k 123456789l 123456789m 123456789n 123456789o 123456789p 123456789q 123456789qaz
    123456789qq 123456789qqq 123456789qw 123456789qwe 123456789qwer 123456789qwerty 123456789r
    123456789s 123456789t 123456789v 123456789w 123456789x 123456789y 123456789z 123456789zx
    123456789zxc 123456789zz 12345678qwe 1234567qwertyu 123456abcd 123456asdf 123456qwer
    123456qwert 123456qwerty 12345abcde 12345asdfg 12345qwert 12345qwerty 12345trewq 12345zxcvb
    1234qwerasdf 1234qwerasdfzxcv 1234qwerty 1236547890 123654789a 123admin32 123admin321
    123admin321a 123hfjdk147 123password 123qwe123qwe 123qwe456rty 123qweasdzx 123qweasdzxc
    123qwerty123 12qw34er56ty 132forever 1346798520 1357908642 1357913579 1357924680 1357997531
    13587930210 1472583690 147258369a 159753159753 1597532486 159753456852 17171717aa 18atcskd2w
    18n28n24a5 1928374655 1958proman 1986irachka 19952009sa 19mtpgam19 1a2a3a4a5a 1a2b3c4d5e
    1a2s3d4f5g 1a2s3d4f5g6h 1asdfghjkl 1butterfly 1chocolate 1fptjtl919 1fr2rfq7xl 1life2live
    1pass1page 1q2q3q4q5q 1q2w3e4r5t 1q2w3e4r5t6 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1q2w3e4r5t6y7u8i
    1q2w3e4r5t6y7u8i9o 1q2w3e4r5t6y7u8i9o0p 1qa2ws3ed4rf 1qa2ws3ed4rf5tg 1qaz2wsx3e 1qaz2wsx3edc
    1qaz2wsx3edc4rfv 1qazwsxedc 1qazxsw23edc 1qazxsw23edcvfr4 1qwertyuio 1qwertyuiop 1sexybitch
    1v7upjw3nt 1z2x3c4v5b 1zn6fpn01n 1zn6fpn01x 2000comeer 20070509031 2012comeer 2222222222
    23176djivanfros 2416101113 2468013579 26429vadim 2cxdn8s271 2dumb2live 2kroliczek 2pacshakur
    31081981rs 31217221027711 3141592654 31x7t5xbke 3216732167 32615948worms 3333333333 3526535265
    38gjgeuftd 3d8cubaj2e 3daysgrace 3f3fpht7op 3odi15ngxb 3qdlqb49js 3rjs1la2qe 3rjs1la7qe
    3rjs5la8qe 3s43pth5aea 3syqo15hil 413276191q 41d8cd98f00b 421uiopy258 4294967296 42qwerty42
    4444444444 4815162342 4815162342a 4815162342lost 4815162342q 4904s677075 51051051051
    520love101182 541233432442 5432112345 5532361cnjqrf 5544332211 5555555555 5845201314
    59382113kevinp 5hsu75kpot 5plk4l5uc7 5t4r3e2w1q 5x1cjdsb9p 5xfgs3ii9d 6666666666 671fsa75yt
    6hbf28w791 7418529630 742617000027 7777755102q 7777777777 7894561230 789456123a 7elephants
    7jokx7b9du 7ugd5hip2j 80070633pc 80637852730 8096468644q 80988218126 87e5nclizry 88002000600
    8888888888 89015173454 89032073168 89172735872 89211375759 89231243658s 89600506779
    89876065093rax 8ix6s1fceh 8phrowz622 8phrowz624 9085084232 9085603566 9293709b13 92k2cizcdp
    9638527410 9876543210 9876543211 987654321a 987654321g 987654321q 987654321z 989244342a
    9988776655 999111999q 9999999999 99strenght 9uzp9jek3f 9z5ve9rrcz <password> ??????????
    ??????@mail.ru @bigmir.net a123456789 a1234567890 a1a2a3a4a5 a1b2c3d4e5 a1s2d3f4g5
    a1s2d3f4g5h6 a3eilm2s2y a987654321 aa123456789 aaaaa aaaaaa aaaaaaa aaaaaaaa aaaaaaaaa
    aaaaaaaaa1 aaaaaaaaaa aaaaaas aaaabbbb aaaassss aaabbb aaasss aaazzz aabbcc aabbccdd aalborg
    aaliyah aamaax aardvark aaron aaronb aassaa aassdd aassddff abacab abacabb abacus abaddon
    abagail abarth abayomi abbey abbie abbydog abc1234567 abc123456789 abcabc abcd123456 abcde
    abcde12345 abcdef abcdefg abcdefg123 abcdefgh abcdefghi abcdefghi1 abcdefghij abcxyz abdula
    abdulla abdullah abeille abercrom abercrombie aberdeen abfkrf abgrtyu abhinav abhishek abigai
    abigail abigale abiodun abkbgg abkbvjy abnormal abpbrf abracada abracadabra abraham
    abrakadabra abramov abramova abraxas abrupt absinthe absolut absolute abstr abudfv abulafia
    abundance acacia academia academy acadia acapulco acces access accessno accobra accord account
    accountant accountbloc accounting accounts acdeehan acehigh aceman acerview aceshigh acess
    acetate acheron achille achilles achim achmed achtung acidburn acidrain ackbar acmilan acorns
    acrobat action active actros acuari acuario acura acuracl acuransx acurarsx adadad adagio
    adamas adams33486 adaptec adapters adastra addams addicted addie addison addpass adebayo
    adekunle adela adelaida adelaide adelante adele adelheid adelina adeline adell adelphia adelya
    ademola adeola adewale adeyemi adgjmp adgjmpt adgjmptw adida adidas adilbek adilet aditya
    admin admin18533362 administrator admira admiral adnama adolfo adonai adonis adpass adrenali
    adrenalin adrian adriana adriane adrianna adrianne adriano adrien adrienne adrock adroit
    advance advantag advent adventur adventure advocate advokat aeiou aeiouy aekara aekdb aenima
    aerdna aerith aerosmit aerosmith aerosmith1 aerostar aessedai aeynbr aezakmi afdjhbn
    afghanistan afhfjy afhvfwtdn afric africa afrika afrika2002 afrodita afrodite afroman aftermat
    agamemno agape agassi agate agatha agathe agatka agbdlcid agentx aggarwal aggie aggies agnes
    agnieszka agnieszka1 agosto agricola agshar aguil aguila aguilar aguilas agusta agusti agustin
    agustina agustus agyvorc ahbird1984 ahfywbz ahjkjd ahjkjdf ahmad ahmed aidana aiden aigerim
    aikido aikman aileen aileron aimee airbag airborn airborne airbrush airbus aircav airedale
    airforce airjordan airmail airman airmax airplane airport airsoft airtel airwalk airwolf aisan
    aisha aishiteru aishwarya ajcuivd289 ajhneyf ajnjuhfa ajnjuhfabz ajtdmw akademia akademiks11
    akasha akatsuki akimov akinfeev akira akitas akmaral aksana aksarben akshay aksrms8010 akuma
    alabala alabam alabama alabama123 alabaste aladdin aladin alain alaina alakazam alana alanfahy
    alanis alanna alaric alaska alastair alatam albacore albania albany albator albatro albatros
    albatross albcaz albert alberta albertjr alberto albina albion albundy alcapone alcat alcatel
    alcatraz alchemist alchemy alcoholi aldebara aldebaran alderaan aldric aldrin alecia alegna
    alegria alejandr alejandra alejandra1 alejandro alejandro1 alejandro2 aleks aleksa aleksand
    aleksander aleksandr aleksandra alekseev alekseeva aleksei aleksey alemania alemap alena alene
    alenka alenushka alesana alesha aleshka alesia alesis alessand alessandr alessandra alessandro
    alessia alessio alesya aleta aletha alevtina alexa alexalex alexan alexand alexande alexander
    alexander1 alexander2 alexander3 alexandr alexandra alexandra1 alexandre alexandria alexandru
    alexei alexey alexi alexia alexis alexsander alexsandr alexus alexx alexxx alfabeta alfalfa
    alfarome alfaromeo alfie alfons alfonse alfonso alfred alfreda alfredo algebra algerie
    algernon algore alhambra alhimik aliali alianz alianza alibaba alibek alicante alicat alice
    aliceadsl alices alici alicia alicja alien aliens aliev alieva aligator alina aline alinka
    alinochka aliona alisa alisha alisher aliska aliso alison alissa alivioo aliya aliyah alizee
    alkaline alkash alladin allah allahakbar allahu allahuakbar allalone allan allana allanon
    allay allblack allblacks allday allegro allen allene alleycat alliance allianz allie alligato
    alligator alliso allison allister alliswell allmine allnight allochka allout allover
    allrecipes allsop allstar allstars allstate allston allthat alltheway allure allyson
    almario927 almas almat almaz almera almighty almira almond aloha alohomora alomar alondra
    alone alons alonso alonzo aloysius alpacino alpha alphabet alphabeta alphadog alphaman
    alphaome alphaomega alphaone alphas alphasig alpina alpine alskdj alskdjfh alskdjfhg alsscan
    altagracia altair altavista altec alterego alternat alternativa altezza althea althor altima
    altoid altoids altosax alucard alukard alvar alvarez alvaro alvin alvina alway always alyce
    alydar alyona alyson alyss alyssa am4h39d8nh amadeo amadeus amadeusptfcor amalgam amalia amand
    amanda amandine amaranth amarill amarillo amarok amaterasu amateur amateurs amatory amatuers
    amature amazing amazon amazonas amazonka amber amberdog amberlee amberr ambers ambition
    ambrosia ambulanc amdturion64 amega amekpass ameli amelia amelie amenra americ america
    america123 american amerika ameritec amersham ameteur amethyst ametuer amidala amiga amigas
    amigo amigos aminata aminka aminor amista amistad amitech amizade amnesia amoco amoeba amonra
    amonte amoramor amorcit amorcito amore amoremio amores amoreterno amormi amormio amour amoure
    amoureuse amoureux amours amparo ampere amrita amstel amsterda amsterdam amsterdam1 amylee
    amylynn an83546921an13 anabe anabel anabelle anabolic anaconda anadrol anaell anahit anais
    anakin anakonda analfuck anallove analsex analslut anamari anamaria anamika ananas ananda
    ananya anarchy anasazi anastaci anastas anastasi anastasia anastasia1 anastasija anastasiy
    anastasiya anastasya anathema anatol anatole anatoli anatoliy anchor anchorag anchorat ander
    anders anderso anderson andiamo andone andover andra andrade andranik andre andrea andreas
    andreea andreev andreeva andrei andreia andreika andreita andrej andres andretti andrew
    andrewjackie andrews andrey andrey1992 andreyka andria andriy android andromed andromeda
    andron andros andrzej anduril andyboy andyman andzia anechka anelka anemone anetka anfield
    anfisa angedemon angel angela angelbab angelbaby angelbaby1 angeldog angele angeles angeleye
    angeleyes angeleyes1 angelface angelgirl angeli angelia angelic angelica angelika angelin
    angelina angeline angeliqu angelique angelit angelita angelito angell angelo angelochek
    angelofwar angelok angels angelseye22 angelus angelz angie angler angola angrick anguilla
    angus anguss anhnhoem anhyeuem anima animal animal2000 animals animalsex animate animation
    anime animes aninha aniolek aniram anisimov anissa aniston anita anitha anjali anjana anjela
    anjing ankara ankita anklet annaanna annabel annabell annabelle annabelle1 annalisa annamari
    annamaria annamarie annapoli annarbor anneke anneli annelies annemari annemarie annetta
    annette annick annie anniedog annies annika annmarie annushka anomie anonim anonymer anonymou
    anonymous another anselm answer antananarivu antani antanta antares anteater antelope antero
    anthea anthon anthony anthony123 anthrax anthro antietam antiflag antigone antigua antihero
    antionette antivirus antler antman antoha antoin antoine antoinette anton antonell antonella
    antonette antoni antonia antonina antonio antonio123 antonioj antonius antonov antonova antony
    antosha antoshka antoxa anubis anupam anuradha anurag anusha anutka anvils anything anyuta
    aolcom aolsucks aotearoa apacer apache aparna apathy apelsin apeman apeshit aphrodit aphrodite
    apocalyp apocalypse apogee apokalipsis apollo apollon apolon apostol appels appelsin apple
    applegat applemac applepie apples applesauce appleseed appletre appollo apricot april aprilia
    aprils apteka aptiva aqswde aqswdefr aquafina aqualung aquaman aquamann aquamarine aquariu
    aquarius aquemini aquila aqwzsx aqwzsxedc arabella arabella24630 aracel araceli arachne
    arachnid aragon aragorn arakis aramis ararat arashi arbeit arbiter arcadia arcana arcane
    arcangel arcanum archana archange archangel archer archery archi archibal archie archimed
    architec architect archmage archon arclight arcobaleno arcturus ardis ardith ardmore ardvark
    aregdone arenrone aretha areyou areyuke areyukesc argent argentin argentina argentina1 argento
    argentum argonaut argyle arhangel ariadna ariadne arian ariana ariane arianna arianne ariel
    arielle aries arigato arina arioch arisha arisia aristo ariston aristote aristotl arizona
    arjay arkady arkangel arkansas arkasha arkham arleen arlene arline arlingto armada armadill
    armagedd armageddon armagedo armagedon arman armand armando armani armastus armen armenia
    armida armine arminia armorgames armstron armstrong armstrong1 armyman arnaud arnhem arnol
    arnold arowana arrakis arriva arrow arrowhea arrows arsch arschloc arschloch arschloch1
    arsehole arsen arsena arsenal arsenal123 arsenalf arsenalfc arsenii arseniy arshavin arslan
    artefact artem artema artemi artemis artemka artemon arthu arthur artichok artie artiller
    artimus artist artofwar artur arturik arturo artyom aruba arvind arxangel arzen asakapa
    asakura asasa asasas asasasas asasin asawako ascona asdas asdasd asdasdas asdasdasd asdasdasd1
    asdcxz asddsa asdewq asdf123456 asdfas asdfasd asdfasdf asdffdsa asdfg asdfg12345 asdfgh
    asdfgh123456 asdfghj asdfghjk asdfghjkl asdfghjkl1 asdfghjkl12 asdfghjkl123 asdfghjkl:
    asdfghjkl:&#39: asdfghjkl; asdfjk asdfjkl asdflkj asdflkjh asdfqwer asdfrewq asdfzxcv asdjkl
    asdlkj asdqwe asdzx asdzxc asecret asenna asgard asguard ashaman ashanti ashish ashle ashlee
    ashleigh ashley ashlyn ashlynn ashraf ashton ashutosh ashwin ashwini asians asilas asimov
    askar aslan asmara asmodean asmodeus asmodey asnaeb aspen aspirant aspire aspirina aspirine
    asroma assasin assasins assass assassin assassins assclown asscock asscrack asseater assembler
    assface assfuck assfucke asshat asshead asshol asshole asshole123 assholes asslick asslicke
    asslicker asslover assman assmaste assmaster assmonke assmunch associat asssex assss asssss
    asswipe assword astalavista astana astaroth aster asterios asterix asthma astig astonmar
    astonmartin astonv astonvil astonvilla astoria astra astral astrid astro astroboy astroman
    astron astros astrovan asturias ataman ataris atdhfkm atease athena athene athens athlon
    athome atilla atkbrc atlant atlanta atlanti atlantic atlantida atlantis atlast atletico
    atljhjdf atombomb atomic atrain atreides atreyu attack attica atticus attila attitude atwork
    atybrc aubrey auburn auckland2010 auditt audra audre audrey aug!272010 auggie augus august
    augusta augustin augustine augusto augustus auntjudy auralo aureli aurelia aurelie aurelien
    aurelius auriane aurinko auror aurora aurore aussie austi austin austintx australi australia
    australia1 austria autechre authcode author autobahn autobot autocad autogod automag automati
    automobil autopass autumn avalanch avalanche avalon avangard avanti avata avatar avemaria
    avenged avenger avensis aventura avgust aviation aviator avinash avocado avocat avocet
    avogadro avondale avril avrillavigne avrora avtoritet awacs awatar awdrgyjilp awesom awesome
    awesome123 awful awnyce awo8rx3wa8t awsedr awsome axelle axeman axlrose axolotl ayacdc ayanami
    ayesha aynrand ayodeji ayomide ayrton azalea azalia azamat azathoth azazaz azazel azbuka azert
    azerty azertyu azertyui azertyuiop azimut azimuth aziza azizbek azonic azrael azreal azsxdc
    azsxdcf azsxdcfv azsxdcfvgb aztec azteca aztecs aztnm azucar azuywe azwebitalia azzer azzurra
    azzurro b123456789 bababa babababa babaloo babalu babare babatunde babcia babel babemagn
    babemagnet baberuth babes babie babies babilon babochka baboon baboso babushka babybaby
    babybear babyblu babyblue babybo babyboo babyboy babyboy123 babycake babycakes babycakes1
    babycat babydoll babyfac babyface babygir babygirl babygirl01 babygirl06 babygirl07 babygirl08
    babygirl09 babygirl10 babygirl11 babygirl12 babygirl13 babygirl14 babygirl15 babygirl16
    babygirl17 babygirl18 babygirl19 babygirl20 babygirl21 babygirl22 babygirl23 babygirl24
    babygirl69 babygurl babygurl12 babygurl13 babygurl14 babyhuey babyko babykoh babylon babylove
    babyphat babyruth babys bacall bacardi bacchus backbone backdoor backdraf backend backhoe
    backlash backspac backspace backspace1 backstreet backwood bacon bacons badabing badaboom
    badass badbo badbob badboy badboys badboyz badcat baddest baddog badfish badger badgers
    badgirl badgirls badguy badkarma badkitty badlands badluck badman badminto badminton badmofo
    badmojo badnaamhere badnews badone badoo badseed baerchen baffle bagdad bagels bagger baggie
    baggies baggins baggio bagheera bagira bagpipe bagpipes bagpuss baguvix bahama bahamas bahamut
    bahram baikal baile bailee bailey baileys baili123com bajingan bajskorv bakayaro baker bakers
    bakesale baklan baksik bakugan balaji balalaika balance balata balaton balbes balboa baldeagl
    baldeagle balder baldhead baldie baldman baldrick baldur baldy balefire balin balinor balla
    ballbag balle ballen baller ballerina ballers ballet ballgag ballin ballon balloon balloons
    balls ballsack ballsdeep ballsout ballss ballz baloo balrog balsam baltazar baltika baltimor
    baltimore baltimore1 balzac bamba bambam bambi bambina bambino bambolina bamboo bambou bambush
    bamidele bammer banaan banan banana bananana bananas banane bananna bananza bandaid bandana
    bandera banderas banderos bandi bandicoot bandido bandit bandito bandman bandung bangalor
    bangalore bangaram bangbang bangbros bangbus banger bangers bangkok bangladesh bangsat bankai
    banker bankone bankshot bannana banner banshee bantam bantha banyan banzai baobab bapezm
    baphomet baptiste baraban barabash barabbas baracuda barada baraka barakuda baranov baranova
    barbados barbara barbaria barbarian barbaris barbaros barbel barbell barber barbi barbie
    barbiegirl barbos barbra barbwire barca barcelon barcelona barcelona1 barcelone barclays
    bareback barefeet barefoot barfly baritone barker barkley barks barley barmalei barmaley
    barman barmen barnaby barnaul barne barnes barney barnie barolo baronn barosan barrabas
    barracud barracuda barrage barrakuda barret barrett barry barrynov barrys barselona barsic
    barsik barsoom barsuk bartek bartend bartende bartjek bartman bartok barton barty basebal
    baseball baseball08 baseball09 baseball10 baseball11 baseball12 baseball13 baseball14
    baseball15 baseball16 baseball17 baseball18 baseball19 baseball20 baseball21 baseball22
    baseball23 baseball24 baseball25 baseball33 basenji basher bashful basia basilisk basket
    basketba basketbal basketbal1 basketbal9 basketball basketball1 bassale bassboat basser basses
    basset bassey bassfish basshead bassie bassin bassingw bassline bassman bassmast bassoon
    bassplay basspro bassss bastard bastardo baster bastet bastian bastien bastogne bastos basura
    batata batboy batcave bateau batgirl bathory batigol batista batistuta batma batman batmonh
    batterie batterse battery battle battlefield bauhaus baura bautista baxter bayadera bayamon
    bayern baylee bayliner bayshore bayside baytown bayview baywatch bazongaz bazooka bazuka
    bazzzz bball bballs bbbbb bbbbbb bbbbbbb bbbbbbbb bbking bbonds bcfields bcgfybz bckhere
    bcnjhbz bcrich bdaddy bdfyeirf bdfyjd bdfyjdf bdfysx beach beachboy beachbum beaches beachs
    beagle beagles beaker beaks beamer beanbag beandip beaner beanhead beanie beans beantown
    bearbear bearcat bearcats bearclaw bearcub beardog beardown bearman bears bearshar bearshare
    bearss beast beastie beasty beatbox beater beatit beatle beatles beatme beatoff beatri
    beatrice beatriz beaudog beaut beautifu beautiful beautiful1 beautiful2 beauty beaver beavis
    bebert bebeto bebit bebita bebop because becca becker becket beckham becks becky beckys becool
    bedbug bedlam bedrock beebee beebop beech beefcake beefer beefy beegee beegees beehive beejay
    beeker beelch beeline beemer beerbong beercan beerman beerme beernuts beerss beertje beethove
    beethoven beethoven9 beetle beezer befree begemot begemotik begonia begood behappy behemoth
    beholder belair belen belgario belgorod belial believe belinda belinea belize belkin bella
    bellaboo bellaco belladog belladon bellagio bellas belle bellend bellevue bellissima bellsout
    belluno bellybut belmar belmont belochka beloit belous belova beloved beluga belva benben
    bender bendis bendix bendog bendover benedict benedikt benelli benessere benetton benfic
    benfica bengals benhogan benhur benidorm benita benito benjami benjamin benjamin15 benji
    benjie benladen bennett bennevis bennie benno benny bennyboy benoit bensam benson benten
    bentley benwin beograd beowulf berbatov berenice beretta bereza berezuckiy berger bergerac
    bergkamp berkeley berkut berli berlin berliner berlingo berlit bermuda bernadet bernadette
    bernadine bernar bernard bernardo bernhard berni bernice bernie berniece bernita berry berserk
    berserke berserker berta bertha bertie bertrand bertuzzi beryl besiktas bespin bessie bestboy
    bestbuy bestfriend bestfriends bestia beszoptad bethan bethany betmen betsy bette better
    bettie bettina betty bettyboo bettyboop bettyboop1 bettye bettylou beulah beverl beverley
    beverly beyblade beyonce beyond bftest bhaby bharat bharathi bhavani bhbcrf bhbirf bhbyf
    bhbyjxrf bhbyrf bhebhe bhecbr bhjxrf bianc bianca biarritz biatch bibble bibiche bibigon bible
    biceps bicho bichon bicycle bidule bieber biedronka biene biffer bigair bigal bigals bigass
    bigasses bigbaby bigbad bigball bigballa bigballs bigbang bigbass bigbear bigben bigberth
    bigbill bigbird bigblack bigblock bigblue bigbo bigbob bigboi bigbone bigboner bigboob
    bigboobs bigbooty bigboss bigboy bigboys bigbri bigbro bigbroth bigbrother bigbubba bigbuck
    bigbucks bigbull bigbutt bigbutts bigcat bigchief bigcock bigcocks bigdad bigdadd bigdaddy
    bigdan bigdave bigdawg bigdeal bigdee bigdic bigdick bigdicks bigdo bigdog bigdogg bigdogs
    bigdon bigdong bigears bigeasy biged bigfan bigfeet bigfella bigfish bigfoo bigfoot bigfun
    biggame biggdogg biggi biggie biggin biggio biggirl biggirls biggles biggreen biggums biggun
    bigguns biggus bigguy biggy bighead bighorn bighouse bighurt bigjake bigjay bigjim bigjoe
    bigjohn bigjon bigjuggs bigkev bigload bigloser biglou biglove bigmac bigmack bigmama bigman
    bigmax bigmaxxx bigmike bigmoney bigmouth bignasty bignose bignuts bigone bigones bigpapa
    bigpappa bigpenis bigpig bigpimp bigpimpi bigpimpin bigpimpin1 bigpoppa bigpun bigpussy bigred
    bigrick bigrig bigrob bigsam bigsexxy bigsexy bigshot bigshow bigsky bigsmall bigstick bigstud
    bigstuff bigsur bigted bigtee bigten bigtex bigtim bigtime bigtit bigtits bigtitts bigtitty
    bigtoe bigtom bigtop bigtruck bigtuna bigtymer bigun biguns bigwave bigwaves bigwig bigwill
    bigwilly bigworm bijoux biker bikerboy bikers bikini bikman bilbo bilbob bilbobag bilbos
    bilder billabon billabong billabong1 billard billbo billbob billee billet billgate billgates
    billiam billiard billie billiejoe1 billly billows billy billyb billybo billybob billyboy
    billyd billyg billygoa billyjoe billyk billyray billys biloute bimbo bimini bimmer bimota
    bingbing bingbong binger bingo bingoo bingos binkie binky binladen bintang biochem biohazar
    biohazard biolog biologia biology biomed bionic bionicle bioshock biotch biotech birdbath
    birdcage birddog birder birdhouse birdie birdies birdland birdman birdy birillo birmingh
    birmingham birthday birthday10 birthday100 birthday21 birthday26 birthday27 birthday28
    birthday299 birthday54 biscayne biscuit bisexual bishkek bishop biskit bismarck bismark
    bismilah bismilla bismillah bismillah1 bisous bisquit bissjop bitch bitchass bitchboy bitche
    bitchedu bitchedup bitches bitchs bitchy bitem biteme bitwise bizkit bizzare bjarne bjhgfi
    bkmlfh bkmyeh blaat blabl blabla blablabl blablabla blablabla1 black blackadd blackass blackb
    blackbea blackbel blackbelt blackber blackberry blackbir blackbird blackboo blackbox blackboy
    blackbur blackcat blackcat123 blackcoc blackcock blackdic blackdick blackdog blackdra
    blackdragon blackeye blackfin blackfly blackhat blackhaw blackhawk blackhawk1 blackhea
    blackheart blackhol blackhole blackhorse blackice blackie blackjac blackjack blackjack1
    blacklab blackmag blackman blackmen blackmetal blackmor blackone blackops blackout blackpoo
    blackpool blackpus blackros blackrose blackrose1 blacks blacksab blacksex blackshe blacksta
    blackstar blacksun blacktop blackwater blackwhite blackwid blackwoo blacky blade blademan
    blader bladerun bladerunner blades bladez blahblah blaine blaise blake blanca blanch blanche
    blanco blanka blanked blankman blargh blarney blasen blaster blasters blastoff blaze blazed
    blazer blazers blazin blbyf bleach bleacher blender blenheim blesse blessed blessing blessings
    blessme blessyou blindax blindman blingbli blingbling blink blinker blinky blister blitz
    blitzen blizzard blkdrag0ns blobby blockbus bloembol blofeld bloke blome blonde blondes blondi
    blondie blondinka blonds blondy blood blood4life bloodlus bloodlust bloodred bloods bloody
    bloomin bloopers blossom blotto blower blowfish blowj blowjo blowjob blowjobs blowme
    bltynbabrfwbz blubber blucher blueangel bluearmy blueball blueballs bluebear bluebell blueberr
    blueberry blueberry1 bluebird blueblue blueboy blueboys bluecar bluecat bluedevi bluedevil
    bluedevils bluedog bluedragon blueduck blueeyes bluefin bluefire bluefish bluefox bluegill
    bluegras blueice bluejay bluejays bluejean bluelight blueline blueman bluemax bluemoon
    bluenose bluenote blueone bluered blueroom bluerose blues bluesea blueskie bluesky bluesman
    bluess bluestar bluetick bluewate bluewave blueyes blumen blumpkin blunted blunts bmwbmw
    bnfkbz boarder boater boating bobafett bobbbb bobber bobbi bobbie bobbijo bobbin bobbins
    bobble bobbo bobbob bobbobbo bobby bobbyb bobbybob bobbyboy bobbyd bobbyg bobbyj bobbyjoe
    bobbym bobbyorr bobbys bobbyt bobbyy bobcat bobcats bobdog bobdole bobdylan bobert bobesponja
    bobjones bobmarle bobmarley bobmarley1 bobob bobobo bobolink bobrik bobrov bobsmith bobster
    bocephus bochum bocman bodean bodger bodiroga bodybuil bodyhamm bodyshop boeder boeing bogart
    bogdan bogdana bogdanova bogey bogeys boggie boggle bogie bogies bogomol bogos bogota
    boguska123 bohica boiler boilerma boing boingo bojangle bokser bolaji bolat bolero bolita
    bolitas boliva bolivi bollix bollock bollocks bollox bologna boloto bolton boludo bomba
    bombadil bombay bomber bomberman bombero bombers bombo bombom bombshel bommel bonaire bonanza
    bonapart bonbon bondage bondar bondarenko bonefish bonehead boneman boner boners bones boness
    bonethug bonethugs boneyard bonghit bonghits bongo bongos bongtoke bongwater bonheur bonit
    bonita bonito bonjou bonjour bonjovi bonker bonkers bonni bonnie bonny bonobo bonoedge bonovox
    bonsai bonscott bonzai bonzo boobear boobed boober boobie boobies boobis boobless boobman
    boobo booboo boobs boobss boobys boochie boodie boodle boodog boofer booga boogaloo booger
    boogers boogie boogiema boogle boognish boogyman boohoo bookcase booker bookert bookie
    bookmark books bookworm booman boomba boomboom boombox boome boomer boomerang boomers boomtown
    boondock booner boonie booom booper boopie booster bootay bootcamp booter bootie booties
    bootleg bootmort bootneck boots bootsie bootsman bootsy booty bootycal bootycall bootyman
    bootys booya booyaa booyah booyaka boozer bopper borabora borboleta bordeaux boredboi4u
    boricua boriqua boris borisenko boriska borisov borisova bornfree borntorun boroda borodin
    borodina boromir borracho borris borussia bosco boscoe boscos bosox bossdog bosshog bosshogg
    bosslady bossman bossss bosstone bosto boston botafogo botanik bottle bottom boubou bouboule
    boulder boulette bounce bouncer bounder bounty boutit bovine bowhunt bowhunte bowhunter bowler
    bowling bowser bowtie bowwow boxcar boxer boxers boxing boxman boxster boxter boxxer
    boy4u2ownnyc boyboy boyfriend boyfriend1 boyscout boytoy boywonde bpgjldsgjldthnf bpvtyf
    brabus bracken braden bradford bradle bradley bradpitt brady brahms braindea bramble branca
    brandan brandi brandie brandnew brando brandon brandon123 brandy branford brasco brasi brasil
    brasilia bratan brattax bratz brause bravada bravehea braveheart braves bravo bravos braxton
    brayan brayden brazil brazzers breadfan breadman breads breakdance breaker breakers breakfas
    breanna breast breasts breathe brebre breeze breezer breezy brehznev breitlin bremen brend
    brenda brendan brenden brendon brenna brennan brent brentfor brentwoo brest bretagne brethart
    brett brewcrew brewski brewster brian briana brianb brianc briand briane brianjo briank brianm
    briann brianna brianne brianp brians brianw bribri briciola bricks bricky bridge bridget
    bridgett bridgette briefs brielle brigada brigette bright brighton brigit brigitte brille
    brillian brilliant brillig brillo brimston bringit bringiton brisbane bristol britania britney
    britneys britt brittan brittany brittany12 brittney broadband1 broadway brodie broken
    brokenhear broker bronc bronco broncos brondby bronson bronte broodwar brook brooke brookie
    brookly brooklyn brooks brooksie brooze brother brothers brown browncow browndog browneye
    browneyes browneyes1 browni brownie browning brownlov brownn browns brownsugar browny browseui
    bruce brucelee bruces brucew brucewayne brucey brucie bruin bruins bruiser brujah bruno brunob
    brunodog brunos brunswic brutis brutu brutus bryan bryana bryant bryce bryson bscirc bsmith
    btnjey bubba bubbaa bubbabub bubbadog bubbah bubbaman bubbas bubber bubbie bubbl bubble
    bubblebox bubblegu bubblegum bubblegum1 bubbles bubbles123 bubby bublik bubluk buccanee buceta
    bucker bucket buckey buckeye buckeyes buckfast buckie buckley buckshot buckskin buckster
    buckwhea buckwheat buckwild bucky bucuresti budapest budda buddah buddha buddie buddog buddy
    buddyboy buddycat buddydog buddylee buddys buddyy budgie budice budlight budlite budman
    budster budweise budweiser budweiser1 budwiser buffa buffal buffalo buffalos buffer buffet
    buffett buffie buffon buffy buffys bugaboo bugaga bugatti bugeye bugger buggy bugman bugmenot
    bugsbunn bugsbunny bugsbunny1 bugssgub bugsy buheirf buhjvfybz buick builder bujhm bujhmbujhm
    bujhtr bukkake bukola bukowski buldog buldozer bulgakov bulldawg bulldo bulldog bulldogg
    bulldogs bulle bullet bullfrog bullgod bullhead bullit bullitt bullnuts bullride bullrun bulls
    bullseye bullshi bullshit bullwink bullyboy bulova bultaco bumble bumblebe bumblebee
    bumblebee1 bumbum bumerang bumhole bummer bumper bumsen bunches bundao bundas bungalow bungee
    bunghole bungie bungle bunker bunkie bunky bunnie bunnies bunns bunny bunnyman bunnys bunyan
    buratino burberry burbon burger burlpony burltree burly burner burnout burrfoot burrito burton
    burunduk burzum busdrive busen bushed bushel bushido bushmast bushwack bushwick busines
    business businessbabe businka busman busta bustanut buste busted buster busters bustle busty
    busybee butane butch butcher butchie butchy buterfly buthead butkus butler butter butterba
    butterball butterbean buttercu buttercup buttercup1 butterfl butterflies butterfly butterfly!
    butterfly0 butterfly1 butterfly2 butterfly3 butterfly4 butterfly5 butterfly6 butterfly7
    butterfly8 butterfly9 butters buttface buttfuck butthea butthead butthole buttlove buttman
    buttmunc buttmunch buttnut buttnutt buttocks button buttons buttplug buttsex buttss butttt
    buzhidao buzzard buzzer buzzers buzzkill buzzman buzzsaw buzzword buzzy buzzzz bvgthbz
    bvgthfnjh bvlgari bvp33w7epu bwana bwfq23jp7f bxdumb byabybnb byajhvfnbrf bycnbnen bydand
    byebye bykemo bynthytn byoung bypop byrjuybnj bysunsu byteme c123456789 c43dae874d c43qpul5rz
    caball caballer caballero caballo cabbage cabbages cabbie cabernet cabezon cabibble cabible
    cabinboy cabledog cableguy cableman caboose cabowabo cabrera cabrio cabron cacaca cacapipi
    cacca cachero cachondo cachorro cachou cacique cactus cadaver caddis caddy cadence cadillac
    cadman caesar caeser cafemom caffreys cagiva caiman caitlin caitlyn cajun calamity calavera
    calbear calbears calcio calculator calderon caleb calgary caliban calibra calico calida
    calient caliente californ californi california california1 caligula calimer calimero caline
    calipso calla callaway calli callie calliope callista callisto callme callofduty callum
    calpoly calvary calvin calypso camaleon camaleun camar camara camaro camaron camaross camber
    cambiami cambria cambridg cambridge camden camel cameleon camelia camell camelo camelot camels
    cameltoe camera camero cameron cameron123 camil camila camilit camill camilla camille camilo
    camino camion camneely campari campbell campeo campeon camper camping campos camron camster
    canabis canad canada canadian canadien canalc canard canaries canario canary canbeef cancan
    cance cancel cancer cancun candace candela candelaria candi candice candida candide candies
    candle candlebo cando candoo candy candyass candybar candycan candycane candycane1 candygirl
    candygirl1 candyman candys canela canelle canes canesfan canibus canine canman cannabis
    cannelle cannibal cannibus canno cannon cannonba cannonda cannondale canon canoneos canseco
    cantik cantina cantona cantstop canuck canucks canyon caonima capcom capecod capetown capital
    capitals capitan capoeira capone capri caprice capricor capricorn capricorn1 capricornio
    capslock capstan captain captaink captiva capucine caraca caracas caracol caraj carajo caralho
    caramba caramel caramella caramelo caramon caravan carbine carbon carcass cardiff cardigan
    cardinal cardinals cardinals1 cardman cardss carebear carebears carebears1 career carefree
    caren carguy caribe caridad carina carine carioca carisma carissa carito carla carleen carlene
    carling carlit carlito carlitos carlo carlos carlota carlotta carlsbad carlsberg carlton
    carman carme carmel carmela carmelita carmella carmelo carmen carmex carmine carnage carnaval
    carnival carol carola carolcox carole carolina caroline carolyn carpedie carpediem carpediem1
    carpente carpenter carpenter1 carpet carrera carrie carrot carrots carson carsten cartagen
    carter carthage cartma cartman cartmen cartoon cartoons carvin carwash caryl caryn casablan
    casablanca casandra casanova cascada cascade caseih caserta casey caseyboy caseydog caseys
    cashew cashflow cashmone cashmoney cashmoney1 casino casio casita caspe casper cassandr
    cassandra cassandra1 cassidy cassie cassiope cassis cassius castaway caster castill castillo
    castle castor castro catalin catalina catania catarina catbert catboy catcat catcher catchme
    catdaddy catdog caterham caterina caterpil cateye catfight catfish catfood catharine cathay
    catherin catherine catherine1 cathie cathleen catholic cathouse cathrine cathryn cathy catina
    catinhat catlover catman catmando catnip catrin catrina catsdogs catsmeow catsss catter catty
    catwalk catwoman caustic cavalier cavalla cavallo cavalo caveman cavscout cayenne cayman
    cayuga cazzo cazzone cbarkley cbcmrb cbcntvf cbhbec cbhtqa cbhtym cbkmdf cbljhjdf cbljhtyrj
    cbrown cbufhtnf cbvjyf ccbill cccccc cccdemo cdavis cdexswzaq cdfoli cdjkjxm cds04121989
    cdtnbr cdtnf cdtnjxrf cdtnkfy cdtnkfyf cdtnkfyrf cdtnkzxjr cdtnrf cdznjckfd ceasar ceaser
    cecelia cecile cecili cecilia ceckbr cedric ceejay cegthgegth cegthgfhjkm ceilidh celeb
    celebrat celebrit celebs celeron celest celeste celestia celestine celia celica celicagt celin
    celina celine cellphon cellphone cellphone1 celti celtic celtic1888 celticfc celtics celula
    celular cement censor centaur centauri center centra central centrino centurion century
    cepetsugih cepseoun cerber cerbera cerberus cerebro cerebus cerise cerulean cervantes cerveza
    cesar cesare cessna cestmoi cevthrb cexfhf cfdbyf cfdtkbq cfhfnjd cfiekmrf cfiekz cfitymrf
    cfkfvfylhf cfnfyf cfrehf cfvceyu cfvehfq cfvfhf cfvjktn cfvlehfr cfymrf cfytxrf cgfhnfr
    cghfdjxybr cgtwbfkbcn chablis chacal chach chacha chachi chaching chacho chaddy chadwick
    chaika chainsaw chaise chaka chakra chalky challeng challenge challenger chalupa chamberl
    chambers chameleo chamois chamonix champ champagn champagne champio champion champions champs
    chanc chance chancho chanda chandan chandle chandler chandra chandu chane chanel chanelbag
    chanelle changa change change1234 changeit changeme changepa changer changes chango channel
    chantal chantel chantelle chaos chaoss chaparra chapman chappie chappy chapstic characte
    character charger chargers chargers21 charisma charisse charit charity charl charla charle
    charlee charleen charlene charles charless charlest charley charli charlie charlie123 charlieb
    charliem charlies charline charlize charlott charlotte charlotte1 charlton charlus charly
    charly2004 charmaine charme charmed charmin charming charon charro charvel chase chaselo
    chaser chasey chasity chasmo chastity chato chaton chatte chaucer chavez chazz chbjun cheater
    cheburashka chech cheche checker checkers checkit checkito checkmat checkmate cheddar cheeba
    cheech cheeks cheeky cheer cheerio cheerios cheerlea cheerleade cheerleader cheerleaers cheers
    chees cheese cheeseca cheesecake cheeser cheesey cheeta cheetah cheeto cheetos cheez cheeze
    cheezit cheezy cheguevara chelios chelle chelle1234 chello chelse chelsea chelsea123 chelseaf
    chelseafc chelsey chelsi chelsie chemical chemist chemistr chemistry chennai cheops cheri
    cherie cherish cherly chernov cheroke cherokee cherr cherries cherry cherrypi cherub cheryl
    cheryle cheshire chessie chessman chessmas chessmaster chessy cheste chester chesters chestnut
    chesty cheval chevell chevelle chevrole chevrolet chevrolet1 chevy chevyman chevys chevyss
    chevytru chevyy chewbaca chewbacc chewbacca chewey chewie chewy cheyanne cheyenn cheyenne
    chgobndg chiapet chiar chiara chibears chicag chicago chicano chicas chicc chicca chicco chich
    chicharito chichi chicho chick chicke chicken chicken123 chickens chickenwing101 chicklet
    chicks chicky chico chicony chicos chicubs chidori chief chiefs chiefy chigger chihuahu
    chihuahua chihuahua1 chiken chiks chilango childre children chileno chilidog chilis chiller
    chilli chillin chillout chilly chimaera chimaira chimay chimera chimpy china chinacat chinadol
    chinaman chinaski chinatow chinchil chinchilla chinchin chinedu chinese chinga chingada
    chingon chingy chinita chinito chinky chinna chinni chinnu chino chinook chintu chioma chiphi
    chipie chipmonk chipmunk chipper chippers chippy chipster chiqui chiquit chiquita chiro chiron
    chisel chisox chispa chitarra chitown chitra chiva chivas chkdsk chloe chloee chloes chobits
    chocha chocho chochoz choclate choco chocobo chocolat chocolate chocolate! chocolate1
    chocolate2 chocolate3 chocolate4 chocolate5 chocolate7 chocolate8 chocolate9 chode choice
    chomper chomsky chongo chooch choochoo chopin choppe chopper choppers choppy chopsuey chorizo
    chosen choucho chouchou choupette chowder chris chrisa chrisb chrisbl chrisbln chrisbrown
    chrisc chrisd chrisg chrish chrisj chrisk chrisl chrism chrisp chrisrey chriss chrissi
    chrissie chrissy christ christa christal christelle christen christer christi christia
    christiaan christian christian1 christian2 christian7 christie christin christina christina1
    christina2 christine christine1 christma christmas christmas1 christmas2 christo christof
    christop christophe christopher christopher1 christos christy chrisw chrisx chrome chronic
    chronic420 chrono chronos chrysler chrystal chuai chuan chuang chubba chubbs chubby chucha
    chuchi chucho chuchu chuck chuckd chucker chuckie chuckles chucko chucks chucky chula chulita
    chulo chuluthu chumly chumpy chunky chunli chupa church churchil churchill chutney chutrung
    chuvak chyna chynna ciaociao cicci ciccia ciccio ciccione cicero cichlid cierra cigarett
    cigars cimbo cimbom cincinna cinco cindee cinder cinderel cinderella cinders cindi cindy
    cindylou cindys cinema cinemax cingular cinnamon cinta cintaku cinthia cinzia cious cipher
    circle circus cirrus ciscokid citadel citibank citizen citroen citron citrus cityboy civicex
    civics civicsi civilwar cjcbcrf cjdthitycndj cjfrf cjhjrf cjkjdtq cjkysir cjkysirj cjkywt
    cjlove cjmasterinf cjrjkjdf cjymrf cjytxrf cjytxrj ckfdbr ckflrbq ckjybr clahay claire
    clambake clancy clapton clara clare clarence claret clarets clarice clarinet clarion clarissa
    clarisse clark clarkie clarkken clarkkent clarks class classact classe classi classic classics
    classof200 classof201 claude claudette claudi claudia claudine claudio claudiu clave claybird
    claymore clayton clearwat clemence clement clemente clementine clemson cleocat cleodog
    cleopatr cleopatra cleopatra1 cleric clevelan cleveland cleveland1 clever clicker clifford
    cliffy clifton climax climber climbon clinton clipper clippers clips clitlick clitoris
    clitring clitty clochette clocker clockwor cloclo cloggy closeup cloud clouds cloudy clove
    clover clovis clownboy clowns clticic clubber clubpenguin clueless clutch cm6e7aumn9 cmfnpu
    cmoney cneltyn cnfcbr cnfhsq cnfkrth cnfnbcnbrf cnfybckfd cnhfcnm cnhfyybr cnhjbntkm cnhjqrf
    cnhtkjr cnhtktw cnhtrjpf cnjvfnjkju cntgfirf cntgfy cntgfyjdf cnthdf coastie cobain cobaka
    cobalt cobber cobblers cobra cobrajet cobras cobraya cobweb cocacol cocacola cocaine
    coccinella cochino cochise cochon cocker cockgobbler cockman cockring cocks cocksuck
    cocksucker cocoa cococo cocococo cocodog cocoloco cocomo coconut cocopuff cocorico cocotte
    cocteau codeblue codeman codered codfish codydog codyman coffe coffee coffees cogito cognit
    cohiba cojones cokeisit cokeman coldbeer coldfire coldplay coleen colegiata coleman coleta
    colette colfax colgate colibri colin collant collants collecti collecto colleen college
    collette collie collin collingw collins colnago colocolo colombi colombia colombo colonel
    colorado colors colossus colour colton coltrane columbia columbo columbus comanche comand
    comander comando combat combat123654 comcast comedy comein comeon comet comets comfort
    comicbook comicbookdb comicbooks comicsans coming command commande commander commando commerce
    commo commodor common communit community compa compac company compaq compass complete compton
    compusa computador computadora compute computer computer11 computer12 computer123 computers
    conair conan concac concepcion concetta concord concorde concordi concrete conditio condom
    condor conducto conehead conej conejo confiden confidence config confirm confused congas
    conker conman connard connect connecte connecti connection conner connery conni connie conno
    connor conny conrad conrail consense constanc constance constantin constantine construc
    consuelo consulta consumer contact containe contax contex continue contortionist contour
    contra contrase contrasena contrera contro control converse coochie cooker cooki cookie
    cookiemons cookiemonster cookies cookies123 cooking cool123456 coolbean coolbeans coolbeans1
    coolboy coolbree coolcat coolcool cooldude cooler coolfool coolgirl coolguy coolhand coolie
    coolio coolkid coolman coolness coolone coolwhip coonass coondog cooool coope cooper coopers
    coors coorslig coorslight coorslit cooter cootie copenhag copenhagen copernic copper copter
    coral coralie corazo corazon corbin cordelia cordell123 cordoba coregmedia corentin corey
    corgan corgi corina corine corinna corinne corkey corkie corleone cormac cornbrea cornbread
    corndog cornel cornelia corneliu cornelius cornell cornet cornfed cornflak cornhole cornholi
    cornholio cornhusk cornwall corolla corona coronas corone coronet corperfmonsy corporat
    corpsman corrado corran corrie corrine corsa corsair corsano corset corsica cortez cortina
    cortland cortney corvair corvet corvett corvette corvus cosette cosita cosmic cosmin cosmo
    cosmodog cosmopolitan cosmos cossie costaric costarica costco cosworth cottage cotton coucou
    cougar cougars couger counchac countach counte counter counterstrike countr country countryb
    countryboy countyli coupon couponmom coupons couponsc10 courage courtne courtney courtney12
    couscous cousin cousteau covenant coventry covingto cowabung cowbo cowboy cowboys cowboyup
    cowdog cowgirl cowman cowpie coyote coyotes cozumel cqnwhy crabby crabcake crack cracker
    crackers crackhea crackhead crackhead1 cracksevi cracky cradle crafty craig craiger craigs
    cramps cranberr crapola crapper crappie crash crasher craving crawdad crawfish crawford
    crawler craxxxs crayfish crayola crayon crazy crazybab crazybitch crazyboy crazyc crazycat
    crazyd crazydog crazyfrog crazygirl crazygirl1 crazyj crazyman crazyzil crazzy cream creampie
    creamy creamyou create creatine creation creativ creative creaven creeper creepers creosote
    crepusculo crescent cressida cresta cretin crevette crevice crewcom crfnbyf crfprf crhbgrf
    cribbage cricke cricket crickett cricri criminal crimson crippler crisco crispy cristal cristh
    cristi cristia cristian cristiano cristiano7 cristina cristo cristy critter critters crjhgbjy
    crjhjcnm croaker croco crocodil crocodile crocus cronaldo cronic cronos crossfir crossfire
    crossroa croucher crouton crowbar crowbird crowes crownvic cruella cruise cruiser crumbs
    crumpet crunch crunchy crusader crusher crushme crusty cruzazul cruzer crybaby crypto crysis
    crystal crystal123 cstock cstrike csyekmrf csyekz csyjxtr ctcnhf ctdfcnjgjkm cthlwt cthtuf
    cthulhu cthulu cthutq cthuttdbx cthuttdf cthuttdyf ctrhtn ctrhtnyj ctvtyjd ctvtyjdf cubalibr
    cubalibre cubana cubano cubase cubbie cubbies cubby cubfan cubsfan cubswin cucciola cucciolo
    cucina cuckold cucumber cuddles cueball cuervo culebra culero culinary culito cullen cumalot
    cumberla cumeater cumface cumhard cumload cumlover cummer cummin cumming cummins cumnow
    cumonme cumquat cumshot cumshots cumslut cumsuck cumsucker cumulus cunningh cuntfinger
    cunthole cuntlick cunts cuntsoup cupcake cupcake123 cupcakes cupoi curious curitiba curiva
    curlew currahee curtis custard custom cuteako cutegirl cuteko cuteme cutie cutiepie cutiepie12
    cuties cutlass cutter cuttie cuxldv cvbhyjd cvbhyjdf cvetok cvthnm cvtifhbrb cvzefh1gkc cwoui
    cxfcnkbdfz cxfcnm cxfcnmt cxfcnmttcnm cxzdsaewq cyber cyberia cyberman cybernet cyberonline
    cybersex cyborg cybrthc cyclone cyclones cyclops cyecvevhbr cyfqgth cygnus cyjdsvujljv cyklone
    cynthi cynthia cypher cypress cyprus cyrano cytuehjxrf cytujdbr cyzkhw czarny czekolada
    d0r1nc0urt d123456789 d2xyw89sxj d71lwz9zjs d9zufqd92n dabears dabomb daboss daboys dabulls
    dadada dadadada daddie daddio daddy daddygirl1 daddymac daddyo daddys daddysgirl daddyy
    daedalus daemon daewoo daffodil daffy daffyduc daffyduck daftpunk dagestan dagger dagobah
    dagobert dagwood daimon daisey daishi daisie daisuke daisy daisydog daisymae daisymay daisys
    dakine daking dakot dakota dalamar dalejr dalglish dalia dalila dalla dallas dallastx dalmatio
    dalshe dalton damager daman damaris dameon damia damian damien damilare damilola damion damir
    dammit damngood damnit damnyou damocles danang danbury dance dance4life dancer dancing dandan
    dandelio dandelion dandfa dandie danelle danette dangel danger dangerou dangerous dangerous1
    dangerous12 dangit danica danie daniel daniela daniele danielit danielito daniella danielle
    danielle12 daniels daniil danijela danika danil danila danilka danilo danilov danilova danimal
    danish danita danman danmark danna danni danniash dannii danno dannon danny dannyb dannyboy
    dannyd dannyg dannys danone dante dantes danthema dantheman dantist danzig daphne dapimp
    dapper darci darcy daredevi daredevil daredevil1 daria darian darien darina dario darion
    darius darkange darkangel darkangel1 darkelf darken darkfire darkhors darkjedi darkknig
    darkknight darklord darkmage darkman darkmanx darkmoon darknes darkness darknigh darknight
    darknite darkone darkseed darkside darksoul darksta darkstar darksun darkwing darkwolf darla
    darleen darlene darling darnell darock darre darrell darren darrian darryl darter darth
    darthmau darthmaul darthvad darthvader dartmout daruma darwin dasani dasboot dascha dasein
    dasha dashadasha dashenka dashit dashka dastan datalife datalore dating datnigga datsun
    daughter daulet dauphin dauren davecole daveman davex daveyboy david davidb davidc davidd
    davide davidg davidh davidj davidk davidkin davidl davidlee davidm davido davidoff davidp
    davidr davidruiz davids davidson davidt davidw davinchi davinci davion davis davros dawggy
    dawgs dawidek dawna dawns dawson daxter dayan dayana dayday daydream dayna daystar daytek
    dayton daytona daywalker dazed dazzle dazzler dbacks dbityrf dbjktnnf dblock dbnfkbq dbnfkbr
    dbnfkz dbrbyu dbrecz dbrekz dbrnjh dbrnjhbz dbrnjhjdbx dbrnjhjdyf dbrown dbyjuhfl dclxvi
    dcowboys dcpugh dctdjkjl dctktyyfz dctulf dctvcjcfnm dctvgbplf dctvghbdf dctvghbdtn dcunited
    ddddd dddddd ddddddd dddddddd dddddddddd dddsss ddgirls deacon deacons deaddog deadend deadeye
    deadfish deadhead deadlift deadlock deadly deadman deadmeat deadmoin deadpool deadsexy
    deadsoul deadspin deadwood deadzone deagle deamon deana deann deanna deanne deano dearbook
    death deathnote deathnote1 deathrow deathsta deathstar debbie debby debeers debora deborah
    debra debrah debugger decatur decembe december december10 december11 december12 december13
    december14 december15 december16 december17 december18 december19 december20 december21
    december22 december23 december25 december28 december31 decembre decimal declan dedalus dedede
    dedewang dedham dedhed deebee deedee deedlit deejay deeman deena deepak deepblue deepdive
    deepika deeppurple deepsea deepthro deepthroat deepwate deere deerhunt deerhunter deerpark
    deeznuts deeznutz defamer default defcon defender defiant defjam deflep deftone deftones
    degauss dehpye deicide deidara deidra deidre deimos deirdre deirjj deisel dejavu dekal
    delacruz delaney delasoul delboy delenn delerium deles delete delfi delfin delfina delfino
    delgado delia deliciou delicious delicious1 delight delilah delite della delldell delma delois
    delonge delorean delores deloris delphi delphin delphine delpiero delpiero10 delray delsol
    delta deltachi deltaforce deltaone deltas deltasig deltic deluge deluxe dembel demeter demetri
    demetria demetrio demetriu demian demigod demilovato demolay demoman demon demon12345
    demon1q2w3e demon1q2w3e4r demon1q2w3e4r5t demona demond demons denali denden deneme denhaag
    denice deniro denis denisa denise deniska denisov deniss denmark denni dennis dennys dental
    dentist denver denwer denzel depeche depechemode derek dereks derevo derick derparol derrek
    derren derrick derrickh dervish desade desadesa desant desdemon desember desert design
    designer desire desiree deskjet deskpro desktop desmond desperad desperado desperados dessar
    dessie destin destinee destini destiny destiny123 destro destroy destroye destroyer detectiv
    dethklok detlef detroit detroit313 deuce deusefiel deusex deutsch deutschl deutschland deviant
    devil devilboy devildog devildriver devilish devilman devilmay devilmaycry devilmaycry4 devils
    devin devine devochka devon dewalt dewars dewayne dewdrop dexte dexter dextur dezember dfadan
    dfcbkbcf dfcbkbq dfcbkmtd dfcbkmtdf dfcbktr dfcmrf dfg5fhg5vgfh1 dfghjc dfhdfhf dfhtybr
    dfhtymt dfkmltvfh dfkmrbhbz dfkthbq dfkthbr dfkthbz dfkthf dfktyjr dfktynby dfktynbyf
    dfktynbyrf dfktyrb dflbvrf dfnheirf dfvgbh dfymrf dfytxrf dgoins dgthtl dharma dhjnvytyjub
    dhtlbyf diabl diablo diablos diabolic diabolik diabolo diadora dialer dialog diamant diamante
    diamon diamond diamond123 diamondb diamondd diamonds diana dianas diane dianka diann dianna
    dianne dianochka diapason diaper diavolo dicanio diceman diciembr diciembre dicker dickface
    dickhead dickie dickies dickless dicklick dickme dicks dickster dicksuck dickweed dicky
    dictiona dictionary diddle diddy didididi didier didine didit diego dieguito diehard diese
    diesel diesirae dietcoke dieter dietmar differen digdug digge digger diggers diggity diggler
    digimon digita digital digitalprodu digitex digiview digler digweed dilara dilbert dildo
    dildos dilligaf dilligas dillinge dillon dillweed dilnoza dilshod dimabilan dimadima diman
    dimanche dimarik dimas dimasik dimebag dimedrol dimensio dimension dimidrol dimitri dimitris
    dimitry dimochka dimon dimple dimples dimsum dimwit dinah dinamit dinamite dinamo dinara
    dindom dinero dinesh dingbat dingdong dingo dingos dinkle dinkus dinmamma dinosaur dinsdale
    diogenes dionis dionne dionysus diosesamo diosesamor diosesfiel dipascuc diplom dipper dipset
    dipshit dipstick director direktor direwolf dirkpitt dirtbag dirtball dirtbike dirty dirtybir
    dirtyboy dirtyd dirtydog dirtygirl dirtyman discgolf discman disco discover discovery discus
    diskette disne disney disneyland disturbe disturbed disturbed1 ditka divad divedeep diver
    divers diversio divin divina divine divorce diwtgm8492 dixie dixiedog dizzle djamaal django
    djctvm djdjxrf djdxbr djembe djgabbab djghjc djhjyf djhvbrc djkjlz djkrjd djkrjdf djkrjlfd
    djkujuhfl djkxbwf djljgfl djljktq djtiesto dkalis dkflbckfd dkflbdjcnjr dkflbr dkflbvbh
    dkflbvbhjdbx dkflbvbhjdyf dkjfghdk dknight dkxjizc282 dlanod dlanor dmband dmfxhkju dmitriev
    dmitrii dmitrij dmitriy dmitry dmoney dnevnik dnomyar dnsadm dnstuff dobber doberman dobie
    dochka docker dockers docto doctor doctorj doctorwh doctorwho dodge dodger dodgeram dodgers
    dodges dodgeviper dododo dodong doedel doesit dogballs dogbert dogbite dogbone dogboy dogbreat
    dogbreath dogcat dogday dogdays dogdog dogface dogfart dogfight dogfish dogfood dogfuck dogger
    dogggg dogggy doggie doggies doggone doggy doggydog doggys doggysty doggystyle doghead doghot
    doghouse dogleg doglover dogma dogman dogmeat dogphil3650 dogpile dogpound dogshit dogstar
    dogstyle dogwood dohcvtec doitnow dokken doktor dolapo dolemite dolfan dolfin dolina dolittle
    dolla dollar dollarbi dollars doller dollface dollie dolly dolomite dolore dolores dolphi
    dolphin dolphins dolphins13 domainlock2005 domani domdom domenica domenico domenow domin
    dominati dominator doming dominga domingo domini dominic dominican1 dominick dominik dominika
    dominion dominiqu dominique dominique1 domino dominos dominus domodedovo domodo domovoy donal
    donald donaldduck donaldo donatello dondon doneit donger dongle donita donjuan donke donkey
    donkeykong donking donna donnas donner donnie donovan donsdad dontae dontask dontcare dontdoit
    dontforg dontforget dontgotm donthate dontknow donttell donuts doober doobie doodad doodah
    doodie doodle doodlebu doodlebug doodlebug1 doodles doodoo doofer doofus doogie doogle doohan
    dooker dookie doomer doomsayer.2.7mords.v doomsayer.2.7mords.vv doomsday dooper doorknob
    doozer dopehead dopeman doraemon dorcas doreen doremi dorene doretha dorian doright dorina
    dorinda doris doritos dorkus doroga doromich dorota doroth dorothea dorothee dorothy dorris
    dorsai dortha dorthy dortmund dotcom dothedew dotnet dottie double doubled douche doudo doudou
    doudoune dougal doughboy dougie dougla douglas dovajb dovetail dovie dowjones downhill
    download downlow downtown downunde dposton drache drachen draco dracon draconis dracul dracula
    dragan dragnet drago dragon dragonage dragonba dragonball dragonballz dragonfi dragonfire
    dragonfl dragonfly dragonfly1 dragonla dragonma dragons dragonss dragonz dragoon dragos
    dragoste dragrace dragstar dragster dragula drahcir drakcap drake draken drakkar drako drakon
    drakula dramaqueen dranreb draven drawde drdoom dreads dream dreamcas dreamcast dreame dreamer
    dreamers dreamgirl dreaming dreamon dreams dreday dresden dressage drevil drewman drexel
    drgonzo dribble drifter driller drinker dripik driver drizzit drizzt drjynfrnt drlove drogba
    drongo droopy dropdead dropkick dropzone drowssap drpepper drstrang druid druids drumandbass
    drumer drumline drummer drummers drumnbass drumset drumss druss druuna drwho drywall dshade
    dsmith dsobwick dtcyeirf dtheyxbr dthjxrf dthjybrf dthjybxrf dthyjcnm dtkjcbgtl dtlmvf dtnfkm
    dtxyjcnm dtythf dually dubesor dublin ducat ducati duchess duckey duckhunt duckie duckling
    duckman duckpond ducks ducksoup ducky ducttape dudder dudelove dudeman duder dudley duende
    duetto duffbeer duffer duffman dugway duhast dukeblue dukedog dukenuke dukenukem dukers
    dukester dukey dukies dulce duluth dumass dumbass dumbfuck dumdum dummie dummies dummys dumpy
    dunamis dunca duncan dundee dungeon dunhill dupadupa dupont duracell duramax durandal durango
    durdom durex duster dustin dustoff dusty dustydog dutches dutchess dutchie dutchman dutchy
    dvader dvdcom dwayne dwdrums dwight dyanna dylan dylandog dylans dynamic dynamite dynamo
    dynastar dynasty dynomite dynxyu dzakuni dzxtckfd eadgbe eagle eagleeye eagleman eagleone
    eagles earlene earlgrey earline earnestine earnhard earnhardt3 earth earthlin earthlink earwig
    eastbay easter eastern easton eastside eastside13 eastwest eastwood easygo easypass easypay
    easyride eatass eatcum eather eatit eatme eatmeat eatmee eatmenow eatmeraw eatmyass eatpussy
    eatshit ebeans ebenezer ebonee ebony eclips eclipse economia economics ecosse ecstacy ecuador
    edberg edcrfv edcwsxqaz eddie eddies edelweis edgar edgard edgewise edgewood edibey edifier
    edinburg edinburgh edison edith edmond edmonton edmund edoardo edthom eduard eduardo educatio
    education education1 edvard edwar edward edwardcullen edwards edwardss edwin edwina edxk20qmfs
    edythe eeeeee eetfuk eeyore efbcapa201 effie efremov efyreg eggbert egghead eggman eggplant
    egoist egoiste egorka egorov egorova egroeg eh1k9oh335 eider eieio eightbal eightball eighteen
    eileen einstei einstein eintrach eintritt eistee ejaculation ekaterina ekaterina20 ekbnrf
    ekilpool eklhigcz ekmzyf eknock elain elaina elaine elaman elbarto elbereth elcamino eldar
    eldiablo eldorado eldritch eleanor eleanore electr electra electric electrical electro
    electron electronic electronics elefant elefante elektra elektrik elektro element element123
    elementa elements elena elenberg elendil elenka elenor eleonora elephan elephant elessar
    eleven elfquest elfstone elgato elgordo elguapo eliana elida elijah elinor elisa elisabet
    elisabeth elisabeth1 elisabetta elise elisha elissa eliston eliza elizabet elizabeth
    elizabeth0 elizabeth1 elizabeth2 elizabeth3 elizabeth7 elizabeth8 elizabeth9 elizaveta
    elizebeth eljefe elkcit ellada elland ellehcim ellen ellie elliot elliott ellobo elloco
    elmejor elmers elmira elnino elnora elocin elodi elodie elohim eloisa eloise elouise elpaso
    elric elrond elsalvador elsie eltoro elvia elvir elvira elvis elvisp elviss elway elwood elyse
    elysium emachine emachines emachines1 email emanue emanuel emanuela emanuele embalm embalmer
    embrace emerald emergenc emerica emerson emili emilia emiliano emilie emilio emilka emily
    emilyann emilyb emilys emine eminem emirates emmajane emmanue emmanuel emmanuelle emoboy
    emogirl emokid emotional emperor empire empires employment emyeuanh enamorad encarta encore
    ender endgame enduro endymion endzone energia energie energize energizer energy enfant enfield
    enforcer engage engine engineer engineering englan england english enigm enigma enjoyit enkeli
    enkidu enlighte enolagay enrico enriqu enrique enriqueta enter enterme enternow enterpri
    enterprise entertai entrada entrar entropy envision epaulson epervier epiphone epsilon epson
    eqes606898 equinox eragon eraser erasmus erasure erathia erbol ercole erdfcv erdna erebus
    erection ereiamjh erevan erfolg erhfbyf erica erick ericka ericsson erika erkina erlan erlinda
    ermine ernes ernest ernestina ernestine ernesto ernies erotic erotica erotik erreway ersatz
    erxtgb esbjerg escada escaflowne escalade escape escher escobar escola escorpio escorpion
    escort escrima esenin eshort eskimo esmerald esmeralda esmeralda1 esmith espace espagne espana
    espanol esperanz esperanza esperanza1 espero espoir espresso esprit esquire essayons essence
    essendon essie estate esteba esteban estefan estefani estefania estela estella estelle ester
    esthe esther estoppel estrada estreet estrela estrell estrella estrellit estrellita eternal
    eternity ethan ethanryan01 ethel ethernet ethiopia etienne etnies etoile etower ettore euclid
    eudora eugen eugene eugeni eugenia eugenie eugenio eulalia eumesmo eunice euphoria eureka
    eurocard euroline europ europa europe euskadi euteamo evanescence evangeli evangelina
    evangeline evangelion evbukb eveli evelin evelina evely evelyn evenflow evenpar everclea
    everest everett evergree evergreen everlast everlong evermore everques everquest everto
    everton evertonf everyday everythi everything evets evette evgeni evgenia evgenii evgeniy
    evgeniya evgeny evgesha evildead evildick evilone evite evolutio evolution evolution1 evonne
    evropa ewanko ewelina ewtosi ewyuza exbntkm excalibe excaliber excalibu excalibur excell
    excellen excellent excelsio excite exciter exclusiv executiv executor exigen exigent exocet
    exodus exotic expediti expert exploite exploiter explorer express extacy extasy extensa extrem
    extreme eybdthcbntn eyeball eyecandy eyedoc eyespy eyphed ezekiel ezekiel11991 ezequiel
    ezmoney f1uuhza723 fabfive fabia fabian fabiana fabie fabien fabienn fabienne fabio fabiol
    fabiola fabolous fabregas fabric fabrice fabrika fabrizi fabrizio fabulous faca210898 facebook
    facefuck faceoff facesit facial facile fackyou faerie fafnir fagget faggot fahayek fahbrf
    fahjlbnf failsafe failte fairchil fairfiel fairlady fairlane fairmont fairview fairway fairy
    faisal faith faithful faithy fajita fakepass faktor falcon falcons falcor fallen fallen_angel
    fallenangel fallengun fallout falloutboy falstaff famil famili familia familie
    familiyafamiliya famille family familyguy familyguy1 famous fanatic fanatik fanboy fanclub
    fandango fanfan fannie fannies fanny fanta fantas fantasia fantasma fantasti fantastic
    fantastic4 fantasy fantik fantom fantomas fantomen faramir faraon farcry farfalla farfallina
    fargus farhad farhan farida farkle farley farmacia farmall farmboy farmer farooq farouk farout
    farrah farscape farside farter fartface farting fartman fartripper fashion fastback fastball
    fastcar fastcars fastdraw fasted faster fastfood fastfun fastlane fastman fastone fatass
    fatback fatbitch fatbob fatboy fatcat fatcock fatdaddy fatdick fatdog fatfree fatgirl fatgirls
    fathe fathead father fatim fatima fatjoe fatkid fatman fatmike fatone fatpussy fatrat fatty
    faustus favorit favour favre fcazmj fcbarcelona fcbayern fcgbhby fcporto fdfnfh fdhjhf fduecn
    feanor fearless fearme feather feathers febrero februar february feder_1941 federal federer
    federic federica federico federov fedora fedorov fedorova feeder feedme feelgood feelme
    fefolico feldspar felecia felice felici felicia felicida felicidad felicidade felicita
    felicitas felicity feliks felina feline felip felipa felipe felisha felix felixx felixxxx
    fellatio fellini fellow fellowes female femmes fencer fende fender fenerbahce fengshui feniks
    fenix fenomen fenomeno fenrir fenris fenster fenway ferari ferarri ferdi ferdinan ferdinand
    fergie fergus ferguson fermat fermer fernand fernanda fernandes fernandez fernando ferndale
    fernie ferrar ferrari ferraris ferreira ferret ferrets ferrina ferrum fester festina festiva
    festival festus fetish fettish feuerweh feuerwehr fevral feyenoor feyenoord feynman fffff
    ffffff fffffff ffffffff ffffffffff ffggyyo fgdfgdfg fghbjhb fghjkl fghtkm fgjcnjk fgjrfkbgcbc
    fgntrf fgtkmcby fhbirf fhbyjxrf fhctybq fhifdby fhnehxbr fhntvbq fhntvrf fhrflbq fhutynbyf
    fhvfutljy fialka fibonacci fickdich ficken ficker ficktjuv fiddle fiddler fidelio fidelis
    fidelity fidget fidodido fiesta fietsbel fifnfy figaro fightclu fightclub fighter fighting54
    fighton figment figvam fihdfv filatova filbert filibert filimon filip filipe filipp filippo
    filles filmstar filomena filter finalfan finalfantasy finance financia finbar finder findme
    findout findus fineboy finger fingers finland finley finnland finster fiocco fiona fiorella
    fiorentina firdaus fireball firebird fireblad fireblade fireboy firecat firedawg firedept
    firedog firefigh firefighter firefire firefly firefox firegod firehawk firehose firehous
    fireman firenze fireplug firestar firestarter fireston firestor firestorm firetruc firetruck
    firewall firewire firework fireworks firstone firstone123 firstson firsttim fische fischer
    fishbait fishbone fishboy fishcake fishe fishead fisher fisherma fisherman fisherman1 fishers
    fishes fishface fishfish fishfood fishhead fishhook fishie fishin fishing fishka fishlips
    fishnet fishon fishpond fishtank fishy fister fistfuck fisting fitnes fitness fitta fittan
    fitte fitter fitzgera fiveiron fivestar fixit fizika fizzle fjdksl fkbcrf fkbyjxrf fkbyrf
    fkg7h4f3v6 fkmnthyfnbdf fkrjujkbr fktdnbyf fktirf fktrcfyl fktrcfylh fktrcfylh1 fktrcfylhf
    fktrcfylhjd fktrcfylhjdbx fktrcfylhjdf fktrcfylhjdyf fktrcfylth fktrctq fktrcttd fktrcttdf
    fktyeirf fktyjxrf fktyrf flagman flame flameboy flamenco flamengo flameon flamer flames
    flamingo flange flanker flapjack flapper flappy flaquit flash flashbac flasher flashg flashman
    flashnet flatblocker flatbush flathead flatland flatline flatron flatus flavi flavia flavio
    flblfc fldjrfn fleetwoo fleshbot fletch fletcher fleurs flexible flexscan flhrci flhtyfkby
    flibble flicka flicks flight flimflam flintsto flintstone fliper flipflop flipmode flipoff
    flippe flipper flippy flipside flipyou floflo flogger floppy flopsy flora flore floren florenc
    florence florenci florencia florent flores flori florian florid florida florin florine flossie
    flossy flotsam flounder flowe flower flowerpower flowers flowers123 floyd fltkbyf flubber
    fluff fluffy flutie flvbhfk flvbybcnhfnjh flyaway flyboy flyer flyers flyfish flyfishi flyfly
    flyguy flyhigh flying flyingv flyman flynavy flyrod flyvholm flywheel fmale fnkfynblf fnord
    focus fodase foghat foghorn foiegras fokker folgers folgore followme fomoco fondoom fonzie
    foobar foodie fooey foofight foofoo foolio foolish footbal football football01 football07
    football08 football09 football10 football11 football12 football123 football13 football14
    football15 football16 football17 football18 football19 football20 football21 football22
    football23 football24 football25 football27 football28 football32 football33 football34
    football44 football45 football54 football55 football56 football69 football77 football88
    football95 football99 footboy footer foothill footie footjob footlong footlove footman footsie
    footslav forall forbidde forbin fordfocus fordgt fordman fordtruc fordtruck foreplay foreskin
    forest foreve forever forever123 forfree forfun forget forgetit forgetme forgetmenot forgiven
    forgot forgotit forgotte forgotten forgotten1 forklift forlife format formatters forme formula
    fornow forplay forrest forsaken forsale forsure fortis fortknox fortun fortuna fortunat
    fortune fortytwo forumwp forward foryou forzainter forzajuve forzamilan forzanapoli forzaroma
    forzima fosgate fossil foster fosters fostex fotball fotograf fotze foucault foundati
    foundation fountain fourkids fourplay fourstar fourteen fowler foxbat foxfire foxglove
    foxhound foxmulder foxpass foxracing1 foxtrot foxwoods foxylady foxyroxy fozzie fozzy
    fqrg7cs493 fractal fractals fraggle fragile fragola fragolina framer franc franca france
    frances francesc francesca francesca1 francesco franchis franci francia francine francis
    francisc francisca francisco francisco1 franck franco francoi francois francoise francy frank
    franka franken frankfur frankfurt franki frankie franklin franky franny franzi fraser frasse
    frdfhbev frdfkfyu freak freakboy freaker freakme freakout freaks freaksho freakshow freaky
    freckles freda fredd freddd fredderf freddi freddie freddy freder frederi frederic frederick
    frederik frederiksberg fredfred fredi fredie fredonia fredrau fredrick fredy freebie freebird
    freecell freeclus freedo freedom freedom123 freee freeee freefall freefree freehand freek
    freelanc freelove freema freemail freeman freeme freemusic freenet freeones freepass freeporn
    freeport freeride freesex freespace freestuff freestyl freestyle freestyle1 freetime freeuse
    freeuser freeway freewill freeze fregat frehley freida freiheit fremont french frenchfr
    frenchie frenchy frequenc fresca fresh fresher fresno freude freya freyja frfltvbz friday
    fridolin frieda friedric frien friend friendly friends friends123 friends4ev friendship
    friendste friendster fright frigid frisbee frisco friskie frisky fritos fritter fritz fritzy
    fritzz frnhbcf frodo frogg frogger froggie froggies froggy froglegs frogman frogs frogss
    froinlaven frolov frolova fromage fromhell fromme fromv fromvermine frontera frontier frontosa
    frosch frostbit frosty frosya frozen frozenfish fruitbat fruitcak fruity frxtgb fsunoles
    fu7u4a#$$$ fubar fubared fuchurli fucing fuck_inside fuckall fuckass fucke fucked fuckedup
    fuckem fucker fuckers fuckface fuckfest fuckfuck fuckgirl fuckhard fuckhead fuckher fuckhole
    fuckina fucking fuckinside fuckit fuckitall fucklife fucklove fucklove13 fuckm fuckme fuckmeha
    fuckmehard fuckmeno fuckmenow fuckmyass fuckmylife fucknut fucknuts fuckof fuckoff fuckoff123
    fuckshit fuckslut fuckthat fuckthem fuckthemall fuckthewor fucktheworld fuckthis fucktoy fucku
    fuckuall fuckup fuckwit fucky fuckya fuckyeah fuckyo fuckyou fuckyou123 fuckyou420 fuckyou666
    fuckyouall fuckyoubit fuckyoubitch fuckyouguys fudge fuente fuerte fuesse fufnfrhbcnb fugazi
    fuhrfzgc fujifilm fujimo fujitsu fuking fulcrum fulham fulhamfc fullaccess fullback fulle
    fullhous fullmetal fullmetal1 fullmoon fullred fullsail fumanchu funbags funboy funfun
    funfunfu fungus funguy funhouse funkey funkie funkster funky funmilola funny funnyguy funnyman
    funone funsex funstuff funtik funtime funtimes furball furelise furka furnitur fusion fussbal
    fussball futbol futur futura futurama future futuro fuzzball fuzzie fuzzy fvcnthlfv fvfnjhb
    fvthbrf fwsadn fxzz75$yer fyabcf fyfcnfcbz fyfnjkbq fyfnjkmtdbx fyfnjkmtdyf fyfrjylf fyfyfc
    fylhjvtlf fylhsq fylhtq fylhtqrf fylhttdf fynfyfyfhbde fynjif fynjirf fynjy fynjybj fynjybyf
    fynjyjdf fytxrf fyutk fyutkbyf fyutkjr fyutkjxtr fyyeirf fzappa g13916055158 g9l2d1fzpy gabber
    gabbie gabby gabrie gabriel gabriel123 gabriela gabriele gabriell gabriella gabriella1
    gabrielle gabrielle1 gadfly gadget gadina gadzooks gaell gaelle gaetan gaetano gaffer gagaga
    gagarin gagged gagger gagging gagher gaijin galactic galactus galadriel galahad galant galary
    galatasara galatasaray galatea galax galaxie galaxy galena galeries galileo galina galinka
    gallaghe gallardo gallaries galore galvesto gambit gambler gameboy gamecock gamecocks gamecube
    gameday gamemaster gameon gameover gamer gamera gamers games gamess gametime gamgee gamlet
    gamma gammas ganda gandako gandal gandalf gandhi gandolf gandon ganesh ganesha gangbang
    gangbanged gangrel gangst gangsta gangsta123 gangstar gangste gangster gangster12 ganibal
    ganja ganjaman ganjubas gannibal gansta ganster ganteng ganymede garage garand garbage garci
    garcia garden gardenia garena gareth garfiel garfield garfild gargamel gargoyle garibald
    garion garnet garnier garrett garten garter garuda gasman gasto gaston gatech gatekeep gatewa
    gateway gateways gatinha gatinho gatit gatita gatito gator gatorade gatorman gators gatsby
    gattaca gattone gaucho gaudeamus gaudens gauloise gauntlet gaurav gautam gauthie gautie gavaec
    gavin gaviota gavrik gavrilov gawker gayathri gayatri gayboy gaydar gayguy gayla gayle gaylord
    gaymen gaysex gazelle gazeta gazza gbcmrf gbenga gbgbcmrf gbhfvblf gbjyth gbkbuhbv gblfhfc
    gblfhfcbyf gblfhfcs gbljhfc gbljhfcs gbpacker gbpltw gbrfxe gbyudby gcheckou gcheckout gdtrfb
    gearhead gearsofwar gecko geckos geddylee geekboy geeman geemoney geeque geetha geezer gefest
    geforce gegcbr geheim gehenna gehrig geibcnbr geilesau geirby geisha gembird gemeni gemin
    gemini geminis gemma gemstone gendalf general generation generic genesi genesis geneva geneve
    geneviev genevieve genghis genial geniu genius geniusnet gennadiy gennaro genoveva gentle
    geoffre geoffrey geolog geordie georg george georges georgette georgi georgia georgiana
    georgianna georgie georgin georgina georgiy gepard geral gerald geraldin geraldine gerar
    gerard gerardo gerasim gerasimova gerbera gerbil gerda gerhard gericom gerlinde germa germaine
    german germania germany geroin geronim geronimo geronto gerrard gerri gerrit gerryber gertie
    gertrude geryfe gesperrt getajob getalife getbent getdown getfucked gethigh getin getinnow
    getit getiton getlaid getlost getmein getmoney getnaked getoff getout getpaid getreal getrich
    getsdown getsmart getsome getsum gettherefast gettysbu geujdrf gevaudan gevorg geyser gfccdjhl
    gfccgjhn gfcgjhn gfdkbr gfdkjd gfdkjdf gfgekz gfgfif gfgfrfhkj gfgfvfvf gfghbrf gfgjxrf
    gfhfcjkmrf gfhfdjp gfhfif gfhfljrc gfhfpbn gfhfvgfvgfv gfhfyjbr gfhfyjqz gfhfyjz gfhjdjp gfhjk
    gfhjkbot gfhjkm gfhjkmgfhjkm gfhjkmm gfhjkmxbr gfhjkzytn gfhkfvtyn gfhnbpfy gfhreh gfitymrf
    gfkmvf gfnhbjn gfnhbr gforce gfvznm gfyfcjybr gfynthf ggggg gggggg ggggggg gggggggg gggggggggg
    ghandi ghbcnfd ghbdfn ghbdt ghbdtn ghbdtnbr ghbdtnbrb ghbdtndctv ghbdtnghbdtn ghbdtngjrf
    ghbdtnrfrltkf ghbhjlf ghbjhbntn ghblehjr ghblehrb ghbphfr ghbrjk ghbrjkbcn ghbrjkmyj ghbynth
    ghbywtccf ghetto ghfdlf ghfgjh ghfplybr ghghgh ghhh47hj764 ghhh47hj7649 ghibli ghislain
    ghjatccjh ghjcgtrn ghjcnb ghjcnbnenrf ghjcnbvtyz ghjcnj ghjcnjabkz ghjcnjgbpltw ghjcnjgfhjkm
    ghjcnjghjcnj ghjcnjnf ghjcnjnfr ghjcnjnfr1 ghjcnjq ghjcnjqgfhjkm ghjcnjrdfibyj ghjcnjrdfif
    ghjcnjz ghjdthrf ghjgecr ghjgfufylf ghjhjr ghjkju ghjnbdjcnjzybt ghjnjnbg ghjnjrjk ghjrehfnehf
    ghjrehjh ghjrjgtyrj ghjtrn ghjuhfvbcn ghjuhfvvbcn ghjuhfvvf ghjuhtcc ghjvtntq ghost ghostdog
    ghoster ghostly ghostman ghostrid ghostrider ghosts ghosty ghtktcnm ghtlfntkm ghtpbltyn ghzybr
    giacomo giallo giancarlo gianluca gianna gianni giantess giants gibbon giblet gibso gibson
    gibsonsg giddyup gideon gidget gigabyte gigaman8891 gigant gigante gigemags giggalo giggle
    giggles giggsy gigolo gijoe gilber gilbert gilberto gilda gilead gilgames gilgamesh gilles
    gillian gilly gilmore gimlet gimmesum gimpy gineok ginge ginger ginnie ginny ginola ginscoot
    ginseng gintonic ginuwine giogio giorgi giorgia giorgio giotto giovann giovanna giovanni
    gipper giraffe girasole girdle girfriend girlfriend girlie girlies girlpower girls girlsrule
    girlss girlygirl1 girlz girsl gisel gisela gisele giselle gismo gitara gitler giuli giulia
    giuliana giulietta giulio giusepp giuseppe giveit giveitup giveme gixxer gizmo gizmodo gizmos
    gizzmo gjdtkbntkm gjgeufq gjgjdf gjgjxrf gjhjctyjr gjhjkm gjikbdctyf gjkbujy gjkbyf gjkbyjxrf
    gjkbyrf gjkrjdybr gjkysqgbpltw gjkzrjdf gjlcnfdf gjlfhjr gjmptw gjpbnbd gjrtvjy gjvbljh
    gjytltkmybr gjyxbr gkfdfybt gkfnjy gkfytnf glacius gladbach gladiato gladiator gladiolus
    gladston gladys glamis glamorous1 glamour glamur glasgow glasha glasnost glasses glassjaw
    glasss glavine gldmeo glencoe glenda glendale glenn glenna glennwei glenny glenwood glider
    glist glitter global globus glock glori gloria glotest glowworm gmctruck gmoney gnaget gnarly
    gnasher gnatsum gnbxrf gnocca gnomik gnorman gnosis gnusmas goahead goalie goarmy goatboy
    goater goathead goatman goats goaway gobama gobbler gobears gobigred gobills goblin goblue
    goblues gobrowns gobruins gobucks gobucs gobuffs gobulls gocanes gocards gocart gocats gococks
    gocubs godawgs godbless godblessme godboy goddes goddess goddog godeep godess godfathe
    godfather godfather1 godflesh godgod godhead godhelpme godisable godisgoo godisgood godisgood1
    godisgreat godislov godislove godislove1 godiva godlike godloves godlovesme godofwar godogs
    godown godpasi godsgift godslove godsmack godson godspeed godswill goducks goduke godwin
    godzila godzilla goeagles goethe gofast gofaster gofish goforit gogators gogeta gogetit
    gogetter gogiants gogirl gogogo gogolf gogosox gogreen gohabsgo gohan gohawks goheels gohogs
    gohome goirish gojets gojira gokart golakers goldberg golde golden goldenbo goldenboy goldeney
    goldeneye goldfing goldfinger goldfish goldi goldie goldmine goldorak goldrush goldsink
    goldstar goldtree goldwing goleafs goleafsg goleta golfball golfcart golfclub golfcourse golfe
    golfer golfers golfgti golfin golfing golfinho golfman golfnut golfpro goliath golions golive
    gollum golova gomango gomer gomets gonads gonavy gonchar gondolin gondor gonefish goniners
    gonoles gonzal gonzale gonzales gonzalez gonzalo gonzo gonzos goobe goober goobers goochi
    good123654 goodbeer goodboss goodboy goodby goodbye goodday gooddog goodfell goodfellas
    goodfood goodgame goodgirl goodgod goodgood goodguy goodhead goodie goodies goodison goodjob
    goodlife goodlove goodluck goodman goodmorning goodness goodnews goodone goodpussy goodsex
    goodstuf goodstuff goodtime goodtimes goodtimes1 goodtogo goodwood goodyear goofball goofus
    goofy googie googl google google.com googletester googoo goomba goomie gooner gooners goonie
    goonies goose gooseman gooses goosey gopack gopher gophers gopinath gopnik gopokes gorams
    gorbunov gordit gordita gordito gordo gordolee85 gordon gorgeous gorgon gorila gorilla
    gorillaz gorodok goshawk goshen gosia goskins gosling gospel gossipgirl gostate gostosa
    gostoso gotcha goteam goten gotenks goterps gotham gothic gotigers gotika gotime gotit gotlove
    gotmilk gotohell gotoit gotribe gotrice gotti gotyoass gotyou govinda govols gowest gowings
    gowron grabber grace gracelan graci gracia gracie graciela graduate graffiti graffix grafix
    graham graikos gramma grammy gramps granada granat grandad grandam grande grandkids grandma
    grandorgue grandpa grandpri grandprix granit granny granp grant granvill grapeape grapes
    graphics graphix grappa grapple grappler grasshop grasshopper grassy grateful gratis gravedig
    gravis gravity grayfox grayson graywolf grazia grease greaser great greatdan greatest greatgoo
    greatman greatone greats greatsex greatwhi greatzyo greddy greece greedisgood greedo greekgod
    green greenbay greenbud greenda greenday greenday12 greendog greene greenegg greener greenery
    greeneye greeneyes greeneyes1 greenie greenlan greenlantern greenman greenn greenpea greens
    greentea greentre greentree greenwoo greenwood greeny greese greggy gregor gregoria gregorio
    gregory gremio gremlin gremlins grendal grendel grenden grenouille grepw greshnik greta
    gretchen gretsch gretzky greyfox greyhoun greyhound greywolf gribouille gridlock griffey
    griffin griffins griffon griffy grifter grigio grigoryan grils grimace grime grimlock grimmy
    grimreap grinch grinder grinders gringo gripper griselda grisha grisou grizli grizz grizzley
    grizzlie grizzly grizzy grolsch gromit grommit gromova groove groovy grouch groucho groundho
    groupd2013 grouper grouse grover growler grubber grumble grumpy grundle grunge grunt grunts
    gruppa gryphon gsewfmck gshock gspot gstring gtavicecity gtfullam gthcbr gthtcnhjqrf
    gthtrhtcnjr gtkmvtyb gtkmvtym gtnhjczy gtnhjd gtnhjdbx gtnhjdf gtnhjdyf gtnhjpfdjlcr gtxtymrf
    guadalup guadalupe guadalupe1 guang guardian guatemal guatemala guatemala1 gubber gucci gucio
    guderian guenter guerrero guess guessit guesss guesswho guest guevara guigui guildwars
    guilherme guillaum guillaume guille guillerm guillermina guillermo guillermo1 guiness guinnes
    guinness guita guitar guitare guitarhero guitarma guitarman guitarra guitars gulfstre gulla
    gullit gulliver gulmira gulnar gulnara gulnaz gulnur gumball gumbo gumby gumdrop gummybear
    gumper gumshoe gunblade gundam gundog gungadin gungho gunit gunite gunnar gunner gunners gunny
    gunship gunsling gunslinger gunsmith gunsmoke gunsnroses gunther guppie guppy gurkan guruji
    gusev gusgus gusher gussie gustav gustavo guster gutentag gutierre gutierrez gutschein
    guybrush guyute guyver gwapa gwapako gwapo gwapoako gwapoko gwarmonster gwbush gwendoli
    gwendolyn gwerty gxlmxbewym gy3yt2rgls gymnast gymnastic gymnastics gypsy gznfxjr h1xp2z2duk
    h2vwdubjx4 habana habanero habari habiba habibi hacke hacked hackedit hacker hackers hackerz
    hacking hackme hadoken hadrian hagakure haggis hagrid hahah hahaha hahahaha haileris hailey
    hairball hairpie hairy hajime hakan hakaone hakeem hakkinen halberd halcyon haley halflife
    halfmoon halfpint halibut halifax halima hallie hallo hallodu hallohallo halloo hallow
    hallowboy hallowee halloween halloween1 halogen haloreach hamada hambone hambur hamburg
    hamburge hamburger hamburger1 hamilton hamish hamlet hammarby hamme hammed hammer hammerhe
    hammers hammertime hammie hammond hamper hampster hampton hamradio hamster hamtaro hamzah
    hanako handbag handbags handball handcuff handily handjob handsoff handsome handyman hangman
    hangten hanibal hankster hanna hannah hannahmont hannahmontana hannelor hannes hannibal
    hannover hannover96 hans4queck hanse hansen hansol hansolo hanson hanswurst hanter hanuman
    hapkido happie happines happiness happiness1 happy happy12345 happyboy happyday happydays
    happydays1 happydog happyface happyfeet happyfeet1 happygirl happyguy happyhap happyhappy
    happyjoy happylife happyman happyme happyness happyone happys happytim happyy harakiri harald
    harami harcore hardass hardball hardbody hardcock hardcor hardcore harddick harddriv hardguy
    hardhat hardhead hardline hardon hardone hardpack hardrock hardtail hardtime hardtoon hardup
    hardware hardwareid hardwood hardwork harekrishna haribo haribol hariom harish harle harlee
    harlem harlequi harley harleyd harlock harman harmony harold harper harpo harpoon harpua harri
    harrie harrier harriet harriett harriette harris harriso harrison harry harryb harrydog harryp
    harrypot harrypotte harrypotter harrys harsha harsingh hartland haruka harumi harvard harve
    harvest harvey harvick hasbeen hashem hasher hashish haslo hassan hastings hastur hatebree
    hatelove hateme hater haters hatesyou hateyou hatman hatrick hatteras hattie hattrick haustool
    havana havefun havok havvoc hawai hawaii hawaiian hawaiiguy hawker hawkesbury93 hawkey hawkeye
    hawkeyes hawking hawkman hawkmoon hawkwind hawkwood hawthorn hayabusa hayastan haydee hayden
    hayduke haylee hayley hazel hazelnut hazmat hball hbhc8290826 hbhlair hbxfhl hcleeb
    hd764nw5d7e1vb1 hdbiker headcase headers headhunt headless headroom headshot health healthy
    heart heartbre heartbreak heartbroke heartless heartless1 hearts heater heathe heather
    heather123 heathers heathrow heatwave heaven heavenly heavyd heavymet heavymetal hecate
    heccrbq heckfy heckfyf heckfyxbr hecnfv hecto hector hedgehog hedimaptfcor hedonism hedonist
    heehaw heeled heffer hehehe heidi heidie heidis heiko heimdall heineken heinlein heinrich
    hejhej hejmeddig hejsan hektor helen helena helene helga helge helicopt helicopter helios
    helium hellas hellbent hellbound hellboy hellcat hellen hellfire hellgate hellhoun hellion
    hellno hello hello12345 helloall hellohel hellohello hellokit hellokitty helloman hellome
    hellomoto hellomoto1 helloo hellos hellothe hellothere hellou hellow helloween helloworld
    helloyou hellrais hellraiser hellsing hellspaw hellspawn hellya hellyea hellyeah hellyes
    helmet helmut helpdesk helper helpm helpme helter heman hemicuda hemingwa hemligt hemlock
    hemmelig henderso henderson henderson1 hendrix henkie henriett henrietta henrik henrique henry
    henrys hentai henti hepcat herbalife herber herbert herbie hercule hercules hereiam heretic
    herewego hergood heritage herkules herlinda herman hermann hermes herminia hermione hermit
    hermos hermosa hernan hernande hernandez hernandez1 heroes herons herpderp herrera hershey
    hershil herson herve heskey heslo hesoyam hesoyam123 heterosexual hetfield hevhk43n9j hevonen
    hewlett hexagon hextall heybaby heydude heyhey heyheyhey heyheyhey1 heyjoe heyjude heynow
    heythere heyyou hfccbz hfccdtn hfcgbplzq hfcnfvfy hfgcjlbz hfleuf hfljcnm hfnfneq hfpdjl
    hfpldfnhb hfrtnf hfvbkm hfytnrb hgfdsa hgrfqg4577 hhhhh hhhhhh hhhhhhh hhhhhhhh hiawatha
    hibees hibernia hibiscus hiccup hickory hidden hideki hifive higgins highball highbury
    highfive highheel highjump highland highlander highlife highschool highspee hightech hightime
    highwind hiheels hihihi hijinx hijodeputa hikari hikaru hiking hilary hilaryduff hilda
    hildegard hilfiger hillary hillbill hillbilly hillbilly1 hillcres hillside hilltop hilton
    himanshu himera himitsu himmel himura hinata hindustan hingis hipho hiphop hippie hippo hippos
    hipster hiromi hiroshi hiroyuki hirsute hisashi historia history history278 hitachi hitech
    hithere hitler hitman hitme hitmen hitomi hiziad hjccbz hjcnbckfd hjcnjd hjlbjy hjlbntkb
    hjlbyf hjvfirf hjvfy hjvfyjdf hjvfynbrf hjvjxrf hoagie hoangen hobbes hobbit hobie hobiecat
    hocke hockey hoddle hoddling hoffman hofner hogger hoghead hogtie hogtied hogwarts hohoho
    hokie hokies hokuto holahola holas holde holdem holden holdon holeinon holera holeshot holger
    holida holiday holidays holio holla hollage holland holler holli hollie holliste hollister
    hollister1 hollister2 hollister3 holly hollyb hollydog hollys hollywoo hollywood hollywood1
    hollywood2 hollyy holmes holycow holycrap holymoly holyshit holyspirit hombre homebase homeboy
    homebrew homedepo homefree homegrow homelesspa homely homemade homepage homer homerj homerjay
    homero homers homersim homerun homewood homework homeworld homies hommer homyak honda hondacar
    hondacbr hondaciv hondacivic hondacr hondacrv hondacrx hondaman hondas hondas2000 hondavfr
    hondo honduras honest honesty honey honeyb honeybea honeybear honeybee honeybun honeybunny
    honeydew honeydog honeyko honeypie honeypot honeys hongkong honker honkey honolulu hooch
    hoochie hoodoo hookah hookedup hookem hooker hookers hookup hooligan hooper hoopla hoople
    hoops hoopstar hoopster hoosier hoosiers hooter hooters hootie hoover hooyah hopalong hopeful
    hopefull hopeless hopkig hoppel hopper hoppers hoppie hoppy horatio hores horizon hornball
    horndog horndogg hornet hornets horney hornie hornier horny hornyboy hornydog hornyguy
    hornyman hornyone hornys horosho horror horse horseman horsemen horses horsesho horsey
    hortencia hortense horus hoschi hosehead hoseman hoser hospital hotass hotbabe hotbabes
    hotbitch hotbod hotbody hotboi hotbot hotbox hotboy hotboys hotchick hotchkis hotcock hotcum
    hotcunt hotdamn hotdick hotdog hotdogs hotfeet hotfun hotgirl hotgirls hotguy hothot hotlanta
    hotlegs hotlips hotlove hotmail hotmail.com hotmail123 hotmale hotmama hotman hotmom hotmove
    hotness hotone hotpants hotpink hotpussy hotrats hotred hotrod hotsauce hotsex hotshit hotshot
    hotspot hotspur hotspurs hotstuf hotstuff hotti hottie hotties hottub hottuna hotty hotwater
    hotwheel hotwheels hotwife houdini hounddog houndog hounds house housebed housecat housepen
    houses housewife housewifes houston houston713 hovepark hover howard howareyou howdie howhigh
    howies howler howlin hownow hoyasaxa hpvteb hrfzlz hrothgar hrvatska hshfd4n279 hshshs
    htcnjhfy htlbcrf htubcnhfwbz htubyf htyfnf hubbahub hubert hubertus hudson hufmqw hugecock
    hugedick hugetits hugger huggies hughes hugoboss hugues huhbbhzu78 huligan hulkster hullcity
    humberto humble humbug humme hummer humper humphrey humpin humpty humtum hunden hunglow hungry
    hungwell hunnie hunny hunnybun hunte hunter hunting huntress hurensohn hurley hurrican
    hurricane hurricane1 hurryup hurtme husband husker huskerdu huskers huskie huskies husky
    hussain hussar hustler hvidovre hx28o9e646 hxxrvwcy hydepark hyderabad hydro hydrogen hygge
    hymen hyperion hyperlit hypnodanny hyundai iaapptfcor iamawesome iambigal iamcool iamfree
    iamgay iamgod iamgreat iamhappy iamhere iamhorny iamking iamnumber1 iampurehaha2 iamsam
    iamsexy iamthebest iamthema iamtheman iamtheone ibanez ibanezjs ibelieve ibicguwjic ibill
    ibilljpf ibilltes ibragim ibrahim ibxnsm icandoit icarus icculus icebaby icebear iceberg
    icecold icecrea icecream icecream12 icecube icegirl icehouse icema iceman icepick icequeen
    icetea icewater icewind ichabod ichbin ichbins ichiban ichigo ichiro ichliebedi ichliebedich
    ichwill icicle icxkyb7972 id6c3wr6un iddqd iddqdiddqd iddqdidkfa idefix idella ididit idinahui
    idiom idiot idiota idkfa idlewild idontcare idontcare1 idontkno idontknow idontknow1 idontno
    idteul idunno iecnhbr ifeanyi ifghjb ifiksr ifoptfcor iforget iforgot iforgotit ifufkbyf
    igetmoney1 iggypop ignacio ignatius ignatz ignoranto igorek igromania iguana ihatethisgame
    ihateu ihateyou iiiiii iiyama ijrjkfl ijrjkflrf ikalcr ikarus ilaria ileana ilene ilford
    ilikeit ilikepie ilikeporn ilikepussy ilikesex ilikeyou ilkaev illest illini illinois illmatic
    illumina illuminati illusion ilonka ilove ilovealex ilovealex1 iloveamy iloveass iloveboobies
    iloveboys iloveboys1 ilovecats ilovechris ilovecock ilovedavid ilovedick ilovedogs ilovegirls
    ilovegod iloveher ilovehim ilovehim12 iloveindia iloveit ilovejames ilovejen ilovejes
    ilovejesus ilovejoe ilovejohn ilovejosh ilovejosh1 ilovejusti ilovekim ilovelife iloveluc
    ilovelucy ilovemar ilovematt ilovematt1 iloveme iloveme123 ilovemike ilovemike1 ilovemom
    ilovemusic ilovemybab ilovemydad ilovemyfam ilovemyfamily ilovemykid ilovemykids ilovemylife
    ilovemymom ilovemymum ilovemysel ilovemyself ilovenick ilovenick1 ilovepor iloveporn ilovepus
    ilovepussy iloveryan iloveryan1 ilovesam ilovesex ilovetit ilovetits iloveu iloveyo iloveyou
    iloveyou01 iloveyou07 iloveyou08 iloveyou09 iloveyou10 iloveyou11 iloveyou12 iloveyou123
    iloveyou13 iloveyou14 iloveyou143 iloveyou15 iloveyou16 iloveyou17 iloveyou18 iloveyou19
    iloveyou20 iloveyou21 iloveyou22 iloveyou23 iloveyou24 iloveyou69 iloveyou88 iloveyou<3
    iloveyouba iloveyouso iloveyoux3 ilusha iluvit iluvme iluvporn iluvsex iluvtits iluvu iluvyou
    imaccess imagine imajica imaloser imani imation imback imbue imcool imelda imesh imfree imhere
    imhome imhorny imhotep iminlove imissu imissyou imladris immortal imogen imogene impact impala
    impalass impaler imperator imperia imperial imperium implants importan important impossib
    impossible impreza imthebest imthebest1 imtheman imyaimyaimya imzadi inactive1996aug inandout
    inbed incest incognit incognito incorrect incredible incubus indahous indahouse indain
    independ independen independent india indian indiana indianali indianer indians indica indien
    indig indiglo indigo indira indon indonesi indonesia indycar ineedyou inessa inetcfg infantry
    inferno infidel infinit infiniti infinito infinity infix inflames informat information
    infotech ingenier ingersol ingodwetrust ingres ingrid inheat inhere inhouse inkjet inkognito
    inlove innocent innova innow inout insane insanity insert insertion insertions inside insider
    insomnia inspecto inspiron install installdevic installsqlst installutil insuranc insurance
    integra integrit integrity intel intelinside intell inter interacial intercourse interests
    interex intermilan internat international internazionale interne internet intersta intheass
    intheend intoit intranet intrepid intruder inuyash inuyasha inuyasha12 invader invalidp
    invernes invictus invis invisibl invisible ioanna iomega iownyou ipanema iphone ipswich ipvteb
    iraffert irakli ireland irene iridium irina irinka irish irisha irishka irishman iriska irland
    irnbru irochka irock ironbird ironchef ironcity irondesk irondoor ironfish ironfist ironhead
    ironhors ironhorse ironlung ironmaid ironmaiden ironman ironmike ironpony ironroad ironside
    ironsink irontree irving isaac isabe isabel isabela isabell isabella isabelle isaeva isaia
    isaiah isakov isbest iscool isdead iseedeadpeople iseeyou isengard isgay isgod isgood isgreat
    ishikawa ishmael ishot ishtar isidor iskander islamabad island islander ismael ismail isolde
    isotwe israe israel issmall istanbul istanbul34 isthebes istheman istina itachi itali italia
    italian italiano italie italien italy itdoes itdxtyrj itisme itout itsasecret itsme itsmine
    itsmylife itstime itworks iubire ivanhoe ivanka ivanna ivanov ivanova iverso iverson ivette
    ivonne iw14fi9jwqa iw14fi9jxl iwanna iwantin iwantit iwantsex iwantu iwantyou iwojima iyaayas
    iyaoyas izabella izumrud izzicam j123456789 j1v1fp2bxm j3qq4h7h2v jabari jabba jabbar jabber
    jabberwo jabell jabroni jachin jackal jackaroo jackas jackass jackass123 jackdani jackdaniels
    jackdog jackel jacker jackfros jackfrost jackhamm jackie jackiech jackin jackjack jacklyn
    jackme jackmeof jacko jackoff jackpot jackryan jackso jackson jackson123 jackster jacky jackyl
    jaclyn jacob jacobs jacque jacqueli jacquelin jacqueline jacquelyn jacques jacquline jadakiss
    jaden jadzia jagged jagger jagman jagua jaguar jaguars jaguarxj jahbless jahlove jaiden
    jaigurudev jaihanuman jaihind jailbait jailbird jaimatadi jaime jaimie jajaja jakarta jakedog
    jakejake jakeman jakers jakester jakeyboy jakjak jalapeno jamaic jamaica jamal jambo jambos
    james jamesa jamesb jamesbon jamesbond jamesbond007 jamesbond1 jamesc jamesd jamesdea jamese
    jamesg jamesh jamesk jamesl jamesm jameson jamesp jamesr jamess jamest jamesw jamesy jamie
    jamielee jamies jamila jamjam jamjar jammer jammin jamshid janbam jancok janeen janel janell
    janelle janet janets janette janeway janice janie janina janine janis janjan janna janne
    jannette jannie jansen jansport januar januari january janus janvier japan japanees japanes
    japanese jaqueline jared jaredleto jarhead jarox1301! jarrett jarrod jarule jarvis jasmi
    jasmin jasmina jasmine jasmine123 jason jasonb jasonc jasond jasong jasonj jasonk jasonm
    jasonn jasonp jasonr jasons jasont jasonx jaspe jasper javabean javaman javelin javie javier
    jawbreak jaxson jaybee jaybird jayboy jaycee jayde jaydee jayden jaydog jayhawk jayhawks
    jayjay jaylen jayman jayme jayne jayson jaysoncj jaytee jazmin jazmine jazmyn jazzbass jazzbo
    jazzer jazzie jazzman jazzmin jazzy jazzzz jbaby jbird jblaze jblpro jbruton jcnhjd jdeere
    jeadmi jeana jeane jeanetta jeanette jeanie jeanine jeanluc jeanmarc jeanna jeanne jeannette
    jeannie jeannine jeanpaul jearly jediknig jediknight jedimast jedimaster jeebus jeeper jeepers
    jeepin jeepman jeepster jeeves jeffer jefferso jefferson jefferson1 jeffery jeffhardy
    jeffhardy1 jeffre jeffrey jeffro jehova jehovah jelena jello jelly jellybea jellybean
    jellybean1 jellybeans jellyfis jellyfish jelszo jemima jemoeder jenelle jenifer jeniffer
    jenjen jenkins jenna jennaj jennan jenni jennie jennife jennifer jennifer12 jenny jennyb
    jennyc jennyff jennyk jennys jenova jensen jerbear jerem jeremi jeremia jeremiah jeremy
    jergens jericho jerico jerkin jerkoff jerkyboy jermaine jeroen jerom jerome jeronimo jerri
    jerry jerryb jerryg jerrylee jerrys jersey jertoot jerusale jerusalem jesica jesper jesse
    jessejames jessic jessica jessica123 jessicam jessicas jessie jessika jessy jester jesucrist
    jesucristo jesus jesusc jesuschr jesuschris jesuschrist jesuscristo jesusfreak jesusgod
    jesusis jesusislord jesuslives jesusloves jesuslovesme jesuss jesussaves jetaime jetbalance
    jetblack jetblue jetboat jethro jetlag jetman jetset jetski jetsmets jetson jettas jewboy
    jewel jewell jewels jewish jezebel jfgvcqbuzug jgjesq jgordon jgthfnjh jgtxzbhr jhereg jhonny
    jiang jiang8kevin jibber jibxhq jiefang007 jigei743ks jigga jiggaman jigger jiggle jiggy
    jigsaw jillian jilly jimandanne jimbeam jimbo jimbob jimboo jimbos jimboy jimdavis jimena
    jimenez jiminy jimjam jimjim jimkirk jimmer jimmie jimmy jimmyb jimmyboy jimmyc jimmyd jimmyg
    jimmyj jimmyjam jimmyp jimmypag jimmys jimmyz jingjing jingle jingles jiong jitter jitterbu
    jiujitsu jjcg16dj5k jjjdsl jjjjj jjjjjj jjjjjjj jjjjjjjj jjjjjjjjjj jjjkkk jjones jkbvgbflf
    jkelly jkiuztdftl57 jkjkjk jkljkl jkmuf jkmxbr jktxrf jktymrf jlaudio jlbyjxrf jlbyjxtcndj
    jledfyxbr jlettier jlhanes jmoney jmzacf jndfkb jnrhjqcz joakim joanie joann joanna joanne
    joaqui joaquin jobber jobhunt jobsearc jobsearch jobshop2002 jocelyn jochen jocker jockey
    jockstra jodeci jodie joeblack joeblow joebob joeboo joeboy joecool joedog joejoe joejonas
    joelle joellen joemama joeman joesakic joesmith johan johann johanna johannes
    john!20130605at1753 johnatha johnathan johnathan1 johnboy johncena johncena12 johncena54 johnd
    johndeer johndeere johndeere1 johndoe johngalt johnjohn johnlock johnmish johnn johnna johnnn
    johnny johnny1959 johnnyb johnnybo johnnyd johnnydepp johnpaul johnsmith johnso johnson
    johnwayn johny jojojo jojojojo joker jokerr jokers jolene jollymon jomacapa jomama jonas
    jonass jonatha jonathan jonathan12 jonathon jonboy jones joness jonesy jonjon jonnie jonny
    jonnyb jonnyboy joonas jorda jordan jordan2345 jordana jordans jordon jordyn jorel jorge
    joschi josefa josefin josefina joselit joselito joselui joseluis josemanuel josep joseph
    josepha josephin josephina josephine josephine1 josette joshie joshman joshu joshua josiah
    josie josiew jossie joung journey jovita jowgnx joyce joycelyn joyful joyjoy joyride joystick
    jpthjdf jrcfyf jrcfyjxrf jsbach jscript jsmith jtkirk juana juanas juancarlo juancarlos
    juancho juanit juanita juanito juanjo juanjose juanma juanpabl juanpablo jubilee jubjub judit
    judith juehtw juergen juggalo juggalo420 jugger juggerna juggernaut juggle juggler juggs
    jughead juhani juice juiceman juicer juicey juicy juillet jujitsu jujube jujuju julemand jules
    julia julian juliana juliana123 julianna julianne julias julie julieann julieb julien julies
    juliet julieta juliette julija julio julius juliya jumanji jumble jumbo jumbos jumper jumpjet
    jumpman jumpshot jumpup junaid jundian2011xr juneau junebug junfan jungfrau jungle junglist
    juninho junio junior juniper junjun junkfood junkie junkmail junkman junkyard junpyo juntas
    jupiler jupite jupiter jurassic justdoit juster justforf justforfun justfun justi justic
    justice justin justina justinb justinbieb justinbiebe justinbieber justine justlook justme
    justonce justus justyna juventini juventu juventus jvtuepip jxfhjdfirf jyothi k123456789
    k47rizxt2g ka_djkhjsy6 kablam kaboom kabuki kabuto kacper kadett kafedra kagome kahala kahlan
    kahless kahlua kahuna kaikai kailayu kailey kailua kairat kairos kaiser kaitlin kaitlyn
    kaitlynn kaizen kajak kajlas kakadu kakaha kakaka kakakaka kakarot kakaroto kakashi kakashka
    kakawka kakka kakosja kaktus kaktys kalamazo kalambur kalani kalash kaleka kalel kalender
    kalifornia kaligula kalima kalimera kalina kalinin kalinina kalinka kalle kalleank kalleanka
    kallisti kalpana kaluga kalyani kamakazi kamakiri kamala kamasutr kamasutra kamaz kambal
    kambing kamehame kamehameha kamelia2011 kameron kamikadze kamikaze kamikazi kamil kamila
    kamilek kamilka kamilla kamote kampala kamran kanabis kanada kanako kanat kanchan kaneda
    kangaroo kangol kangoo kanker kanmax1994 kannan kansas kantot kapitan kappa kappaman kappas
    kappasig kapusta karabas karachi karaganda karakartal karamba karamel karamelka karandash
    karaoke karapuz karat karate kardinal kardon kareem kareena kareltje karen karens karenw
    kareta karima karimov karimova karin karina karine karinka karishma karissa kariya karizma
    karla karlito karlmarx karlmasc karlos karma karman karmann karol karolin karolina karolinka
    karolyn karon karpov karpova karrie kartal karthik karting kartoffelpuffer kartoshka karukera
    karuna karups karyn kasandra kasey kashif kashmir kasia kasimir kaskad kasparov kasper
    kasperok kassandra kassandra1 kassidy kassie kasumi katana katarina katelyn katemoss katenka
    katenok katerin katerina katerinka katharin katharina katharine katherine katherine1 katheryn
    kathi kathie kathleen kathmandu kathrine kathryn kathy katie katieb katiebug katiedog katiee
    katieh katies katina katinas katinka katja katkat katmandu katoom katrin katrina katrine
    katten katter katuha katusha katya katydid katyusha katze katzen kaulitz kavita kavitha kavkaz
    kawaii kawasak kawasaki kawika kayak kayaker kayaking kayaks kaycee kayden kaykay kayla kaylee
    kayleigh kayley kaylie kaylin kayode kaytee kazak kazakov kazakova kazama kazanova kazantip
    kazbek kazumi kazuya kbcbxrf kbctyjr kbdthgekm kbkbxrf kbnthfnehf kbpfdtnf kbpjxrf kbytqrf
    kcchiefs kcmfwesg kd189nlcih keebler keegan keely keenan keeper keepout keines keisha keith
    keithb keiths kelebek keller kelley kelli kellie kelly kellyann kellyb kellyj kellym kellys
    kelse kelsey kelvin kemerovo kenaidog kendall kender kendra kenken kenned kennedy kennet
    kenneth kennwort kenny kennyb kennyg kennys kenobi kenpo kensai kenshin kenshiro kensingt
    kentavr kentucky kenwood kenworth kenya kenzie kerberos kermit kernel kernow kerouac kerri
    kerrie kerry kerstin kesha keshia kestrel ketamine ketchup kevin kevinb kevinc kevind keving
    kevinh kevink kevinm kevinn kevinr kevins kevlar kewell keyblade keyboard keylargo keyman
    keystone keywest kfcnjxrf kfgecbr kfgeirf kfgekz kfgjxrf kfhbcf kfvgjxrf kfylsi kgvebmqy
    khadija khaled khalid khalif khalil khongbiet khorne khushi kiara kiborg kickass kickbutt
    kicker kickflip kickit kickme kicksass kidman kidrock kieran kierra kifj9n7bfu kikeunyw kikiki
    kikimora kikiriki kikker kilbosik kiler killa killabee killah killall killas killbill kille
    killem killemal killemall killer killer1234 killerb killerbe killerbee killerman killers
    killian killians killie killit killjoy killkill killme killroy killswit killua killyou
    killzone kilroy kimba kimber kimberl kimberle kimberlee kimberley kimberly kimbo kimbum
    kimchee kimchi kimkim kimmi kimmie kimmy kimota kindbud kindbuds kinder kindness kingair
    kingdom kinger kingfish kingfisher kingjames kingking kingkong kinglear kingme kingpin
    kingpins kingrat kingrich kings kingshit kingsize kingsley kingss kingston kingsx kingtut
    kinkos kinky kinkysex kinomoto89 kipelov kipling kipper kiran kirby kirbys kiril kirill
    kirill1990 kirkland kirpich kirsten kirsty kisha kishore kiska kismet kissa kissarmy kissass
    kisses kissfan kissing kisska kisskiss kissme kissmyas kissmyass kissmyass1 kissmyass2 kissss
    kissthis kisulya kitana kitcat kitchen kiteboy kitkat kitsune kitte kitten kittens kittie
    kitties kitty kittycat kittykat kittykit kittykitty kittylove kittys kjgfnf kjifhf kjiflm
    kjiflrf kjkbnf kjkszpj kjrjvjnbd kkkddd kkkkk kkkkkk kkkkkkk kkkkkkkk kkkkkkkkkk kl?benhavn
    klaatu klapaucius klaste klaster klaudia klausi kleaner kleenex kleopatra klepto klesko
    klimenko klimova klingon klinker klipsch klizma klondike klootzak klopik klopklop klubnika
    kluivert kmdtyjr kmfdm kmzwa8awaa knackwurst8853 knarf knickerless knickers knicks knigh
    knight knights knobby knocker knockers knopfler knopka knothead knotty knowledg knowledge
    knuckles knuddel knulla koala koalas kobayash kobebryant kocham kochamcie kochanie kociak
    kodak kodeord kodiak koffie kohsamui koichi kojak kokain kokaine kokakola kokanee koketka
    kokoko kokokoko kokomo kokot kolawole kolbasa kolding koldun kolesnik koleso kolibri kolkata
    kolobok kolokol kolonka kolort kolosov kolovrat kolya kolyan komarov komarova komatsu kombat
    komlos komodo kompas komputer komputer12 kondor konfeta konfetka kongen konica konijn konnichi
    kononenko konoplya konovalov konrad konstantin kontakt kontiki kontol konyor kookie koolaid
    koolhaas koolio koolkat korean koresh kornet korolev koroleva korona korova korsar korvin
    kosama koshechka koshka koskesh kosmos kosova kosssss kostas kostik kostya kostyan kotaku
    koteczek kotenok kotopes kotova kotton koufax kourniko kovalenko kovalev kowalski kozerog
    kozlov kozlova kpcofgs kpydskcw kracker krakatoa kraken kramer kramit krasavica krasnodar
    krasota krasotka kratos kravchenko krayzie krazy kreator kreker kremlin krille krillin krimml
    kringle krishn krishna krishnan krissy krist krista kristal kristall kriste kristel kristen
    kristi kristian kristie kristin kristina kristine kristinka kristjan kristo kristof kristy
    krokodil krokus krolik krondor kronik kronos kroshka kruemel krusty krypto krypton kryptoni
    krystal krystle krystyna56 kryten ksenia kseniya kstate ksusha kswbdu kswiss ksyusha kthjxrf
    ktjybl ktrcec ktutylf ktybyuhfl ktyecbr ktyjxrf ktyxbr kuana230345 kuang kubrick kucing
    kudos4ever kukareku kukolka kukuruza kukushka kuleshov kulikov kulikova kumar kumari kumiko
    kumquat kungen kungfu kuolema kurama kurdistan kurgan kurosaki kurosawa kurtcobain kurupt
    kurwamac kusanagi kutter kuzmich kuzmina kvartira kwiatek kwiatuszek kwiettie kyjelly kylie
    kyliem kyocera kyong kyung kzinti kzkmrf kzktxrf kzueirf l123456789 l6ho3tg7wb labamba labatt
    labatts labia labrador labrat labtec lacey lachesis lacoste lacrimos lacrimosa lacrosse
    lactate laddie ladeda ladies ladiesman1 ladles ladonna ladybird ladyboy ladybu ladybug ladydi
    ladydog ladyffesta ladygaga ladygirl ladylove ladyluck laetitia lafayett lagarto lager lagers
    lagnaf laguna lagwagon lahore laika lajolla lakeisha lakeland laker lakers lakesha lakeshia
    lakeshow lakeside laketaho lakewood lakings lakisha lakota lakshmi lalakers lalal lalala
    lalalala lalaland lalit lalita lalitha laluna lambada lambchop lambda lambert lamborghini
    lamborgini lambrett lament lamer lamers lamerz lamesa lammas lamont lampard lampoon lananh
    lancaste lancaster lance lancelot lancer lancers lances lancia landmark landon landrove
    landrover landscap lanesra lanfear langga language lanman lansing lantern lanzarot laotzu
    lapdance lapin lapinou lapochka lapper laptop laputaxx laquita laracrof laracroft laranja
    laredo larina larinso larionov larisa larissa larkspur larousse larry larryb larrybir larrys
    larrywn larsson lasalle laser laserjet lasers lashanda lashawn lashonda laska lasombra lasse
    lassie lastfm lastochka lastone lasttime lasvega lasvegas latanya latasha latching latenite
    lateralu lateralus latex latics latifa latina latinas latino latinus latisha latonia latonya
    latosha latoya latrell latrice latricia laughter laura laurab laurah lauras laureen laurel
    laurel12creek lauren laurenc laurence laurent lauretta lauri laurie laurita lavalamp lavanda
    lavanya lavender laverda laverne lavezzi lavigne lavina lavinia lavon lavonne lavoro lawanda
    lawdog lawina lawman lawnboy lawncare lawnmowe lawntrax lawrence lawrun lawson lawyer laxman
    layla lazarev lazarus lazer lazyacres lback lbfyjxrf lbhtrnjh lbpfqyth lbtest lbvekmrf lbvekz
    lbvfcbr lbvjxrf lbyfhf lbyfvj ldgend leachim leader leadfoot leafs leahcim leandro leann
    leanna leanne leapfrog learjet learning leather leatrice leavemealone lebanon lebedev lebedeva
    lebowski lebron lebronjame lechat lechef ledzep ledzeppe ledzeppelin leeann leecher leedsu
    leedsuni leedsutd leelee leeloo leeroy leetch left4dead2 lefthand leftie lefty legacy legalize
    legend legenda legendary leghorn legion legioner leglover legman legola legoland legolas
    legoman legos legsex legshow lehjxrf leica leiceste leicester leigh leila leilani leinad leisa
    lekbyxxx lekker lektor leland lelia leliane50934 lemans lemmein lemming lemmings lemon
    lemonade lemond lemons lenalena lenchik lenina leningrad lenka lenlen lennart lennon lennox
    lenny lenochka lenora lenore lenovo lenusik leola leoleo leolion leolong1985 leona leonard
    leonardo leone leonel leones leonid leonidas leonie leonor leonora leonov leopard leopold
    leopoldo leora leota leppard lepton leralera lerochka lerxst lesbain lesbean lesbens lesbia
    lesbian lesbians lesbo lesbos leshka lesley leslie lesnik lespaul lessie lestat lester letha
    letici leticia letitbe letitia letitrid letizia letmego letmei letmein letmein123 letmeinn
    letmeinnow letmeino letmeon letmesee letsdoit letsfuck letsgo letsplay letssee letter letterma
    lettie levani levelone levent lever leviatha leviathan lewis lexicon lexingky lexingto lexmark
    lexus lexusis lexxus lfhbyf lfiekmrf lfiekz lfitymrf lfplhfgthvf lfybbk lfybkf lfybkjd lfybkrf
    lfytxrf lhbjkjubz2957704 lhepmz lhfrjy liang libby libero libert liberta libertad liberte
    libertin liberty libido libra library libras libtech lichking lickem licker lickher licking
    lickit lickme lickpussy licorice lidia lidiya liebe lieben liebherr liebling liefde lietuva
    lifeguar lifehack lifeisgood lifeson lifestyl lifesuck lifesucks lifesucks1 lifesux lifetec
    lifetime lifter ligabue ligeti light lightbul lightbulb lighter lightfoo lighthou lighthouse
    lighting lightman lightnin lightning lightning1 lightning2 lightpower12345 lights lightsab
    lightsaber lightspe likeit likeme likemike likesdick likesit likewhoa lilbit lilcrowe lildevil
    lilia lilian liliana lilica lilili liliput lilith liliya liljoe liljon lilkim lilleke lillian
    lillie lillo lilly lilmama lilman lilmike lilone lilred lilwayne lilwayne12 limabean limaperu
    limegreen limegreen1 limewire limited limpbizk limpbizkit limpdick limpone limpopo lincol
    lincoln linda lindaa lindac lindalou lindam lindas lindinha lindros lindsay lindsey lindy
    lineage lineman lingling lingus linked linkedin linkedin11 linkedin123 linkedin2011 linkedln
    linker linkin linkinpark linksys linnea linnie linus lionel lioness lionhear lionheart
    lionheart1 lionking lionsden lipgloss lipper lipstick lipton liquid lisaann lisalisa lisamari
    lisamarie lisboa lisenok lisette lisica lisichka lissette listen listopad litebeer liten
    liteon litespee lithium litle little littleb littlebear littlebi littlebit littlebit1
    littlebitch littlebo littledo littlee littlefuck littlegi littlegirl littleguy littlejo
    littlema littleman littleman1 littleminge littleon littleone littlewhore liudmila liveevil
    livefree livelife liveoak liverpoo liverpool liverpool0 liverpool1 liverpool123 liverpool2
    liverpool5 liverpool7 liverpool8 liverpool9 liverpoolfc liverune livestrong livewire living
    lizabeth lizard lizaveta lizbeth lizette liziko lizottes lizzard lizzie lizzy ljcneg ljhjuf
    ljrnjh ljxtymrf lkjhgf lkjhgfdsa lkjhgfdsa1 lkjhgfdsaz lkjhgfdsazx llabesab llama llamas
    llbean llcoolj llebpmac llllll llllllll lllooottt lloyd lloyds lmapacey lmfao loader lobito
    lobster lobzik lochness lockdown locked lockedup lockerroom lockout locksley locksmit locura
    locust locutus lodoss logan logans logcabin logger logica login loginova logistic logitec
    logitech logjam loglatin logoff logout lohotron loislane lokiju lokit lokita lokoloko lokomoti
    lokomotiv lolalola lolipop lolipop123 lolit lolita lolitas loller lollie lollipo lollipop
    lollo lollol lollollol lollone lolly lollypop lolnoob lolol lololo lololol lolololo lololyo123
    lolopc lolotte loloxx lolpop lolwut lommerse lomond lomonosov londo london londres lonely
    lonesome lonestar lonewolf longball longbeac longbeach longbeach1 longboar longboard longbow
    longcut longdick longdong longhair longhorn longhorns longhorns1 longjohn longjump longlegs
    longlife longman longone longshot longtong longview longwood lonnie lonsdale lookatme looker
    looking lookout looksee lookup looney looser lopas lopata lopesk lopez loploprock loppol loqse
    loquit loraine loranthos lordik lordjesus lordsoth loreal loredana loreli lorena lorene lorenz
    lorenza lorenzo loretta lorie lorien lorine lorna lorraine lorri lorrie losangel losangeles
    losbravo losenord loser loserface1 losers loshara lost4815162342 lostboy lostboys lostlove
    lostone lostsoul lothar lotrfotr34 lottie lotus louann loudog louella louie louis louisa
    louise louisian loulo loulou louloute lourdes lovable love123456 love4ever1 loveable lovebaby
    lovebird loveboat lovebu lovebug lovebugs lovecock lovecraf lovedick loveee lovefeet
    loveforever lovegame lovegirl lovegod lovegun lovehate loveher lovehina lovehurt lovehurts
    lovehurts1 lovehurts2 loveis loveislife loveit lovejesus lovejone lovejoy lovel loveless
    lovelife loveline lovelov lovelove lovelovelove lovely lovelygirl lovem loveman loveme lovemom
    lovemykids loveone loveporn lovepuss lovepussy lover loverbo loverboy lovergir lovergirl
    lovergirl1 loverman loverr lovers loves lovesex lovesexy lovesme lovesong lovespor lovesporn
    lovess lovestory lovesuck lovesucks lovesucks1 lovesyou lovethem lovetits loveu loveu4ever
    loveya loveyo loveyou loveyou123 lovezp1314 lovie loving lovingyou lovinit lowboy lowdown
    lowkey lowrider loxpider loyalty loyola lozinka lp2568cskt lsia9dnb9y lsutiger ltcnhjth
    ltdjxrf lthgfhjkm lthtdj lthtdyz ltkmaby ltleirf ltybcjdf ltybcrf ltymub luann luanne
    luansantana lubimaya lubimka lucas lucent lucero lucia lucian luciana luciano lucidity lucie
    lucifer lucifer666 lucila lucile lucille lucinda lucinka luckie luckies lucky luckyboy
    luckycat luckycharm luckydog luckyman luckyme luckyone luckys luckystar luckystr luckyy
    lucozade lucretia lucycat lucydog lucylu ludacris ludic ludivine ludmila ludmilla ludovic
    ludwig luebri luella luetdi lugano lugnut luigi luisa luisito lukas lukasz lululu lumber
    lumiere lumina lumpy lunaluna lunatic lunchbox luners lunita lunker luntik luojianhua lupine
    lupita lurker luscious lustful lusty luther luthien lutscher luvbekki luvbug luvfur luvpussy
    luvsex luxor luzern luzifer lvbnhbq lvbnhbtdf lydcc20091314 lydia lynda lyndsey lynette lynlyn
    lynne lynnette lysander lytdybr lytghjgtnhjdcr lyubov lyudmila lzhan16889 lzlzdfcz
    m01759766727 m123456789 m1am1b3ach m6cjy69u35 ma123123123 maandag maarten maasikas mabel mable
    maburro macabre macaco macanudo macarena macaroni macbeth macbook maccom macdad macdaddy
    macdog macdonal macduff macgyver machina machine machoman maciek macintos macintosh mackdad
    mackdadd mackdaddy mackenzi mackenzie mackenzie1 macker mackie macmac macman macondo macros
    macross madafaka madagascar madagaskar madalena madalina madara madarchod madball madcap
    madcat madcow maddawg madden maddie maddison maddmaxx maddo maddog maddox maddy madeira
    madelein madeleine madeline madelyn madge madhatte madhatter madhouse madhu madhuri madina
    madinina madiso madison madison123 madlen madma madmad madman madmax madmike madnes madness
    madoka madona madone madonn madonna madri madrid madryt maduro madzia maella1311 maemae maersk
    maestro mafalda mafia mafioso magadan magal magali maganda magandaako magazin magazine magda
    magdalena magdalena1 magdalene magelan magellan magenta maggi maggie maggiema maggiemay maggot
    maggy magic magica magical magical123 magichat magician magick magicman magicone magics magik
    magister magistr magnat magnavox magnet magneto magnit magnoli magnolia magnu magnum magnus
    magomed magoo magpie magpies magritte magyar mahal mahalkit mahalkita mahalkita1 mahalko
    mahalkoh mahalo mahalq mahendra mahesh mahina mahmoud maiden mailcreated5240 mailliw mailman
    mailru mailto maimai mainman mainstre maint maisie maison maitai maiyeuem majere majestic
    majesty majick majik majinbuu majorie majortom makaka makalu makarenko makarov makarova
    makavel makaveli makayla makeit makeitso makelove makeme makemone makemoney makemoney1 makenna
    makenzie makeup makita makoto maksat maksik maksim maksimka maksimus maktub makulit malachi
    malacon malaga malaika malaka malakas malaki malamute malaysia malboro malcolm malcolmx malcom
    maldini maldita maldives malena malibog malibu malice malik malika malina malinda malinka
    malinois malish malishka malissa malkav mallard mallards mallorca mallory mallrats malone
    malvin malvina malyshka mamabear mamacita mamada mamadou mamaliga mamama mamamama mamamia
    maman mamapap mamapapa mamas mamasboy mamasita mamatata mambo mamedov mamie mamikawada mamina
    maminka mamit mamita mamiya mamma mammamia mammina mammoth mammy mamochka mamon mamont mamou
    mamour mamuka mamula mamulya mamusia manageme management manager managua manana manara manatee
    manchest mancheste manchester manchester1 manchesterunited manchild mancity mancow mandarin
    mandarinka mander manders mandi mandingo mandog mandolin mandragora mandrake mandreki mandy
    mandys manfred mangas mango mangoes mangos mangust6403 manhatta manhattan mania maniac maniak
    manics maniek manila manimal manish manisha manitou manjula mankind manman mannheim manni
    mannie manning mannn manny manol manolito manolo manoman manon manowar mansfiel mansikka manso
    manson manstein mansur manta mantaray mantas manteca mantis mantle mantra manuals manue manuel
    manuela manunite manunited manunited1 manut manutd manwhore manyak manzana maomao mapet123456
    maplelea mapleleafs maplestory mapper maprchem56458 maraca maradon maradona maradona10
    marajade marakesh maral maranatha maranda maranell maranello marantz marat marathon maratik
    marauder marbella marble marbles marcel marcela marcelin marcelina marcelit marcella marcelle
    marcello marcelo march marchenko marci marcia marcie marcin marcio marco marcopol marcopolo
    marcos marcu marcus marcy mardigra marduk marek marek14michal maremma margare margaret
    margarette margarida margarit margarita margarita1 margaux marge margera margery margherita
    margie margo margosha margot margret marguerite marhaba maria mariachi mariah mariajos
    mariajose marial mariam mariama mariami marian mariana mariann marianna marianne mariano
    marias maribe maribel marica maricar maricel maricela maricon marie mariel mariela mariella
    marielle maries marietta marigold marihuana marija marijuan marijuana marijuana1 marika
    marilee marilena marillio marillion marilou marilyn marilynn marimar marimba marina marinara
    marine mariner mariners marines marinka marino marinus mario mario140773 marion marios maripos
    mariposa marisa marisela marishka mariska mariso marisol marissa marit marita maritza mariupol
    marius mariusz mariya marjan marjorie marjory marker market marketin marketing marketing1
    markhegarty markie markis markiz markiza marko markos markova markp markus marky marla marlbor
    marlboro marle marlena marlene marley marlin marlins marlon marlyn marlys marma marmalad
    marmalade marmar marmaris marmelad marmite marmot marmotte marnie marocas maroon marquerite
    marques marquez marquis marquise marquita marriage married marron marryher marryme marsbar
    marseill marseille marseille1 marseille13 marsel marsha marshal marshall marsik marta
    martesana martha marthe martian martie martijn martin martina martine martinet martinez
    martini martins martusia marty martyn martyna maruni marusa marusia marusya marva marvel
    marvel5454 marvi marvin marwan maryam maryann maryanne marybeth maryellen marygrace maryjan
    maryjane maryjane42 maryjoy marykate marykay maryland marylin marylou marymary maryrose
    marysia marzena masahiro masaki masami masamune mascha maserati masha mashamasha mashenka
    masher mashina mashka mashoutq masiania masina maslova mason masons massage massim
    massimiliano massimo massive maste master masterb masterba masterbaiting masterbate
    masterbating masterca mastercard masterch masterchief masterkey masterlo masterma mastermi
    mastermind masterof masterp masters mastiff masturba masturbation masyanya matador matahari
    matchbox matchbox20 matematica matematika materia mateus mateusz mathematics matheo matheus
    mathew mathias mathieu mathilde mathis matia matias matild matilda matilde matisse matkhau
    matman matri matrim matrix matrixx matrixxx matros matteo matthe matthew matthew123 matthewd
    matthews matthias matthieu mattia mattias mattie mattingl mattman matty mattylad10 matulino
    mature matveev matveeva matvei matvey matyas2001 maude maudie maulwurf maura maureen mauric
    maurice maurici mauricio maurine maurizio maurolarastefy mauser mausi maveric maverick
    mavericks maverik mavis mavrick mavrik maxcat maxdog maxell maxence maxfli maxie maxim maxima
    maximal maxime maximili maximilian maximiliano maximka maximo maximu maximum maximus maxine
    maxman maxmax maxmotives maxpayne maxpower maxsam maxsim maxthedo maxtor maxwel maxwell maxxam
    maxxx maxxxx mayank maybelle mayday mayfair mayflowe mayfly mayhem maymay mayme maynard mayowa
    mayra maytag maywood mazafaka mazahaka mazda mazdarx mazepa mazinger mbahurip mbkugegs
    mcdonald mcdonalds mcdonalds1 mcgwire mcitra mckenna mckenzie mclaren mdmgatew mdogg meadow
    meagain meagan meaghan meandyou meanone meatball meatball99 meathead meatloaf meatman meatwad
    mechanic mechanical mechta medias medic medical medicin medicina medicine medicus medin medina
    medion meditate medman medtech medusa meduza medved medvedev medvedeva meeeee meeko meenakshi
    meesha meetme meetoo mega_pizdetz666 megabyte megadeth megafon megama megaman megamanx megamon
    megan megane megans megaparol megaparol12345 megapass megapolis megasecret megastar megat
    megatron meggie megha meghan megiddo megryan megumi mehmet meiling meister melange melania
    melanie melba melbourn melbourne melena melina melinda melis melisa meliss melissa melissa123
    melkor mellisa mellissa mellon mellons mellow melly melmac melnik melnikova melodie melody
    melon melons melrose melva melvin melvina melvins member memem mememe memento memnoch memorex
    memories memory memphis memyself menace menards mendez mendoz mendoza mensch mensuck mental
    menthol mentor mentos menudo meoff meonly meowmeow meowmix mephisto mercado mercator mercede
    mercedes mercenar merckx mercur mercurio mercury mercutio mercy merda merde meredith merengue
    merete merhaba merida meridian merkin merkur merli merlin merlot mermaid mermaids merry
    mersedes merson mesohorny mesquite message messenge messenger messenger1 messi messiah mester
    metal metalgea metalgear metalhead metalica metall metallic metallica metallica1 metallica2
    metallica6 metalman metart metatron meteor meteora meteoro method methodma methodman methos
    metlife metoo metoyou metroid metropol metros mettss mevefalkcakk mewtwo mexic mexicali
    mexican mexicano mexico mgoblue mhine mhorgan miami miamia miamo miamor miasma miata mibebe
    micael micaela micasa michae michael michael123 michaela michaelb michaelc michaeld michaelj
    michaeljac michaeljackson michaell michaelm michail michal miche micheal michel michela
    michele michelin michell michelle michelle01 michelle11 michelle12 michelle13 michelob michi
    michigan michoacan1 michou mickael micke mickey mickeymo mickeymous mickeymouse mickeys micky
    micmac micro microlab micron microphone micros microsof microsoft microsoft1 microwav midas
    midcon middleto midgard midget midian midiland midnigh midnight midnight12 midnite midori
    midway mierd mierda mifune migdalia mighty mightymo migrationschool migue miguel miguelit
    miguelito mihaela mihail mikado mikael mikaela mikasa mikayla miked mikeee mikehunt mikejone
    mikejones1 mikemike mikes mikey mikeyb mikeyg mikeys mikie mikimiki mikkel mikola milacek
    milagros milamber milan milana milano milashka mildred miledi milehigh milen milena milenium
    milenko miles milesd mileycyrus milfhunter milfnew milhouse milion militar military milka
    milkbone milkdud milker milkmaid milkman milkshak milkshake milkshake1 milkyway milla mille
    millenia milleniu millenium millenni millennium miller millerli millerlite millers millerti
    millertime milli millicent millie million milliona millions millwall milosc milton milwauke
    mimimi mimine mimosa mimoza minako minami minchia minddoc mindgame mindy minecraft
    minecraft123 minemine mineonly minerva minette minfd mingming mingus minhasenha minicalibra
    miniclip minicoop minicooper minidisc minim minimal minimax minime minimoni minimum minion
    miniskir minister ministry minka minkey minnesot minnesota minnesota1 minnesota_hp minnette
    minni minnie minnow minolta minotaur minotavr minou minouche minstrel minty miracle miracles
    mirage miramar mirand miranda mirantte mircea mireille mirela mirella mireya miria miriam
    mirjam mirko mirna mironova miroslav miroslava mirror misato misawa mischa mischief misfit
    misfits misha mishanya mishel mishijos mishima mishka mishmash mishutka misiaczek misiek
    missey missie mission mississi mississipp mississippi misskitt misskitty missle missouri missy
    missyou missys mister misterio misterme mistery misti mistic mistral mistress misty mistydog
    mistys mitch mitchell mithrand mithril mitsou mitsu mitsubis mitsubishi mitten mittens mittie
    mitzi mivida mixail miyuki miyvarxar mizredhe mizuno mizzou mjollnir mjolnir mjordan mjujuj
    mkonji mkvdari mmmmm mmmmmm mmmmmmm mmmmmmmm mmmmmmmmmm mmmnnn mmouse mmxxmm mnbvcx mnbvcxz
    mnbvcxz123 mobbdeep mobil mobila mobile mobius mobydick mocha mochaj mockba modaddy modano
    modelsne modem modems modena moderato modern moderncombat modles moebius moemoe mogli moguls
    mogwai mohamed mohamma mohammad mohammed mohawk mohican moikka moimeme moimoi moises mojave
    mojojojo mojoman moldir moleman molina molley mollie molly mollyb mollycat mollydog mollymoo
    mollys molodec molokai moloko molotok molotov molson momanddad momanddad1 momdad mommie mommom
    mommy mommys momomo momoney momsanaladventure momsuck monaco monalis monalisa monaliza monami
    monamour monange monarch monaro moncoeur monday mondeo mondo money moneybag moneymak
    moneymaker moneyman moneymon moneymoney moneys moneyy mongini mongo mongol mongoose monic
    monica monies monika monique monito monitor monke monkee monker monkey monkey1234 monkeybo
    monkeyboy monkeyboy1 monkeybu monkeybutt monkeyma monkeyman monkeyman1 monkeys monkfish
    monkies monmon monolit monolith mononoke monopoli monopoly monroe monsoon monsta monste
    monster monster123 monstercha monsters monstr montag montagne montan montana montauk montblanc
    montecar montecarlo montego montella monterey montero monterre monterrey montesa montess
    montgom240 montgom2409 montgome montgomery montreal montrose montse monty monyet moochie
    moocow moogie moogle mookey mooki mookie mooman moomin moomoo moonbeam moondog mooner moonglow
    moonie moonligh moonlight moonlight1 moonlite moonman moonmoon moonpie moonrake moonshin
    moonshine moonshine1 moonshot moonstafa moonstar moonunit moonwalk mooooo mooose moorea moose
    moosehea moosejaw mooseman mooser mooses moosey moosie mopar moparman mopars moppel morales
    morango morbius mordor mordred morebeer morefun morelia moremone moremoney moren morena moreno
    moresex morga morgaine morgan morgana morgane morgans morganstanley morgen morgoth moritz
    morkovka morlii mormor morning moroni morozov morozova morpheus morphius morri morrigan morris
    morrison morrisse morrowin morrowind mortal mortalkombat morten mortgage morticia mortimer
    mortis morton moscow mosdef moses moskva moskwa mosquito mossad mossberg mossimo mossyoak
    mostafa mostwanted motaro motdepas motdepass motdepasse mothe mother motherfu motherfuck
    motherfucker motherlode mothra motocros motocross motocross1 motoguzz motoko motoman motorbik
    motorbike motorcyc motorcycle motorhea motorhead motorman motorol motorola motorolla motorrad
    motown motox motoxxx motzart mouche mouette moulin moumoune mountain mouse mouseman mousepad
    mouser mouses mousey mousie moussa mousse movado moveon moviebuf movieman movies mowerman
    mowgli moxie mozar mozart mozelle mozilla mozzer mpeater mpegs mpetroff mpower mrbean mrbig
    mrbill mrblonde mrbrown mrbrownx mrbrownxx mrbungle mrclean mrf11277215 mrgreen mrhappy
    mrjones mrkitty mrlover mrmagoo mrmike mrmojo mrpibb mrpink mrskin mrsmith mrspock mrwhite
    msconfig msinfo msnxbi msorcloledbr msouthwa mtgox mtndew mtnman muaddib muaythai muchacha
    mucker mudbone mudbug mudcat mudder mudhen mudhoney mudman mudshark mudslide mudvayne muenchen
    muerte mufasa muffdive muffdiver muffer muffi muffie muffin muffinman muffins muffy mugen
    muggins muggsy mugsy mugwump muhammad muhammed muhtar mujeres mukesh mulberry mulch mulder
    muledeer muleman mullet mulligan multik multimed multimedia multipas multiplelo multiplelog
    multiscan multisyn multisync mumbai mumbles mumdad mummy munch muncher munchie munchkin muncho
    munchy muneca munkee munkey muppet muppets murali murat murciela murcielago murder murena
    muriel murmansk murph murphy murphydo murphys murray murzik murzilka musashi muschi muscle
    muscles muselman mushin mushka mushroom music music4life musica musical musician musiclover
    musicman musics musik musique muskan muskie muskrat muslim mustafa mustaine mustan mustang
    mustang123 mustangg mustanggt mustangs mustapha mustard mustdie mustek mutabor mutant mutley
    mutter muttley muttly mutton mv46vkmz10 mxyzptlk myangel myass mybabe mybabies mybaby myballs
    mybitch myblocker myboys mybuddy mybutt mycats mycock mycroft mydaddy mydear mydick mydog
    mydogs mydream myemail myfamily myfather myfriend mygal mygirl mygirls myheart myhero myhome
    myhoney myhouse myjesus mykids mykiss mykitty mylady mylene mylife mylinkedin mylord mylov
    mylove mylover mymail mymoney mymother mymusic myname mynameis mynewbots mynewpas mynoob
    mynuts myopia mypass mypasswo mypassword myporn mypuppy mypussy myriam myrna myrtis myrtle
    mysecret myself myshit mysite myspace myspace.co myspace101 myspace123 myspace200 myspace201
    myspace4me myspacepas mystere mysterio mystery mystic mystikal mystuff myszka mythos mytime
    mytruck myturn mywife myword myworld myxworld mzepab n123456789 n8zgt5p0shw= nabeel nabila
    nabisco nabokov nacho nachos naciona nacional nacked nadano nadegda nadege nadejda nadezda
    nadezhda nadia nadin nadine nadroj nadya nafanya nafets nagrom nagual nahlik nailer nairda
    naked nakia nalgas nalgene nalini nallepuh namaste namron namtab nanana nanci nancy nandini
    nando nanette nannette nannie nanook nanotech nantucke naomi napalm napass napol napolean
    napoleo napoleon napoli napster narayan narayana narendra naresh nargiza nariman narkoman
    narnia narut naruto nascar nasdaq nashua nashvill nashville nastena nastenka nastia nastik
    nastja nasty nastya nastya1995 nastya1996 nastya2010 nastyboy nastyman natacha nataha natala
    natali natalia natalie nataliya natalka nataly natalya natas natasa natascha natash natasha
    natasha123 natashka nataxa natchez natedawg natedog natedogg natha nathalia nathalie nathan
    nathanie nathaniel nathaniel1 natiichen999 nation national native natividad natura natural
    naturals nature naturist natusik natwest naught naughty naughtyboy naumenko naumov naumova
    nausicaa nautica nautilus nautique navajo navarro naveed naveen navidad navigato navigator
    navyblue navyman navyseal naynay nazarenko nazaret nazareth nazarova nazgul nazira nbhtqa
    nbibyf nbnfybr nbuhbwf nbuhtyjr nbvcxw nbvfnb nbvibt nbvjatq nbvjif nbvjirf nccpl25282 ncstate
    ndaswf ndirish nebraska nebula necro necroman necromancer necron nectarin nederland nedkelly
    nedra nedved need4speed needajob needforspeed needit needsex needsome neelam neener neeraj
    nefertit nefertiti negra negras negril negrit negrita negrito nekkid nelda nelli nellie nelly
    nelso nelson nemesi nemesis nemezida nemiroff nemisis nemrac nemvxyheqdd5oqxyxyzi neneng
    nenette nenit nenita neogeo neopets neophyte nepenthe nephilim neptun neptune nereida nermal
    nermin nerone neruda nescafe nessie nesta nestea nesterov nesterova nestle nestor netcom
    netgear netlog netman netnwlnk netpass netscape netsnip nettie netvideo netware network
    networking networkingpe netzwerk neuken neuron neuspeed neutrino neutron nevada nevaeh never
    neveraga neveragain neverdie nevergiveup neverland neverman nevermin nevermind nevermind1
    nevermor nevermore neverwinter nevets nevim newage newark newbaby newbie newblood newburgh
    newcall newcar newcastl newcastle newcastle1 newday newdelhi newera newfie newguy newhaven
    newhome newhope newjerse newjersey newjersey1 newjob newlife newlove newman newmedia newmexic
    newmexico newmoney newmoon newness newnew newone neworder neworlea neworleans neworleans12345
    newpass newpassw newpasswor newpassword newpoint newport newport100 newports newproject2004
    newshoes newspape newstart newstyle newthree51 newto newton newuser newvision newworld newyear
    newyor newyork newyork123 newyorke newzeala newzealand nextdoor nextel nexus nezabudka nfbcbz
    nfhfrfy nfhtkrf nfkbcvfy nfnfhby nfnmzyf nfnmzyrf nfqcjy nfvfhf nfvthkfy nfymrf nfyrbcn
    nfytxrf nfyufh nguyen nha7ebf6kp nhecsyfujkjdt nhfdvfnjkju123 nhfkbdfkb nhfkzkz nhfnfnf
    nhfrnjh nhfrnjhbcn nhfycajhvths niagra niang nibbles nibiru niblick niceass niceday nicegirl
    niceguy niceone nicerack nicetits nicetry nichola nicholas nicholas12 nichole nickel
    nickelback nickers nicki nickie nickiminaj nickjonas nickjonas1 nicklaus nickle nicknick
    nickolas nicksfun nicky nicnac nicola nicolas nicole nicoleta nicolett nicoletta nicosnn
    nideknil nietzsch niewiem nigeria nigga niggas niggaz nigge nigger niggers night nightcrawler
    nightfal nighthaw nighthawk nightime nightman nightmar nightmare nightmare1 nightowl
    nightshade nightwin nightwing nightwis nightwish nightwolf nihaoma nihongo nikeair nikhil
    nikifor nikit nikita nikita1998 nikita2000 nikitin nikitina nikitka nikitos nikki nikkie
    nikkii nikkis nikkita nikko niklas nikola nikolaev nikolaeva nikolaevna nikolai nikolaj
    nikolas nikolaus nikolay nikon nikusha nilda nilknarf nilrem nimbus nimda nimitz nimrod
    ninanina nineball nineinch niners nineteen ninguna ninja ninjaman ninjas ninjutsu nintend
    nintendo nintendo64 nipper nipple nipples nippon nirmal nirmala nirvan nirvana nissa nissan
    nissan350z nisse nitehawk nitemare nitram nitro nitros nitrous nitrox nitsua nitsuj nittany
    niunia nivek nivram njdevils njhvjp njhyflj njkcnsq njkmrjz njnets nks230kjs82 nnagqx nnmaster
    nnnnnn nnssnn noaccess nobby nobody nobull nochance noclue nocode nocturne noddy nodnarb
    nodoubt nodrog noelia noelle noemi noemie noentry nofags nofate nofear nogard noggin nogood
    noidea noiembrie noisette nokia nokia6230i nokiaa nokiadermo nokian nokias nokids nolife
    nolimit nolimits nollie nolove nomad nomads nomames nomar nomarg nomeacuerdo nomercy nomis
    nomoney nomore noname nondriversig nonenone noneya nonmembe nonmember nonono nonrev nonstop
    noodle noodles nookie nooner noonie nopasaran nopass nopasswo nopassword norbert norcal
    noreaga noreen noremac norma normal norman normandy norseman nortel northern northside1
    northsta northstar northwes norton norway norwegen norwest norwich nosaints nosaj nosferat
    nosferatu nosgoth noshit noskcaj nosliw nosmas nospam nosredna nostra nostromo notagain
    notebook notgood nothanks nothere nothing nothings123 notime notlob notme notmine notnow
    notoriou notorious notredam notredame notredame1 notthat nottingh nottingham nottoday notused
    notyou notyours nougat nounou nounour nounours novartis novass novastar novell novella novembe
    november november10 november11 november12 november13 november14 november15 november16
    november17 november18 november19 november20 november21 november22 november23 november24
    november25 november26 november27 november30 novembre noviembre novifarm novikov novikova noway
    nowayman nowayout nowehaslo nowwowtg nqdgxz nremtp nssadmin nsync nthtvjr nthvbyfnjh ntktajy
    ntktdbpjh ntktgepbr nuaddn9561 nubian nuclear nudegirl nudelamb nudes nudist nudity nugget
    nuggets nuggett nujbhc nukem numark number numberon numberone numbnuts numlock numpty nunya
    nunzio nurbek nurbol nurgle nurich nurik nurjan nurlan nurse nursing nursultan nusrat nutella
    nutmeg nutsac nutsack nuttertools nuvola nvidia nydia nygiants nyjets nyknicks nylon nylons
    nymets nympho nyq28giz1z nyranger nytimes nyyankee nyyankees nyyanks oakland oakley oakridge
    oaktown oaktree oakwood oasis oatmeal obafgkm obelisk obelix oberon obinna obiwan oblivion
    obsessio obsidian oc247ngucz ocarina ocean oceane oceano oceans ocelot ocpoook325 octagon
    octane octavia octavian octobe october octopus octopuss octubre oddball oddjob oddworld odelay
    odense odessa odette odinthor odysseus odyssey oedipus oemdlg ofcourse ofelia office offroad
    offsprin offspring oglala ogoshi ogplanet ohbaby ohboy ohiostat ohiostate ohiostate1 ohlala
    ohmnamah23 ohmygod ohotnik ohshit ohwell ohyeah ohyes oilers oilman oinker oioioi oiseau
    okaykk okidoki oklahoma oklick okmijn okokok oks65b6666 oksana oktober olalekan olamide
    olamilekan olanrewaju olaola olatunji olawale olayinka olcrackmaster olddog oldfart oldguy
    oldman oldmans oldnavy oldone oldpussy oldschoo oldschool oldschool1 oldskool oldsmobi
    oldsmobile oldspice oldtimer oleander olechka olegnaruto olemiss olenka olesia olesica olesja
    olesya oleta oligarh olimpia olive oliveira oliveoil oliver olivetti olivi olivia olivier
    ollie ollieb olo65b6666 ololo olorin olumide olusegun oluwaseun olympus omanko omarion omega
    omegaman omegared omegas omerta omgkremidia omgwtf omgwtfbbq omicron omnislash omsairam
    omshanti onclick oneday onedirection oneeye onelov onelove oneluv oneman onemore onepiece
    oneputt onering oneshot onetime oneton onetwo onetwothree oneway onfire onion onions onizuka
    onkelz onlin online onlyme onlyone onlyyou ontario ontheoutside ontheroc ontherocks ontime
    oohrah oompah oooooo oooooooo oooppp opelagila opelastra opelcorsa opelgt opendoor openit
    openme opennow opensesa opensesame openup openwide operatio operation operator opernhaus1
    opeyemi ophelia ophelie opiate opopop optima optimist optimus optiplex optiquest opusone
    oracle oralia oralsex orang orange oranges orbita orchard orchid ordenador ordinateur oregon
    orenburg orgasm orgasmic orgasms oriana orient oriflame origami origin original oriole orioles
    orion orions orland orlando orlova ornella orochimaru orpheus ortega ortezza orwell osama
    osasuna oscar oscardog oscarr oscars oshkosh osipov osiris osito osprey ostrov ostsee oswego
    otello othello otherside otter otters ottom ottootto ousooner oussama outback outkast outlaw
    outlaws outlawz outsider ovation overdriv overdrive overkill overlord ownage ownsu ownzyou
    owt243ygbh owt243ygbj oxcart oxford oxnard oxygen oxymoron oyster ozzie ozzman ozzmosis
    p030710p$e4o p0o9i8u7y6 p3rat54797 pablit pablito pablo pablos pacers pachanga pacific
    pacifica pacino packard packer packers packman packrat pacman padawan paddle paddy padilla
    padres padrino paganini pagedown paige paigow painkill painkiller paintbal paintball
    paintball1 painter painting paisley paiste pajaro pajero pakalolo pakista pakistan pakistan12
    pakistan123 pakistan786 pakistani palace paladin paladine palantir paleale palenque palermo
    palevo palladin pallas pallavi pallet pallina pallino pallmall palmeira palmeiras palmer
    palmetto palmtree paloalto palom paloma palomino palpatin pamala pamel pamela pammy pampam
    pampers panacea panache panam panama panasoni panasonic panasonic1 panasonik panatha pancake
    pancakes panchito pancho panda pandabear pandabear1 pandas pandemonium pander pandor pandora
    pandoras pangaea panget pangit pangolin panhead pankaj panman panocha panorama pansy panter
    pantera panthe panther panthers pantie panties pantss panty pantyhos pantyhose pantyman panzer
    paola paolit paolo paopao papabear papageno papamama papapa papapapa paparoach papasmur
    papasmurf papaya paper paperboy papercli paperclip papercut paperino papero papers papichul
    papichulo papichulo1 papillon papirus papit papito pappa pappnase pappy paprika paquito
    parabola parachut paradigm paradis paradise paradoks paradox paradoxx paragon paraiso
    paraklast1974 parallax paramedi paramedic paramore paramoun paranoid paranoya parasha paravoz
    parazit parcells parents parfilev pargolf paris pariss parkave parker parkhead parkour
    parkside parkview parlament parliame parol parola parolamea parole paroli paroll parolparol
    parool parovoz parrot parrothe parsifal partagas partizan partner partridg party partyboy
    partyman partyon partys partytim partytime parviz pasadena pasaway pasca pascal pascale pascha
    pascual pashka paska pasport pasquale passat passcode passe passer passer2009 passer2010
    passer2011 passfan passfind passio passion passions passit passking passmast passmaster passme
    passord passout passpage passpass passport passss passssap passsword passthie passthief passw
    passward passwd passwerd passwo passwor password password00 password01 password06 password07
    password08 password09 password1! password10 password11 password12 password123 password1234
    password12345 password123456 password13 password14 password15 password16 password17 password18
    password19 password20 password21 password22 password23 password24 password25 password27
    password32 password33 password44 password45 password55 password66 password69 password77
    password88 password89 password99 passwords passwordstandard passwort passwrd pastas pastel
    pastor paswoord pasword patagoni patat patata patate patatina patch patche patches patchy
    pathfind pathfinder patience patit patito patric patrica patrice patrici patricia patricio
    patrick patrick123 patrik patriot patriots patriots12 patrizia patron patrycja patryk patsy
    pattaya patter patterso patterson patti pattie patton patty paula paulaner paulchen paule
    paulette paulie paulina pauline paulinka paully paulo pavel pavell pavement pavilion pavlenko
    pavlik pavlin pavlov pavlova pavlusha pawpaw payday paypal payton pazzword pazzword123 pbyfblf
    pchealth pcitra pdiddy pdtplf pdtpljxrf pe#5gz29ptzmse peace peaceful peaceout peaces peach
    peache peaches peachfuz peachy peacock peanu peanut peanutbutter peanuts peapod pearl pearlie
    pearline pearljam pearls peartree peavey pebble pebbles pecker pecos pedarsag peddler pedigree
    pedrito pedro pedros peedee peejay peekaboo peeker peepee peeper peepers peepshow peewee pegas
    pegaso pegasus peggie peggy peggys peggysue pegleg pelican pelikan pelle pelmen pelota peluche
    peludo pelus pelusa penchair pencil pendejo pendrago pendragon penelopa penelope penetrating
    penetration penfloor penfold pengui penguin penguins penhorse penis peniss penmouse pennie
    pennst pennstat pennstate pennstate1 penny pennydog pennys pennywis pennywise penpal penquin
    pensacol penske pentable pentagon pentax penthous pentium peopl people peoria pepette pepino
    pepit pepita pepito pepluv pepote peppe pepper peppermint peppers peppino pepsi pepsico
    pepsicol pepsicola pepsiman pepsimax pepsione pepsis perach peregrin pereira peresvet perfect
    perfection perfecto performa pericles perico perils perkele perkins perkman perla pernille
    perrit perrito perro perros perry persepho perseus pershing persik person persona personal
    pertinant peruan pervasive pervert pescado pescator pessac peter petera peterb peterbil
    peterbilt peterburg peterc peterg peterj peterk peterm peternor peternorth peterose peterp
    peterpan peters peterson petert petite petra petram petros petrov petrova petrovich petrovna
    petrus petshop petter petticoa petunia peugeo peugeot peugeot406 peyote peyton pfchfytw pfhbyf
    pfhfnecnhf pfhfpf pfkegf pflhjn pfloyd pflybwf pfqxbr pfqxjyjr pfqxtyjr pfuflrf phaedra
    phaedrus phantasm phantasy phanto phantom phantoms pharao pharma pharmacy pharoh phaser
    phatass phatboy phatfarm phatty pheasant phelge phenix phenmarr phenom pheonix phezc419hv
    phialpha phidelt phikap philbert phili philip philipp philippe philippine philips phillesh
    philli phillies phillip phillips phillis philly philmont philomena philos philou phinupi
    phipsi phish phishin phishing phishy phisig phitau phobos phoebe phoebus phoeni phoenix
    phoenix888 phone phoneman photoes photog photogra photoman photon photos photosho photowiz
    phpbb phreak phred phuket phunky phuong phydeaux phylis phyliss phyllis physics piano pianoman
    pianos piazza picard picass picasso piccola piccolo picher picker pickle pickles pickup
    pickwick picolo pictere pictuers picture pictures picturs pidaras pidoras piehonkii pieman
    piepie pierce piercing pierr pierre pierrot piesek pietro piffish pigboy pigdog pigeon piggie
    piggies piggy piggys piglet piglets piglett pigman pigpen pikach pikachu pikapp piknik pilar
    pilatus pilgrim piligrim pilipinas pillow pilote piloto pilsbury pilsner pilsung pimaou pimmel
    pimpdad pimpdadd pimpdaddy pimpdaddy1 pimpdady pimper pimphard pimpi pimpin pimping pimpjuic
    pimpjuice pimpjuice1 pimpman pimpshit pimpsta pimpster pinarell pinball pinche pincher
    pineappl pineapple pineapple1 pinecone pinetree pinewood pinga pinggolf pingpong pingu pinguin
    pinguino pingvin pingzing pinhead pinkerto pinkey pinkfl pinkfloy pinkfloyd pinkfloyd1 pinkie
    pinklady pinkpant pinkpanther pinkpink pinkpuss pinkpussy pinky pinnacle pinocchio pinokio
    pinoy pinoyako pintail piolin pionee pioneer pioner pionex piotrek pioupiou pipeline pipeman
    piper pipers pipetka pipeutvj pipiska pipoca pippa pippen pipper pippin pippo pippolo pippone
    piramid piramida piramide piranha pirat pirata pirate pirates piroca pirrello pisces pissant
    pisser pissing pissoff pissword pistache pistol pistola piston pistons pitboss pitbul pitbull
    pitbulls pitchers piter pitstop pittbull pittsbur pittsburgh pitufo pitures pivkoo pixie
    pixies pizda pizdec pizdets pizza pizzaboy pizzahut pizzaman pizzapie pizzas pizzle pjcgujrat
    pjflkork pjkeirf pjkjnj pktmxr pkunzip placebo placid planet planeta planetx plankton planner
    planot plasma plastic plastics plastik platin platina platini platinu platinum plato platon
    platypus playa playas playaz playball playbo playboy playboy123 playboys playe player players
    playful playgirl playgolf playgrou playhard playmate playme playstat playstatio playstation
    playstation2 playstation3 playtime plazma please pleaseme pleaser pleasure pleomax plmokn
    plokij plokiju plokijuh plonker ploppy plover plowboy plucky plugger plumber plumper plumpy
    pluto pluton plymouth pmdmscts pmdmsctsk pmtgjnbl pngfilt pobeda pocahontas pochta pocket
    podaria podarok poekie poetry pogiako pogoda poidog poilkj poilut point pointman poipoi poison
    poisson poiulkjh poiuy poiuyt poiuytre poiuytrewq poiuytreza pok29q6666 pokemo pokemon
    pokemon123 pokemons poker pokerface pokerman pokers pokesmot pokey pokpok poland polarbea
    polarbear polarbear1 polaris polaroid polecat polgara polic police policema policeman policia
    poligon polina polinka politic polizei polka polkadot polkaudi polkaudio polkilo polkmn polla
    pollit pollito pollo pollux polly polniypizdec0211 polniypizdec1102 polniypizdec110211 polock
    pololo polopo polopol polopolo polopolo09 polpol polska poltava pomidor pommes pompano pompey
    pompier pompom pompon ponchik poncho pondscum pondus pongo pontiac pontoon ponyboy poobear
    pooch poochie poochy pooder poodle poohbea poohbear poohbear12 pooka pooker pookey pooki
    pookie pookster pooky poolman poonam poontang poopee pooper poopers poopface poophead poopi
    poopie poopies poopmaster poopo poopoo pooppoop poopsie poopy poopypan poorboy pooter pootie
    popart popcor popcorn popcorn123 popey popeye popimp popkorn popmart popol popolo popopo
    popopopo popov popova poppen popper poppet poppi poppie poppies poppin poppop poppy poppydog
    poppys popstar poptart poptarts poptropica popular porche porcodio porkchop porker porkpie
    porky porkypig pornclub pornking pornlo pornlove pornlover pornman porno pornog pornogra
    pornografia pornographic pornoman pornos pornosta pornostar pornpass pornsite pornstar
    porosenok porpoise porsch porsche porsche911 porsches porshe portable portal porter porthos
    portia portishead portland portman portos portsmou portuga portugal portvale poseidon positano
    positiv positive positivo possible possum postal postbank poster postie postit postman
    postov1000 posture potapov potapova potato potatoe potatoes pothead pothead420 potpot potsmoke
    potte potter poulet poulette pouncer pounded poupee poupette poupoune pourquoi poussin poutine
    povlmly727 powder powell power powerade powerboo powerful powerhou powermac powerman powerpc
    powerpla powerpuff powerr powers powerstr powerup pozitiv ppppp pppppp pppppppp ppspankp
    pqntmt1247 pradeep praise prakash praline pranav prancer prapor prasad prasanna prashant
    pravda praveen praxis prayer preacher precios preciosa preciou precious precisio predator
    preeti preggo prelude premier premium premiumcash presari presario presiden president
    president1 presley prestige prestigio presto preston preteen pretende prett pretty prettybo
    prettyboy prettyboy1 prettygirl prettyme pretzel prevert pricilla pridurok prikol prima primal
    primas primaver primavera primax primer primetim primetime21 primo primrose primus princ
    prince princes princesa princesit princesita princess princess01 princess07 princess08
    princess09 princess10 princess11 princess12 princess123 princess13 princess14 princess15
    princess16 princess17 princess18 princess19 princess20 princess21 princess22 princess23
    princess24 princess69 princessa princesse princeto princeton princip principa principe
    principessa pringles printer priora prisca priscila priscill priscilla priscilla1 prisma
    prison prisonbreak prissy privacy privado privat private prive privet priya priyanka prizrak
    prober probes problemas prodigy prodojo producti production profesor professional professo
    professor profil profile profit proghouse programm progress prohor project projectsadminx
    prokuror proline promethe promise promopas prong pronger pronin property prophet prorok
    prosper prosperity prospero prosto prostock prostreet protect proton protools protos protoss
    prototyp prototype protozoa proust prova proverbs proverbs31 providen providian proview
    provista prowler proxima proxy prozac prozak prudence prufrock przyjaciolki psalms psicologia
    psswrd psychnau psychnaut1 psycho psycholo psychology psylocke ptbdhw pthrfkj ptichka ptktysq
    ptybnxtvgbjy public pucara puccini pudder puddin pudding puddles pudge puertori puertorico
    puffdadd puffer puffin puffy pufunga7782 pugdog pugsley pugsly pugwash puissant pujols pukimak
    pulamea puller pullings pullup pulsar pumba pumkin pumper pumpki pumpkin pumpkins punani
    pundai puneet punheta punisher punjab punkass punker punkie punkin punkrawk punkrock
    punksnotdead punky puntang punter punto pupkin pupper puppet puppie puppies puppy puppydog
    puppylove puppylove1 puppys pupsik pupuce puravida purdue pureevil purgator purgen purina
    purpl purple purzel puschel pusher pushistik pushit pushkin pushok pushpa pusser pussey pussie
    pussies pusssy pussy pussybitch pussyboy pussyca pussycat pussyeat pussyeater pussyfuck
    pussygal pussykat pussylic pussylick pussylicker pussylip pussylov pussylover pussyman pussys
    pussyy pusyy puszek putain putamadre putang putangina putaria putas puttana putter puzzle
    pvjegu pwnage pwtest pynchon pypsik pyramid pyramide pyramids python q0tsrbv488 q123456789
    q1234567890 q1q2q3q4q5 q1w2e3r4t5 q1w2e3r4t5y6 q1w2e3r4t5y6u7 q1w2e3r4t5y6u7i8
    q1w2e3r4t5y6u7i8o9p0 qagsud qantas qapmoc qaqaqa qaswed qawsed qawsedr qawsedrf qawsedrftg
    qawsedrftgyh qaywsx qaz123wsx456 qazedc qazedctgb qazokm qazplm qazqaz qazqazqaz qazqwe
    qazsedcft qazsew qazws qazwsx qazwsx1234 qazwsx12345 qazwsxc qazwsxe qazwsxed qazwsxedc
    qazwsxedc1 qazwsxedc12 qazwsxedc123 qazwsxedcrfv qazwsxedcrfvtgb qazxcdew qazxcdews qazxcv
    qazxcvbn qazxcvbnm qazxdr qazxs qazxsw qazxswe qazxswed qazxswedc qazxswedc123 qazxswedcvfr
    qazzaq qbert qcactw qcfmtz qdarcv qdujvyg5sxa qguvyt qh6xl1p9xj qhxbij qiang qiciqdp162 qiong
    qpalzm qpwoei qpwoeiruty qq123456789 qqaazz qqqaaa qqqqq qqqqqq qqqqqqq qqqqqqqq qqqqqqqqqq
    qqqqqqw qqqqwwww qqqwww qqqwwweee qqwwee qqwweerr qrhmis qsawbbs qscesz qscwdv qsdfgh qsefth
    qti7zxh18u quacker quackers quadra quadro quagmire quake quaker quality quality123 quant4307s
    quantex quantum quaresma quark quartz quasar quatro quattro queball quebec queen queenas8151
    queenb queenbee queenie queens queeny queequeg quentin quest question questor quetzal
    qugrqfo825 quicken quicksan quicksil quicksilver quietkey quiksilv quiksilver quincunx quincy
    quinta quintain quique quixote quixotic quixtar quovadis qwarty qwaser qwasz qwaszx qwaszxedc
    qwaszxerdfcv qwaszxqw qwe1122334 qwe1234567 qwe123qwe123 qweas qweasd qweasdqwe qweasdzx
    qweasdzxc qweasdzxc1 qweasdzxc123 qwedcxzas qwedsa qwedsazxc qweewq qwegta13091990 qwepoi
    qweqaz qweqw qweqwe qweqweqwe qweras qwerasd qwerasdf qwerasdfzxcv qwerfdsa qwerpoiu qwerqwer
    qwerrewq qwert qwert12345 qwert54321 qwerta qwertasd qwertasdfg qwertasdfgzxcvb qwertgfdsa
    qwertqwert qwerttrewq qwerty qwerty1234 qwerty12345 qwerty123456 qwerty123456789 qwerty2010
    qwertyas qwertyasd qwertyasdfgh qwertyqwerty qwertyu qwertyu123 qwertyui qwertyuio qwertyuio1
    qwertyuiop qwertyuiop1 qwertyuiop10 qwertyuiop12 qwertyuiop123 qwertyuiop12345 qwertyuiop[]
    qwertyy qwertyytrewq qwertyz qwertz qwertzu qwertzui qwertzuiop qwerzxcv qweszxc qwezxc qwqwqw
    qwqwqwqw qwsazx qyahzn qzwxec qzwxecrv r123456789 r3vi3wpass r9lw4j8khx rabbit rabbits rabbitt
    rabota raccoon racecar racecars racefan racer racers racerx rachael rache racheal rachel
    rachelle rachid racin racing racoon radagast radeon radhika radiance radiatio radical radio
    radiohea radiohead radiohead1 radioman radish radman radmir radost raduga rafae rafael rafaela
    rafale raffael raffaele raffaella raffaello raffles rafiki ragdoll ragman ragnar ragnarok
    ragtop rahasia rahman rahul raide raiden raider raiders railroad rainbo rainbow rainbow123
    rainbows raindog raindrop rainger rainier rainmake rainmaker rainman raintree rainyday raisin
    raissa raistlin rajeev rajendra rajesh rajkumar rakaii rakas rakesh raketa rakkaus rakker
    raleigh ralliart rallye ralph ralphie ralphy raluca ramada ramair ramana ramazan rambler rambo
    rambone rambos ramesh ramil ramin ramina ramir ramire ramirez ramiro ramjet ramman rammer
    rammstei rammstein rammstein1 ramon ramona ramone ramones rampage ramram ramrod ramses ramsey
    ramstein ramzes ranchero rancid randall randers randi randie random randy randyorton ranetka
    ranetki ranger rangerover rangers ranita ranjan ranma ranman rapala rapeme raphael rapide
    rapido rapier rapper raprap raptor raptors rapture rapunzel raque raquel rascal rasengan
    rashad rasheed rashid rashmi rasmus raspberr raspberry rasputin rassvet rasta rastafar
    rastafari rastaman rastas raster rastus rataros ratbag ratboy ratchet ratdog ratface ratfink
    ratiug ratman ratpack ratrace ratten rattler rattlers rattlesn rattrace rattrap rauchen
    raunchy ravage raven ravens ravers ravshan rawdog rawhide rawiswar rawks rayden raygun rayman
    raymond rayray razdvatri razer raziel razor razorbac razors razvan razzle rbcekz rbgtkjd
    rbhbkk rbhgbx rbhjxrf rbotmvz954 rccola rcfhlfc rclaki rctybz rdfhnbhf reader reading readme
    reagan realdeal realestate realgood reality really realmadr realmadri realmadrid realman
    realnigga1 realsex realtime realtor realty reanimator reape reaper reason reaver rebeca rebecc
    rebecca rebekah rebel rebeld rebelde rebell rebellio rebels rebelz rebenok rebirth rebon
    reboot reborn rebrov reccos reckless recoba recoil recon record recovery rectum recycle
    redalert redapple redarmy redbarch redbaron redbeard redbird redbirds redblue redbone redboy
    redbud redbull redcar redcard redcat redcloud redcross reddawg redder reddevil reddevils
    reddog reddrago reddragon reddwarf redeemed redeemer redemption redeye redfire redfish redfive
    redfox redfred redgreen redhair redhat redhawk redhawks redhead redheads redhed redhill
    redhook redhorse redhot redhouse rediska redknapp redlands redleg redlegs redlight redline
    redlion redman redmoon redneck redoak redone redred redrider redriver redrobin redrock
    redrocke redrose redroses redrover redrum redryder redsand redsea redshift redshoes redskin
    redskins redskins21 redsky redso redsox redstar redstone redstorm redtail redtruck redvette
    redwall redwhite redwin redwine redwing redwings redwolf redwood reebok reefer reeper reeses
    refinnej reflex regal regedit reggae reggi reggie reggin regin regina reginald regine register
    registr reglisse rehbwf rehjgfnrf rehnrf reilly reina reisen rejoice rekbrjdf reklama reksio
    relayer reliance reliant relisys rellik reload reloaded rembrand remembe remember rememberme
    remingto remington remington1 remmah remmus remote renae renat renata renate renato renault
    rencontre renee reneee renegade renfield renita renob renren renrut rental renton renuka
    renwod repmvbx repmvbyf repmvf repoman reppep reptile repvtyrj repytwjd repytwjdf repytxbr
    requiem requin rerecz rerehepf rereirf rerere rerfhfxf rerfhtre rerjkrf rescue research
    resetme reshma resident residentevil resing1965 resipsa resolute respect respekt respublika
    restart restaura resume retard retep retha retired retlaw retnuh retrac retsam retsub retype
    reuben reunion revelati revelation revenant revenge reverb reveur reviewpa reviewpass revilo
    revoluti revolution revolver rewster rexdog rexona reyes reyna reynald reynaldo reynolds
    rezeda reznor rfcgth rfcgthcrbq rfgbnfy rfgbnjirf rfgecnf rfgecnfcerf rfghbp rfghjy rfgtkmrf
    rfhbyf rfhbyjxrf rfhbyrf rfhectkm rfhfcm rfhfdfy rfhfgep rfhfnt rfhfntkm rfhfrfnbwf rfhfufylf
    rfhfvtkm rfhfvtkmrf rfhfylfi rfhfynby rfhjkbyf rfhkcjy rfhlbyfk rfhnbyf rfhnjirf rfkbybyf
    rfkbyf rfkmrekznjh rfktylfhm rfnfcnhjaf rfnfgekmnf rfnfhbyf rfnhby rfnmrf rfnthbyf
    rfnthbyf1988 rfnthbyrf rfntyf rfntyjr rfntymrf rfpfyjdf rfpfym rfpfynbg rfpzdrf rfrfirf
    rfrltkf rfrnec rfvbkf rfvbkkf rfvbkm rfvbrflpt rfvfcenhf rfvtgb rfvtgbyhn rfvtym rfvxfnrf
    rfybreks rfycthdf rfyfgkz rhapsody rhbcnb rhbcnbyf rhbcnbyjxrf rhenjq rhfcbdfz rhfcfdbwf
    rhfcfdxbr rhfcjnf rhfcjnrf rhfcyjlfh rhfcyjzhcr rhfcysq rhfdxtyrj rhfvfnjhcr rhianna rhiannon
    rhino rhinos rhjirf rhjkbr rhjrjlbk rhoda rhodan rhonda rhtdtlrj rhtfnbd rhtyltkm rhubarb
    ribbit ribeye ricard ricardo riccardo ricflair richar richard richard123 richards richardson
    richelle riches richi richie richmond richy rickster ricky ricochet riddick riddler rideme
    ridered riesling riffraff rifleman rifraf rigger rightnow righton rihanna rikimaru riley
    rileydog rimjob rimshot rincewin rincewind ringding ringo riobravo riogrand ripazha ripcord
    ripcurl ripken ripley ripoff ripper ripple riptide rivaldo riven river rivera riverat
    riverplate riverrat rivers riversid riverside riverside1 rizwan rjcnbr rjcntyrj rjcnzy rjcvjc
    rjdfkmxer rjdfktdf rjdfktyrj rjhjdf rjhjkm rjhjkmbien rjhjktdf rjirf rjirfrgbde rjitxrf rjktcj
    rjnjatq rjnjgtc rjntyjr rjntyjxtr rjnzhf rjpthju rjpzdrf rjrfrjkf rjyatnf rjyatnrf rjycnbnewbz
    rjycnfynby rjyjgkz rjynfrn rkbvtyrj rkelly rkfdbfnehf rktjgfnhf rmfidd rmracing roaddog
    roaddogg roadhog roadie roadkill roadking roadrage roadrash roadrunn roadrunner roadstar
    roadster roadtrip roadway roamer roanne42300 robbie robbin robbob rober robert roberta roberto
    robertr roberts robertso robin robinh robinho robinhoo robinhood robinso robinson robocop
    robot robotec robotech robotics roboto robroy robyn rocawear rocco rochard rochelle rocheste
    rochester rocio rockandr rockandroll rockbott rockbottom rockcity rocke rocker rockers rocket
    rocketma rocketman rockets rockey rockfish rockford rockhard rockhead rockhopper rockie
    rockies rockin rockit rockman rockme rocknrol rocknroll rocknroll1 rocko rockon rockport
    rockroll rocks rockshox rockss rocksta rockstar rockstar12 rocky rockyboy rockydog rockyou
    rockys rockytop rockyy rockz rodder rodders rodent rodeo rodeos roderick rodina rodion rodman
    rodney rodolfo rodrig rodrigo rodrigues rodriguez rodriguez1 roenick roflcopter roflmao
    rogelio roger rogers rogue rogues roisin roksana rolan roland rolando roleplay rolex roller
    rollie rollin rollout rollover rollrock rolltide rolodex rolsen rolyat romai romain roman
    romana romance romane romanenko romania romann romano romanov romanova romans romanson
    romantic romantik romantika romario romaroma romashka romawka romeo romeos romero romina
    rommel romona romuald romulus ronal ronald ronaldinho ronaldo ronaldo123 ronda ronin ronjon
    ronnie ronron roodypoo roofer roofing roofus rookie rooney roosevel rooster roosters rootbeer
    rootedit rooter rosalba rosalee rosales rosalia rosalie rosalina rosalind rosalinda rosalyn
    rosanna rosanne rosari rosaria rosario roscoe roseann roseanna roseanne rosebowl rosebu
    rosebud rosebudd rosebuds rosedale rosehill rosella roselyn rosemari rosemarie rosemary
    rosenrot roserose roses rosetta rosewood rosey roshan rosie rosies rosina rosit rosita roslyn
    rossco rossella rossia rossigno rostik rostislav rostov roswell rotary rotciv rothmans rotten
    rotterda rotterdam rottie rottweil rouges rough rounders router rover rovers rovnogod rowdy
    rowena roxan roxana roxane roxann roxanna roxanne roxette roxie roxydog royal royale royals
    royboy roygbiv roykeane rrrrrr rsalinas rstlne rsturbo rtynfdh rtyuehe rubber rubberdu
    rubberduck rubble ruben rubicon rubies rubina rubye rubyred rubyrose rudeboy rudedog rudenko
    rudiger rudolf ruffian ruffles ruffneck ruffryde ruffus rufus rufuss rugburn rugby rugbyman
    ruger rugger rugrat rugrats rulesyou rulez rulezz rulezzz rumble rumple rumpole runaway rundmc
    runescape runescape1 runescape2 runfast runne runner running runvs rupert ruqueb rusalka
    rushfan rushman rushmore ruslan ruslana rusrap russel russell russia russian russland rustam
    rustem rustler rusty rustyboy rustydog rustys rutabega ruthann ruthie rxmtkp ryan962052
    ryjgjxrf ryjgrf rynner ryslan s123456789 s456123789 s8ylpe9jdpvym sabaka sabbat sabbath
    sabbeth saber sabian sabina sabine sable sabre sabres sabrin sabrina sabrina123 sachas sachem
    sachin sacramen sacramento sacred sacrific sactown saddam saddie sadie sadiedog sadies sadman
    sadomaso sadsad safado safari safety safeway saffron safina safrane sagitari sagitario
    sagitarius sahabat sahalin sahar sahara saibaba saigon sailaway sailboat sailfish sailing
    sailor sailormo sailormoon saint saints sairam saisha saitek saitou saiyan sakic sakur sakura
    salam salama salamanca salamand salamander salamandra salamat salami salasana salavat salazar
    saleen salem salerno sales salguod salima salinas salinger salisbur sallad sallas sallie sally
    sallys salma salman salmankhan salmon salom salome salomon salope salsa salsero saltanat
    saltlake saltydog saluki salut salvado salvador salvatio salvation salvation1 salvator
    salvatore samadams samadhi samael samant samanta samanth samantha samantha12 samapi samara
    samarkand samat samatha samatron samba sambo sambora samboy sambuca sambuka samcat samdog
    sameas samedi sameer samfox samhain samia samiam samir samira sammi sammie sammmy sammy
    sammyboy sammycat sammydog sammys sammyy samoht samolet sampdoria sample sampras sampson
    samsam samsara samso samson samsun samsung samsung123 samtron samue samuel samuele samurai
    samuraix samuri samvel samwise sanan sanandreas sanane sananton sanche sanchez sanchin sancho
    sanctuar sandal sandan sandeep sander sanders sandhya sandi sandia sandie sandiego sandman
    sandmann sandokan sandoval sandr sandra sandrin sandrine sandro sandrock sandwich sandy
    sandydog sandys sanek sanfran sanfrancisco sangeeta sangeetha sanibel sanity sanja sanjana
    sanjar sanjay sanjeev sanjos sanjose sanjuan sanjuana sanjuanita sanman sanna sanpedro sansan
    santa santacla santacru santacruz santafe santamaria santan santana santeria santhosh santiag
    santiago santino santorin santos santosh sanya sanyco saopaulo sapato saphir saphire sapito
    sapper sapphic sapphire sappho saqartvelo saraann saracen sarah saraha sarahb sarahc sarahh
    sarahm sarahs saraht sarajane sarajevo saralee sarang saransk sarasara sarasota saraswati
    saratoga saratov sardegna sardor sarenna saretta sargon sargsyan sarina sarit sarita sarmat
    sartre saruman sarvar sasafras sasami sasasa sasasasa sascha sasha sasha12345 sashaa sashadog
    sashas sashenka sashimi sashka sashok saskatoo saskia sasquatc sassie sassy sassycat sassydog
    sassygirl sassys sasuke satan satana satanas satanic sataniv1993 satans satchel satchmo satcom
    satelite satellit satellite sathya satish sativa satnam satori satoshi satriani satsuki
    satsuma satur saturday saturn saturne saturno satyam sauber saudade saudan saun24865709
    saundra saurabh sauron saurus sausage sausages savag savage savana savanah savanna savannah
    savant savatage savchenko saveliy saveme savina saviola savior saviour sawadee sawdust sawyer
    saxman saxophon saxophone saxophone1 sayaka sayan sayana sayang sayangku sayuri saywhat scabby
    scammer scamp scamper scampi scania scanman scanner scarab scarecro scarfac scarface scarlet
    scarlets scarlett scatman sceptre schaap schach schalke schastie schatz schatzi scheiss
    scheisse schlampe schlange schlong schlumpf schmoe schmoo schnecke schnee schneide schneider
    schnuff schnuffi schokolade schoo school schoolgirlie schorsch schreibe schroede schuey schule
    schumach schumacher schumi schwanz schweden schwein schweiz schwinn science scimitar scirocco
    scitra scoob scooba scoobie scooby scoobydo scoobydoo scoobydoo1 scoobydoo2 scooper scoopy
    scoote scooter scooter123 scooters scoots scorch scorelan scoreland scorpi scorpian scorpio
    scorpion scorpione scorpions scorpius scotch scotlan scotland scotsman scott scottb scottie
    scottm scotts scottsda scottt scotty scoubidou scoubidou2 scoubidou6 scouse scouser scout
    scouter scrabble scrapland scrapp scrapper scrappy scrapy scratch scream screamer screen
    screwbal screwme screwu screwy screwyou scribble scribe scripto scrooge scrotum scruff scruffy
    scrumpy scuba scubad scubadiv scubaman scubapro scubas scuderia scully scvmofas79 scxakv
    scylla scythe sdbaker sdf7asdf6asdg8df sdfsdf sdpass sdream seabass seabee seadog seadoo
    seagate seagrams seagrave seagull seagulls seahawk seahawks seahorse seaking sealteam seaman
    seamus seanjohn seanpaul searay search searcher searchin searock seashell seashore seaside
    season seatleon seattle seaways seaweed seawolf sebast sebastia sebastian sebastian1
    sebastian106 sebastie sebastien sebora sebring second secre secret secreta secretar secreto
    secrets secure securit security sedona seductive seeker seemann seeme seemee seemnemaailm
    seemore seesaw seether seeyou segredo segreto seifer seigneur seiko seinfeld sekirarr sekret
    sektor select selecta selen selena selenagome selene selfok2013 selhurst selina sellout selma
    selmer selrahc selur semaj semangat semarang semenov semenova seminole seminoles seminoles1
    semper semperfi semprini senator senators seneca senegal senha senior seniseviyorum senna
    sensatio sensei sentinal sentinel sentnece sentra sentry sephan sephirot sephiroth sephiroth1
    seppel septembe september september1 september2 september3 september7 september8 september9
    septembr septiembr septiembre sepultur sepultura sequoia serafim serafima serafina14 seraph
    seraphim serdar serdce serebro sereda serega seren serena serenada serendip serendipity
    serenit serenity sergant sergbest serge sergeev sergeeva sergeevna sergei sergej sergey sergi
    sergik sergio serious serjik serkan serpent serpico serrano serseri sersolution serval server
    servette service service321 services servis servo servus sesam sesame sesamo sestra setter
    sevastopol seven sevendus sevenn sevens seventee seventeen sevenup severin severine severus
    sevgilim sevilla seville sevisgur seviyi sewanee sexaddict sexbomb sexboy sexdog sexdrive
    sexfiend sexfreak sexfun sexgod sexiness sexisfun sexisgood sexking sexkitte sexkitten
    sexlover sexmachine sexmad sexman sexmania sexme sexmeup sexnow sexpics sexpistols sexpot
    sexse sexsells sexsex sexsexse sexsexsex sexsite sexslave sexstuff sextime sextoy sexual
    sexxes sexxx sexxxx sexxxxxx sexxxy sexxy sexxybj sexyass sexybabe sexybaby sexybeas sexybeast
    sexybeast1 sexybitc sexybitch sexybitch1 sexybitch2 sexyblack1 sexybo sexyboy sexychick1
    sexyfeet sexygirl sexygirl12 sexygirls sexyguy sexylady sexylegs sexylove sexymama sexymama12
    sexyman sexyme sexyone sexyred sexysex sexysexy sexytime sexywife seymur sfgiants shabba
    shaddy shado shadow shadow1212 shadowfa shadowfax shadowma shadowman shadowru shadows shady
    shagg shagger shaggy shagme shaheen shahid shahrukh shaina shaitan shaka shakal shaker
    shakespe shakespeare shakey shakir shakira shakti shakur shalimar shalini shalo shalom shama
    shamal shaman shamanking shameka shameles shamen shami shamika shamil shammy shampoo shamrock
    shamus shana shanda shandy shane shang shanghai shania shanice shankar shanna shannara shanno
    shannon shanny shanon shant shanta shante shantel shanti shanty shaolin shara shari sharik
    sharingan sharipov shark sharkie sharkman sharks sharky sharla sharlene sharma sharo sharon
    sharona sharonda sharp sharpie sharps sharron sharyn shash shasha shashank shashi shasta shaun
    shauna shaved shaven shavkat shawn shawna shawshan shawty shayla shayna shayne shayshay
    shazaam shazam shazbot shazza shdwlnds shearer sheba shecky shedevil sheeba sheela sheena
    sheepdog sheeps sheetal sheffiel sheffield sheila shelb shelby sheldon shelia shell shellac
    shelley shelli shellie shelly sheltie shemale shemales shemp sheng shenlong shenmue shepherd
    sherbert sheree shergar sheri sheridan sherie sherif sheriff sherita sherlock sherman sherpa
    sherri sherrie sherrill sherry sherwin sherwood sheryl sherzod sheshe shevchenko shibainu
    shibby shibumi shiela shifter shifty shihan shilo shiloh shilpa shimano shimmer shimmy
    shinchan shineon shiner shiney shingo shinigam shinigami shinji shinobi shinobu shipmate
    shippo shirak shiraz shirin shirle shirlene shirley shitass shitbag shitball shitbird shitface
    shitfuck shithappens shithead shithole shitshit shitter shitty shiva shivam shivan shivani
    shiznit shizzle shkola shlomo shlong shmily shmuck shocker shockers shockwav shodan shoeman
    shoes shogun shojou shokolad shonda shonuf shonuff shooby shooter shootme shopper shoppin
    shopping shortdog shortie shortman shortsto shorty shortys shotgun shotokan showboat showit
    showme showtime shredder shreya shrike shrimp shriram shroom shrooms shruti shuai shuan shuang
    shubham shumaher shurik shuriken shutup shweta shwing shyanne shyguy shyster sibelius sicilia
    sickan sickboy sicnarf siddis sidekick sideout sideshow sidewind sidewinder sidney sidorov
    sidorova siegheil siemen siemens siempre sienna sierr sierra siesta siffredi sigma sigmachi
    sigmanu sigmapi sigmar signatur signin signon signup sigsauer sigtau sikici silence silencer
    silent silenthill silicone silkcut silke silkeborg silkie silkroad silly sillyboy sillyme
    silmaril silvan silvana silve silver silverad silverado silverado1 silverch silverfi silverfo
    silverfox silverma silversi silverst silvestr silvi silvia silvio simba simbacat simbas
    simcity simeon simferopol simhrq simmons simon simona simone simonsay simpl simple simpleplan
    simpso simpson simpsons simran simsim simson sinatra sinbad sincere sincity sinclair sindhu
    sinead sinfonia sinful singapor singapore singapur singer singh singing single sinister sinjin
    sinned sinner sinnet sinnfein sintra siobhan siouxsie sipfhair sirena sirene sirius sirocco
    sissi sissie sissinit sissy sissyboy sistem sistema sister sisters sisyphus sitges sithlord
    sitruc sivart sixers sixflags sixgun sixnine sixpack sixteen sixtynin sixtynine sizzle skagen
    skate skate4life skateboa skateboard skateordie skater skaterboy1 skaterdude skating skaven
    skazka skeet skeeter skeets skeleton skeletor skelter skibum skidmark skidoo skidrow skiffy
    skiing skiller skillet skillz skiman skimmer skinhead skinnass skinner skinny skins skipjack
    skipp skippe skipper skippy skittle skittles skittles12 sklave skoal skolko skooter skorpio
    skorpion skorpion39 skripka skulls skully skunk skunks skunky skyblue skyblues skyclad skydive
    skydiver skydog skyeseth skyfir skyhawk skyhigh skyhook skyking skylane skylar skylark skyler
    skylin skyline skyliner34 skyman skynet skynyrd skypilot skytommy skywalk skywalke skywalker
    skywalker1 slacker slacking slagelse slainte slamdunk slammer slapnuts slapper slappy slapshot
    slasher slava slave slaveboy slavik slavko slaye slayer sleddog sleeper sleepers sleepy
    sleipnir sleuth slicer slick slicker slicko slickone slickric slicks slicky slider sliders
    slimer slimjim slimshad slimshady slimshady1 slinger slinky slipkno slipknot slipknot12
    slipknot66 slipknot666 slipper slippery slippy sliver slobber sloboda sloeber sloneczko slonik
    slonko sloopy slovensko slowhand slowpoke slowride sludge slugger sluggo sluggy slunicko slurp
    slurpee slurpy slurred slutfuck sluts sluttey slutty slutwife slydog slyfox smackdow smackdown
    smackdown1 smacker smacky smalldog smallfry smalltit smallvil smallvill smallville smart
    smartass smartie smarties smarty smasher smashing smeagol smeghead smegma smeller smelly
    smellyfe smile smiler smiles smiley smirnoff smirnov smirnova smith smiths smithy smitty smoke
    smokedog smokee smokeit smokeone smokepot smoker smokes smokewee smokeweed smokeweed1 smokey
    smokie smokin smoking smolensk smooch smooches smoochie smooth smoothe smoothie smoothy smoove
    smother smudge smudger smuggles smurf smurfs smurfy smurph smutty snafu snaggle snaiper snake
    snakebit snakeeye snakeeyes snakeman snaker snakes snakey snapon snapper snapple snappy
    snapshot snarf snatch sneaker sneakers sneaky snicker snickers sniffer sniffy snikers sniper
    snooch snoogans snoogins snooker snookie snooks snooky snoop snoopdog snoopdogg snoopdogg1
    snooper snoops snoopy snoppy snorkel snowbal snowball snowbird snowboar snowboard snowboard1
    snowcat snowdog snowdon snowdrop snowey snowflak snowflake snowflake1 snowhite snowie snowman
    snowmass snowshoe snowstor snowwhit snowwhite snowy snuffles snuffy snuggle snuggles
    snusmumrik soapy soarer sobaka sobeit sobolev soboleva sobriety socal socball socce soccer
    social sociald socken socool socorro socrate socrates sodapop sodoff sofaking sofia sofiko
    sofiya softail softbal softball softball10 softball11 softball12 softball13 softball14
    softball15 softball21 softball22 softball23 softcore softtail software sofun sogood
    sojdlg123aljg sokada sokolov sokolova sokrates solace solana solange solara solaris soldat
    solder soldier soleda soledad solei soleil soleluna solidsna solidsnake solidus solitair
    solitari solitario solitude solnce solnishko solnyshko solnze soloma solomon solovey soloy
    soloyo solrac solstice solus solution somanypickles27 sombra somebody someday someone somerset
    something something1 sommar sommer sonali sonata sondra sonechka songbird songline songohan
    songoku sonia sonic sonics sonicx sonja sonne sonnen sonnenschein sonnet sonnie sonny sonnyboy
    sonofgod sonofsam sonoio sonoma sonora sonshine sonya sonyericsson sonyfuck sonysony sonyvaio
    sooner sooners sooty sophi sophia sophie soprano sopranos soraya sorcerer sordfish soreilly
    sorento soroka sorokin sorokina sorrento sosexy sosiska soso123aljg soukayna soulfly
    souljaboy1 soulman soulmate soundman soundwav souppp souris souschef sousou southbay southern
    southpar southpark southpark1 southpaw southpole1 souths southsid southside southside1
    southside2 southside3 southwes southwest1 sovereig sowhat soxfan soylent space spacebal
    spacebar spaceboy spacejam spaceman spacer spacey spagetti spaghett spaghetti spam967888
    spammer spammm spammy spandau spaniel spanis spanish spank spanked spanker spankey spanking
    spankit spankme spanks spanky spanner spanners sparco sparda sparhawk sparkey sparkie sparkle
    sparkles sparkplu sparks sparky sparrow sparta spartacu spartacus spartak spartak1922 spartan
    spartan117 spartans sparticu sparty spawn spawns speaker spears specboot special speciali
    specialinsta specialk specops spectre spectrum speculum speed speeder speedie speedo speedrac
    speedster speedway speedy spencer speranza sperma sperme sphinx spice spicey spide spider
    spider-man spiderma spiderman spiderman1 spiderman2 spiderman3 spiderman4 spiderman7 spidey
    spieng spiff spiffy spike spiker spikes spikey spinnake spinne spinner spinoza spionin8688
    spiral spiri spirit spirou spitfire spjfet splash splatt splatter spleen splendid splicer
    spliff splinter splitter splodge splooge splunge splurge spock spoiled spolana sponge spongebo
    spongebob spongebob0 spongebob1 spongebob2 spongebob3 spongebob7 spongebob9 spooge spook
    spooker spookie spooks spooky spoonman spoons spoony spooty sport sportage sportin sporting
    sports sportste sportster sporty spotligh spotter spotty sprewell sprin spring springer
    springst sprint sprinter sprite sprocket sprout spuddy spudman spuds spunk spunky spurs spurss
    sputnik spycam spycams spyder spyglass sqdwfe sqrunch squall square squash squeak squeaker
    squealer squeek squeeky squerting squid squidly squids squiggy squirrel squirt squirter
    squirtle squirts squish squishy squonk srikanth srilanka srinivas sriram ss563563ss ssecca
    sseexx ssgoku sslazio ssnake sssss ssssss sssssss ssssssss ssssssssss ssvegeta stabbin stabilo
    stacey staci stacia stacie stacy staind stairway stakan stalin stalingrad stalke stalker
    stalker123 stallion stallone stamford stampede standard standart standby standrew stanford
    stang stangs stanisla stanislav stanky stanle stanley stanly staples starbase starbuck
    starbucks starbucks1 starburs starburst starburst1 starcraf starcraft starcraft1 starcraft2
    stardog stardust staredobre starfire starfish starflee starfleet starfox starfuck starfury
    stargat stargate stargaze stargazer stargirl starik starion starla starlet starligh starlight
    starlight1 starline starlite starman starrr starrs starry stars starship starsky starss
    starstar start startac starter startfinding startnow startre startrek starwar starwars
    starwars111 starwars12 starwarsfan10 starwood starz stasik stason stasya stater static staticx
    station statistika status stayout stealth steamboa steamforums steaua steeda steele steeler
    steelers steelers43 steelhea steels stefa stefan stefangreil1983 stefania stefanie stefano
    steff steffen steffi steffie steflio3123 steinway stella stellar stellina stepan stepanov
    stepanova stepashka steph stephan stephane stephani stephanie stephanie1 stephanie2 stephany
    stephe stephen stephenie stephie stephy stepside stereo sterlin sterling sternchen sterne
    sterva steve steveg steveh stevek steven stevens stevenso steveo steves stevie stevo stewar
    stewart stewie sthgrtst stickboy stickdaddy77 stickman sticks sticky stiffie stiffy stifler
    stigmata stiletto stillers stillher stimorol stimpy sting stinger stingers stingray stinker
    stinky stinkyfinger stitch stivone stjabn stjohns stockcar stockhol stocking stockpor stocks
    stokecit stokrotka stomatolog stomper stone stonecol stonecold stonecold1 stoned stoner stones
    stonewal stoney stonie stooge stooges stoopid stopit stoppedb stoppedby storm stormbri stormie
    stormin stormy storys stpiliot strange stranger strannik strap strapon strat stratcat strateg
    stratfor strato stratoca stratocaster stratos strats stratus strawber strawberry straycat
    streaker streaming street streetball strekoza strela strelec strelok strength stress stretch
    strider strife strike striker stripclub stripe striper stripes stripper stroker stroller
    stromb strong strongbo stronger stronzo structur strummer strumpf struppi strutter stryder
    stryke stryker stuart stubby studboy studen student studio studioworks studly studman studmuff
    studmuffin stuff stuffer stufff stuffit stumpy stunna stunner stuntman stupi stupid stussy
    stuttgar stuttgart stylus stymie subaru subito sublime submarin submissi submit subrosa subway
    subwoofer subzero succes success successful sucess sucesso suchka sucka suckcock suckdick
    suckem sucker suckers suckfuck suckit suckme suckmeoff suckmyco suckmycock suckmydi suckmydick
    sucks suckthis sucram sudhakar suede suerte sugar sugarbea sugarbear sugarbear1 sugardog
    sugaree sugarray sugars suger suicide suikoden sujatha sukebe sukkel sukram sukses sulaco
    sullivan sully sultan sumerki sumitomo summe summer summer2008 summer2010 summerti summertime
    summit summoner sunbanna sunbeam sunbird sunburst sundance sunday sundaypunch sunder sunderla
    sunderland sundevil sundial sundin sundog sundown sundrop sunfire sunfish sunflowe sunflower
    sunflower1 sungam sunghi sunghile sungod sunita sunitha sunking sunkist sunlight sunmoon
    sunnie sunny sunnyboy sunnyd sunnyday sunnys sunnysid sunray sunrise sunse sunset sunshin
    sunshine sunshine01 sunshine10 sunshine11 sunshine12 sunshine13 sunshine21 sunshine22
    sunshine23 sunshine69 sunstar suntan suntzu suomi supafly super supera superb superbad
    superbee superbow superboy supercal supercar supercat supercoo supercop superd superdav
    superdog superdude superdup superduper superfly superfre supergir supergirl supergirl1
    superhero superior superjet superma superman superman01 superman10 superman11 superman12
    superman123 superman13 superman21 superman22 superman23 superman69 supermanboy supermar
    supermario supermax superme supermen supermom supernatural supernov supernova supernova1
    superpuper supers supersex superson supersonic supersta superstar superstar1 superstar2 supert
    superted supertra supervisor superwoman superx support supra supras supratt supreme surabaya
    suresh sureshot surethang surfboar surfcity surfe surfer surfers surfin surfing surfside
    surfsup surprise surrende surveyor survivor susan susana susanb susanna susanne susans sushi
    sushma susie susieq suslik suspende sustanon suzan suzanna suzanne suzenet suzette suzieq
    suzuk suzuki suzyq svarog sveiks sverige sveta svetasveta svetik svetka svetlana svetlanka
    svoboda svoloch swagger swallow swallows swampfire swampfox swampy swanky swanny swansong
    swapna swatch swathi swatteam swede sweden sweeet sweeper sweeps sweet sweetangel sweetass
    sweetdream sweetgirl sweethea sweethear sweetheart sweethome sweeti sweetie sweetiepie
    sweeties sweetlove sweetnes sweetness sweetness1 sweetp sweetpe sweetpea sweetpus sweetpussy
    sweets sweett sweety swetha swetlana swifty swimmer swimming swinger swingers swinging
    swissair swoosh sword swordfis swordfish swordfish1 swords swordsma sybase sybil sycamore
    syclone sydne sydnee sydney sylvain sylvan sylvania sylveste sylvester sylvester1 sylvi sylvia
    sylvie sylwia symantec synapse syncmast syncmaster syndicat synergy syoung syphon syracuse
    syrinx sysadmin sysman system systemofadown syzygy sz9kqcctwy szczurek szevasz t123456789
    t34vfrc1991 tabaco tabaluga tabasco tabatha tabbycat tabitha table54781 tabletop taburetka
    tachyon tacit tacobell tacoma tadmichaels tadpole taekwond taekwondo taekwondo1 taffy tafkap
    tagada taganrog tagheuer tahira tahiti tahoe tahoes taichi tailgate tailhook taipan
    taishan2011 taison taiwan tajmahal takagi takamine takashi takayuki takedown takehana takeit
    takeme takeshi talent talgat taliesin talisker talisman talktome tallboy tallen tallguy
    tallulah tallyho talon talonesi talons taltos talula tamada tamahome tamara tameka tamela
    tamera tamere tamerlan tamika tamila tamiya tammi tammie tammy tammys tampabay tampico
    tamplier tamra tamtam tamuna tamwsn3sja tanechka tanelorn tangerin tangerine tanginamo tangkai
    tango tangos tangsoo tanguy tania tanisha tanita tanith tanker tankist tanman tanne tannenbau
    tanner tanstaaf tantan tantra tanuki tanusha tanushka tanya tanyshka tanzania tanzen tapout
    taproot tarado tarakan tarantul taras tarasov tarasova taratata tarawa tarbaby tarbit tardis
    tarelka targa target tarheel tarheels tarkan tarkin tarkus tarpon tartan tartaruga taryn
    tarzan tascam tascha tasha tashas tashkent tassadar tassie tasty tatanka tatarin tatata tater
    taters tatertot tatian tatiana tatjana tatoo tatooine tattoo tatung tatyana tauchen taucher
    taurus tavasz tawana tawanda tawnee tawnya taxicab taxman taylo taylor taylorc taylorma tayson
    taytay tazdevil tazman tazmania tazzer tazzie tazzman tazzzz tbbucs tbear tbird tbirds tbivbn
    tbone tbones tbontb tcglyued tdfyutkbjy tdutif tdutybq tdutybz teabag teache teacher teacup
    teagan teamlosi teamo teamomuch teamomucho teamster teamwork teaparty teapot teardrop teaseme
    teaser teatime tecate techdeck techie techman technic technica technici technics technik
    techno technolo technology tecktonik tecumseh tedbear teddie teddies teddy teddyb teddybea
    teddybear teddybear1 teddybear2 teddys teejay teena teenfuck teengirl teenie teenlove teens
    teensex teenslut teepee teetee teetime tefjps teflon teiubesc tekiero tekila tekken telecast
    telecaster telechargement telecom telefon telefone telefono telefoon telekom telemark telephon
    telephone telephone1 teleport telescop televisi television televizor tellme telnet telstar
    temitope tempest tempgod templar temple temporar temporary temppass temppassword temptress
    tempus temujin tenchi tenchu tendulkar tenerife tennesse tennessee tennessee1 tenni tennis
    tenore tenorsax tenpin tenshi tenshin tentacle tenten teodor teodora teodoro teonamaria1
    tequier tequiero tequil tequila tequilla tercel terces terefon teremok terence teres teresa
    terese teresita teressa tereza termin terminal terminat terminato terminator termite terorist
    terps terra terran terrance terrapin terras terrell terrence terri terrie terrier terriers
    terror terry terrys terserah tesoro tessa tessie testdrive teste tester testerer testibil
    testicle testin testing testing123 testit testme testpass testtest testuser tetas tetons
    tetris tetsuo teufel tevion texaco texans texas texass texmex tgbxtcrbq tgbyhn tgkbxfgy tgwdvu
    thailand thales thalia thaman thanatos thankgod thanks thanku thankyou thanos thatguy thatsit
    thatsme theatre theband thebeach thebear thebears thebears12 thebeast thebeatl thebeatles
    thebes thebest theblues thebomb theboss theboy theboys thebull thebus thecakeisalie thecat
    thechamp theclash theclown thecount thecrow thecure theda thedark thedead thedevil thedoc
    thedog thedon thedoors thedream thedude theduke theedge theend theflash thefly theforce thefox
    thefrog thegame theghost thegirl thegirls thegod thegreat thegreat123 thehip thehulk thehun
    thejoker thekid thekids thekiller theking thelema thelma thema themack theman themaste
    themaster thematri thematrix themis themoon theodora theodore theone thepower thepro therat
    theraven thered thereds theresa therese thering therion theriver thermo theroc therock
    thesaint thesame theshit thesims thesnake thespot thestone thesun thetachi thetaxi thethe
    thething thetick thetruth theused thewall theway thewho thewolf theword theworld theworm
    thiago thibault thicknes thicluv thieric thierry thinkbig thinker thinking thinkpad thinline
    thirdeye thirteen thirteen13 thisis thisisit thisisme thisone thissuck thissucks thissucks1
    thistle thoma thomas thomasd thomasj thompson thomson thong thongs thoradin thordog thorny
    thorsten thoth thrawn threee threekids threesom thriller throatfuck throbber thuggin thuglife
    thuglove thugstools thumbnils thumbs thumper thunde thunder thunderb thunderbird thunderc
    thunders thursday thvfrjdf thwack tiamat tiamo tiana tianya tiara tibbar tiberian tiberium
    tiberius tiburo tiburon tical tichuots ticket ticketmaster tickle tickleme tickler tickling
    ticklish ticktock tictac tiddles tiedomi tiedup tiern tiesto tiffan tiffani tiffanie tiffany
    tiffany123 tiffy tifosi tiger tigerboy tigercat tigereye tigerfan tigerlil tigerlily tigerman
    tigerpaw tigerr tigers tigertig tigerwoo tigerwoods tigge tigger tiggers tightass tightend
    tights tigran tigre tigrenok tigres tigress tigris tigrou tiikeri tijger tiktak tiktonik
    tileman tillie timati timber timberla timberlake timberland timberwo timberwolf timbo timdog
    timebomb timelord timeout timepass timeport timewarp timex timexx timmie timmy timmys timofei
    timofey timoha timon timosha timoshka timoth timothy timoxa timtim timur tincan tinchair
    tincouch tincup tinfloor tingting tinhorse tinker tinkerbe tinkerbel tinkerbel1 tinkerbell
    tinkerbell1 tinkle tinman tinroof tintable tinti tintin tinuviel tinytim tipper tippmann tippy
    tiptop tiramisu tirpitz tisha tishka tissot titan titani titania titanic titanik titanium
    titans titeuf titfuck tities titine titleist titlover titman titmouse titone titova titsnass
    titten titti titties titts titty tittys tivoli tiziana tiziano tkachenko tkachuk tkbpfdtnf
    tkfkdg tkfkdgo tktyf tlaloc tlbyjhju tmoney tnk0mk16vx toadfrog toadie toadman toaster toasty
    tobasco tobbie tobias tobydog toccata tocool today todays todiefor toejam toeman toenail
    toering toffee togepi together toggle toilet tokenbad tokiohotel toledo tolik tolkein tolkien
    tolstoy toltec tolulope tomahawk tomas tomasa tomass tomat tomate tomato tomatoe tomboy
    tombrady12 tombraid tombraider tombston tomcat tomek tomjerry tomjones tomkat tommaso tommi
    tommie tommy tommyb tommyboy tommycat tommyd tommygun tommylee tommys tommyt tommyy tomorrow
    tomservo tomtom tomuch tomwaits tonchin tonedup tonia tonino tonite tonja tonka tonna tonto
    tonton tontos tonya tonyhawk toobad toobig toocool toodles toogood toohot tookie toolbox
    toolfan tooling toolman toolong toolshed tooltime toomuch toonami toonarmy toonces toonporn
    toons toonsex toosexy tooshort toosweet tootall tooter tootie tooting tootsie topaz topazz
    topbull topbutton topcat topcop topdawg topdevice topdog topeka topflite topfuel topgun tophat
    topher toplay topman topolino toppdogg topper topsecre topsecret topshelf topspin topten
    torana torben torey toriamos torino torito tornado tornados tornike torock toront toronto
    torpedo torrent torrente torrents torres torsten tortoise tortue tortuga tosca toscana tosha
    toshiba toshiro toshka tosser total12scherz totalwar totem totenkopf totoro tototo tottenha
    tottenham tottenham1 totti touareg toucan touchdow touchme toughguy toulouse toulouse31 toutou
    toutoune towing towncar towson towtruck toybox toyboy toyman toyot toyota toystory tplate
    trabajo trabalho trabant tracer tracey traci tracie tracker tracksta trackstar1 tractor tracy
    trademan trader trafalga traffic trafford trailers trainer training trainman trains trajan
    traktor tralala tralfaz trample trance trandafir tranmere tranny tranquil transalp transam
    transcend transexual transfor transforme transformers transit transits translator transpor
    transport trantor tranzit trapdoor trapdoor60 trapper trashman tratata travail travel traveler
    travelle travesti travi travis travka travolta traxdata traxxas treacle treasure trebla treble
    trebor treech treefrog treehous treehouse treeman treess treetop treetops treflip treguier
    trekbike trekker trekkie tremendo tremere trena trento trenton tresa tresor tressa treva trevo
    trevoga trevon trevor trfnthby trfnthbyf triada trial triangle triathlo tribal tribbles tricia
    trickle tricky tricolor trident triforce trigger trigun trill trillian trillium trina trinidad
    trinit triniti trinitro trinitron trinity trinket triple tripleh triplet triplets triplex
    tripod tripper trippy trisha triskelion trista tristan tristar triste tristen triston tristram
    triton triumph trivia trivium trixi trixie trogdor troika trojan trojans troll trololo
    trombone trompete tronic tronwell trooper troopers tropic tropical trotsky trotters trouble
    trousers troutbum trouts troyboy truck trucker truckers truckin trucking truckman trucks trudy
    trueblue truegrit truelov truelove trueno truffle truffles truls truman trumpet trunks
    truskawka trust trustme trustno trustnoo trustnoone tryagain trythis tsalagi tsmith tsubasa
    tsunami ttd955audg ttocs tttttt tuangbi tubaman tubgtn tubitzen tuborg tucke tucker tucson
    tudelft tuesday tuffgong tuffguy tuffy tugboat tugger tujazopi tujheirf tujhjdf tujhrf tulane
    tulip tulipan tulipe tulips tulpan tumadre tummybed tunafish tundra tuning tunisie tupac
    tupacshakur tupelo tuppence tuputamadre turambar turandot turbo turbodog turbos turbot turga
    turismo turkey turkiye turnb turner turnip turntabl turtl turtle turtles turtoise tuscan tuscl
    tusymo tuxedo tweaker tweeker tweet tweeter tweety tweetybird twelve twenty twentyon twiddle
    twiggy twila twilight twilight12 twinboys twincam twingo twink twinkie twinkle twinkles twinky
    twins twinss twinturb twinz twista twisted twister twisters twisty twistys twiztid twizzler
    twocats twodogs twogirls twolves twoone twopac twostep twothree twotone twyla ty2t1hv3oc
    tycobb tycoon tyghbn tyler tylerb tylerd tylerj tylers typhon typhoon tyrant tyrese tyrone
    tyson tysons tytyty tyuiop tyvugq tzir25l5kn tzpvaw u1v7hhh7ef uaeuaeman ubique ublhjgjybrf
    ubnfhf ubvyfpbz uchenna uchiha uconn udacha udbwsk udders uekmyfhf ueptkm ufdibyjd ufgyndmv
    ufhhbgjnnth ufhvjybz ufkbyf ufkfrnbrf ufkjxrf ufkxjyjr ufyljy uganda ugejvp uhbujhbq uhbyuj
    uhfaabnb uhfdbwfgf uhfvjnf uhfybn8888 uhjpysq uhtqneyu ujhijr ujkjdf ujkjdjkjvrf ujnbrf ujujkm
    ukflbfnjh ukflbfnjh12 ukflbjkec ukraina ukraine ukrnet uliana ulises ulisse ultima ultimate
    ultimo ultra ultraman ultras ulugbek ulyana ulysse umberto umbrella ummagumma umpire
    uncencored unclebob unclesam undead undercover underdog undergro underground underhil undernet
    underoath underoath1 underpar undertak undertaker undertow underwat underwoo underwor
    underworld unforgiv unforgiven unicor unicorn unicorns uniden unique united univer univers
    universa universal universal1 universe universi university universo unknown unlimite unlimited
    unlock unreal updown upiter upnfmc upskirt upsman uptheass uptown upyours uqa9ebw445 uranus
    urchin urlacher urlaub ursitesux ursula usagi usarmy usdopaa usermane username usher usmarine
    usnavy usopen usuckballz1 utahjazz uthvfy uthvfybz utjhubq utjuhfabz utjvtnhbz utopia utvols
    utyyflbq uuuuuu uvdwgt uvgx8f8232 uvmrysez uyxnyd uzumaki uzumymw v123456789 vacances vacation
    vader vaders vadim vadimka vaduz vaffanculo vagabond vagina vagner vaibhav vaishali vakantie
    valarie valdemar valdepen valenci valencia valenok valentin valentina valentina1 valentine
    valentine1 valentino valera valeri valeria valerie valerik valerio valeriy valeriya valerka
    valery valhalla valheru valjean valkiria valkyrie valley valleywa valmet valorie valter vampir
    vampire vampires vampiro vampyr vampyre vancouve vancouver vandal vandam vandamme vandana
    vander vanechka vanes vanesa vaness vanessa vanessa123 vangar vangelis vangogh vanguard
    vanhalen vanill vanilla vanille vanman vannasx vantage vanya vanyarespekt varadero vargas
    varsha varvara vascorossi vaseline vasile vasilek vasileva vasili vasilii vasilina vasilisa
    vasilisk vasiliy vassago vasya vatech vatoloco vaughn vauxhall vavilon vball vbhevbh vbhjckfd
    vbhjckfdf vbhjndjhtw vbienrf vbifyz vbitkm vbitymrf vbkbwbz vbkfirf vbkfyf vbkkbjy vbktyf
    vbnhjafy vbnmrf vbrjkf vcradq vdlxuc vecmrf vector vectra vedder veedub vegas veget vegeta
    vegita vegitta vegitto vehpbkrf vehpbr vehvfycr vehxbr vekmnbr velcro velda velma veloce
    velocity velosiped velvet vendetta venera venessa venezia venezuel venezuela vengence venice
    venita venkat venom venom121293 ventrue ventura venus vepsrf vepsrfyn verbati verbatim
    verboten verda verdun verga vergesse vergessen vergeten vergie vergil veritas veritech verity
    verizon verla verlaat vermont verna vernell vernice vernon vernost verochka verona veronda
    veronic veronica veronik veronika veroniqu veronique versace vertigo verycool verygood
    verygoodbot veryhot verymuch verynice verysexy vespa vesper vespucci vesta vestax vetalik
    veterok vette vetteman vettes vfcmrf vfcnth vfczyz vfdhif vfhbfyyf vfhbif vfhbirf vfhbjk1801
    vfhbyf vfhbyfvfhbyf vfhbyjxrf vfhbyrf vfhcbr vfhctkm vfhecmrf vfhecz vfhfnbr vfhnby vfhnbyb
    vfhnsirf vfhnsyjdf vfhrbp vfhrbpf vfhufhbnf vfhufhbnrf vfhujif vfhvtkfl vfhvtkflrf vfibyf
    vfiekmrf vfiekz vfitymrf vfkbyf vfkbyrf vfkmdbyf vfksirf vfktymrfz vflfufcrfh vfnbkmlf vfndtq
    vfnehsv vfnhbwf vfnhjcrby vfntvfnbrf vfpfafrf vfrcbr vfrcbv vfrcbvec vfrcbvev vfrcbvjd
    vfrcbvjdf vfrcbvrf vfrcbvvfrcbv vfrfhjd vfrfhjdf vfrfhjys vfrfrf vfuflfy vfufpby vfuyjkbz
    vfvekbxrf vfvekmrf vfvektxrf vfvekz vfvfbgfgf vfvfgfgf vfvfgfgf123 vfvfgfgfz vfvfktyf vfvfvfvf
    vfvfvskfhfve vfvjxrf vfvjyn vfylfhby vfylfhbyrf vfyxtcnth vgirl viagra vialli viborg vibrate
    vibrator vicecity vicelord vicente vickey vicki vickie vicky victo victoire victor victori
    victoria victoria12 victoriya victory video videoes videogam videoman vides vienna vietnam
    viewsoni viewsonic viewsonic1 viggen vijay vijaya vikes vikin viking vikings vikki vikram
    viktor viktori viktoria viktorija viktoriy viktoriya viktory village villan villanueva
    villevalo vilma vinbylrj vince vincen vincent vincenzo vinicius vinnie vinny vinograd vintage
    vintelok vinter viola violator violentj violet violeta violetta violette violin viper vipergts
    viperman vipers viphv5j736 virago virgie virgil virgin virgina virgini virginia virginie virgo
    virgos viriato virtua virtuagirl virtual virtue1234 virus vishal vishenka vishnu visigoth
    vision visionar vitae vitali vitalik vitalina vitaliy vitalogy vitaly vitalya vitamin vitamine
    vitara vitesse vitor1268123 vitoria vittoria vittorio vivahate vivaldi vivia vivian viviana
    viviane vivid vivien vivitron vixen vixens vjcrdf vjhjpjdf vjhrjdrf vjkjltw vjkjrj vjnjhjkf
    vjqgfhjkm vjqvbh vjybnjh vjzctvmz vjzgjxnf vkaxcs vkontakte vlada vladik vladimi vladimir
    vladimirovna vladislav vladislava vladvlad vlasov vlasova vodafone vodka vodolei vodoley
    voetbal voiture voivod voland volante volcano volcom voldemar voldemort volgograd volimte
    volition volkodav volkov volkova volkswag volkswagen volley volleyba volleyball volodia
    volodin volodya vologda voltaire voltron volume voluntee volvo volvos vonda vonnegut voodoo
    vorlon vorobey vorona voronin voronina vorpal vortec vortex voshod vostok vovan vovchik
    vovochka voyage voyager voyeur vpmfsz vqsablpzla vrbgqns997 vredina vsajyjr vsegda vsevolod
    vsijyjr vsjasnel12 vsythb vthctltc vthokies vthrehbq vtkmybr vtkrbq vtldtlm vtldtltd vtufajy
    vtufgjkbc vulcan vulture vulva vvvbbb vvvvvv vwgolf vwjetta vwpassat vyjujnjxbt w123456789
    w2dlww3v5p w5tn36alfw w5txn36alfw w66yrybgra wabbit wachovia wachtwoord waderh waffenss waffle
    waffles wagner wagoneer waheguru wahine wahoo wahooo wahoos waikiki waitron wakeboar wakeup
    walalang waldemar waldorf waleed walera walhalla walker walkman walkman555 wallace walleye
    wallie wallpape wallst wallstre wallstreet wally walmart walnut walrus walstib walte walter
    wanda wanderer wanger wanker wankers wanking wannabe wanrltw wanted wantit wantsex wantsome
    wapapapa wapbbs wapiti waratsea warbird warchild warcraf warcraft wardog wareagle warehous
    warez wargames wargod warhamer warhamme warhammer warhammer1 warhammer40k warhawk warhol
    warhorse warior warlock warlord warner warning warpten warren warrio warrior warriors warspite
    warszawa wartburg warthog warzone wasabi wasdwasd washburn washear washere washingt washingto
    washington wasser wassup wasted waswas watashi watcher watchmen watchout water waterboy
    waterfal waterfall waterfall1 waterloo waterman watermel watermelon waterpol waterpolo waters
    waterski watever watford watson waverly wavmanuk wavpzt wayer wayfarer wayne wayner waynes
    wayout wazzkaprivet wazzup wcksdypk wcrfxtvgbjy wdtnjr wdtnjxtr wealth weaponx weasel weasle
    weather weaver webber webcam webguy webhead webhompas webhompass webman webmaste webmaster
    webpass websolutions websolutionssu webstar webster websters webtvs webuivalidat wedding
    wednesda wednesday wednesday1 weeble weeded weedhead weedman weegee weekend weeman weener
    weenie weetabix weewee weezer weezie wehttam weihnachte weihnachten weihnachtsbau
    weihnachtsbaum weiwei wejrpfpu welcom welcome welcome123 welder welkom wellcome welldone
    wellhung wellingt wellington welshman wendell wendi wendy wendys wenef45313 wenoob werder
    werdna werewolf werken werner weronika weronika1992 werrew wersdf werter werthrf werthvfy
    werty wertyu wertzu werule werwer werwolf wesdxc wesker wesley wessonnn westbrom westcoas
    westcoast westcoast1 westend western westham westie westin westlife weston westport westsid
    westside westside13 westwind westwing westwood wetass wetcunt wetdog wethepeople wetone
    wetpussy wetsex wetter wetwilly wetworks wewewe wewiz weyersheim whacko whaler whales wharfrat
    whateva whateve whatever whatever12 whatif whatis whatisit whatluck whatnow whatsup whatthe
    whatthef whatthefuck whattheh whatthehell whatthezor whatup whatwhat whdbtp wheaties wheeler
    wheels whipit whiplash whipme whippet whirling whiskers whiskey whisky whisper whistler white
    whiteboy whitecat whitedog whitehea whiteout whitepower whitesox whitesta whitetai whitetail
    whitetiger whitewol whitewolf whitey whitney whizzer whkzyc whoami whoareyou whocares whodaman
    whodat whoknows whome whoopass whopper whore whores whosyourdaddy whyme whynot whynotme
    whytesha wibble wiccan wichsen wicked widder wideglid wideopen widespre widget wifes wifey
    wiggles wiggly wiggum wigolf wigwam wiking wiktoria wilbur wilco wilda wildbill wildblue
    wildcard wildcat wildcats wildchil wildchild wildfire wildman wildon wildone wildroid wildrose
    wildside wildstar wildthin wildthing wildwest wildwood wilfried wilhelmina willa willee willem
    willi william william123 william2631 williamj williamm williams willie willis willo willow
    willy willyboy willys wilma wilmar wilso wilson winam winamp winbig winchest winchester windex
    windmill window windows windowsxp windsong windsor windstar windsurf windy wingchun wingman
    wingnut wingzero winifred winkie winky winne winner winners winni winnie winnifred winnipeg261
    winona winsome winsto winston winstons winte winter wintermu winwin winxclub wipeout wireless
    wirenut wisconsi wisconsin wisdom wiseguy wiseman wishbone wishmaster wisper wisteria withlove
    withyou wizar wizard wizardry wizards wizkid wizzard wladimir wlafiga wmegrfux woaini
    woaini1314 woaiwojia wobble wodahs wojtek woland wolfdog wolfee wolfen wolfer wolfgang wolfgar
    wolfie wolfman wolfone wolfpac wolfpack wolley wolve wolverin wolverine wolverine1 wolves
    wolvie womam womans wombat wombats women womens womersle wonder wonderbo wonderboy wonderbr
    wonderfu wonderful wonderful1 wonderland wonderwall wonderwo wonderwoman wonka wonkette wonton
    woobie woodbird woodchuc wooddoor woodduck woodfish woodie woodland woodlawn woodpony woodsink
    woodstoc woodstock woodstock1 woodwind woodwork woody woodys woofer woofwoof woogie wooglin
    woohoo wookie wooody wordlife wordpass wordup wordz workhard working workit worksuck world
    worldcom worldcup worldnet worldwar worldwid wormix wormwood worship woshishui woshiyazi wotan
    wouter wowser wowsers wowwow wpass wpcakir264 wpoolejr wqmfuh wraith wrangler wrasloco11
    wrench wrestle wrestler wrestlin wrestling wrestling1 wright wrigley wrinkles writer
    writerspace wrongway wrxsti wsbe279qsg wspanic wsxedc wsxqaz wsxzaq wtcacq wtpfhm wtpmjgda
    wulfgar wuschel wutang wweraw wwfwcw wwwwww wwwwwww wwwwwwww wxcvb wxcvbn wyoming wysiwyg
    wyvern x3luym2mmj x4ivyga51f x99qomx561 xakepy xanadu xander xanth xantia xantria10315 xavie
    xavier xaxaxa xblhintb9w xbonesx xboxlive xcalibur xcountry xdqwerty xenocide xenogear xenon
    xenophon xerxes xexeylhf xfactor xfhkbr xfiles xfqybr xholes xiang xiang123456 xiaoxiao
    xiaoyua123 xige5516726 ximen ximena xiomara xngwoj xoxoxo xplorer xpress xpressmusic xqgann
    xrated xswqaz xswzaq xtcnth xterra xthtgfirf xthysq xtkjdtr xtreme xtseo2011tdx xtutdfhf
    xtvgbjy xufrgemw xwing xxxjay xxxman xxxp455w0rd5 xxxpass xxxsex xxxxx xxxxxx xxxxxxx xxxxxxxx
    xxxxxxxxxx xxxyyy xxxzzz xyzzy xzibit xzsawq y6p67ftrqj yaallah yackwin yadira yagjecc826
    yaglasph yahoo yahoomail yahooo yahweh yakman yakumo yakuza yamah yamaha yamahar yamakasi
    yamato yancai yandex yandi20080527 yangyang yanina yankee yankeemp yankees yanks yannic
    yannick yannis yanochka yanshi1982 yanyan yaoiisgrand yardbird yarddog yardman yaroslav yarrak
    yasacrac yasemin yasmi yasmin yasmina yasmine yassine yasuhiro yawetag yayaya ybccfy ybhdfyf
    ybrbnbyf ybrbnf ybrbnjc ybrbnjcbr ybrbnrf ybrecz ybrjkfq ybrjkftd ybrjkftdbx ybrjkftdyf
    ycwvrxxh yeababy yeahbaby yeahman yeahrigh yeahright yeahyeah yecgaa yeehaa yeehaw yejntb
    yelhsa yello yellow yellowcard yelnats yelrah yemi19900911 yendor yensid yesenia yeshua yesiam
    yesican yesman yessir yessss yesterda yesterday yesyes yfafyz yfcnfcmz yfcntyf yfcntymrf yfcnz
    yfcnzvjz yfcnzyfcnz yfdbufnjh yfdbufnjh10305070 yfdbufnjh63 yfeiybrb yfgjktjy yfhenj yfhrjnbrb
    yfltymrf yfnecbr yfnecz yfnfif yfnfirf yfnfitymrf yfnfkb yfnfkbz yfnfkmz yfxfkmybr ygfxbkgt
    yggdrasi yggdrasil4 yhntgb yhwnqc yingyang yinyang yitbos yjdbrjd yjdbrjdf yjdjcnbf
    yjdsqgfhjkm yjdsqujl yjdujhjl yjhbkmcr yngwie yocrack yodaddy yodude yogesh yogibear yojimbo
    yoland yolanda yolonda yomama yomamma yomisma yomismo yomomma yonkers yoohoo yorkie yorkshir
    yorktown yosemite yoshi yoshimi yoshio youandme youare youknow young youngmoney youngone
    youporn yourass yourmama yourmom yourmom123 yourname youssef yousuck youtube youwish youyou
    yoyoma yoyoyo yoyoyoyo yqmbevgk yssup ytcnjh ytngfhjkz ytnhjufnm ytrewq ytreza ytrhjvfyn
    ytyfdbcnm yu5l97wk8q yuantuo2012 yugioh yuliya yumiko yummie yummies yummy yumyum yvette
    yvonne ywvxpz yxcvbn yxcvbnm yyyyyy yzerman z0102030405 z123456789 z1x2c3v4b5 z1x2c3v4b5n6m7
    zacatecas1 zacefron zachar zacharia zachary zadrot zaebali zafira zagadka zaharov zaharova
    zainab zakaria zalupa zamboni zamira zamora zanardi zander zanoza zantac zanuda zanzibar
    zapata zapato zaphod zapidoo zappa zapper zaq1xsw2cde3 zaqqaz zaqwsx zaqwsxcde zaqwsxcderfv
    zaqxsw zaqxswcde zaqzaq zaragoza zaratustra zaraza zardoz zarina zasada zaskar zasranec
    zastava zasxcd zavilov zaxscd zaxscdvf zaxxon zazaza zbychlas zcegth zcfvfzkexifz zcxfcnkbdf
    zcxfcnkbdfz zealot zealots zebedee zebra zebras zebulon zelda zella zelma zemanova zemfira
    zenaida zenith zephyr zeppelin zepplin zeratul zerkalo zermatt zerocool zerozero zesyrmvu
    zeynep zgjybz zhanna zheng zhenya zhipo zhjckfd zhjckfdf zhong zhongguo zhuai zhuan zhuang
    zhukov ziadma zidan zidane ziffle zigazaga ziggy zigzag zildjian zilla zimbabwe zimmerma
    zinaida zinedine zinger zipcode zipdrive zipper zippo zippos zippy zircon zjses9evpa zlatan
    zlzfrh zmx870919123 zmxncbv znbvjd zodiac zodiak zoedog zoidberg zoila zoinks zoloft zoloto
    zoltan zoltar zolushka zombie zombies zonker zontik zoomer zoomzoom zooropa zoosk zootsuit
    zoraida zorba zorglub zorro zorros zoulou zouzou zpxvwy zqjphsyf6ctifgu zrjdktdf zsazsa zsergn
    zsfmpv zsxdcf ztmfcq zucchero zujlrf zvbxrpl zverev zvezda zvfrfcb zwezda zwickau zx123456789
    zxasqw zxcasd zxcasdqw zxcasdqwe zxcasdqwe123 zxccxz zxcdsa zxcqweasd zxcvasdf zxcvb
    zxcvb12345 zxcvbasdfg zxcvbn zxcvbn123456 zxcvbnm zxcvbnm123 zxcvbnm123456789 zxcvbnma
    zxcvbnmm zxcvbnmz zxcvfdsa zxcvvcxz zxcvzxcv zxczxc zxczxczxc zxgdqn zxzxzx zydeco zydfhm
    zygote zyjxrf zyltrc zymurgy zzaaqq zztop zzxxcc zzxxccvv zzzxxx zzzxxxccc zzzzxxxx zzzzz
    zzzzzz zzzzzzz zzzzzzzz zzzzzzzzzz
    """#
}
