// What pages can do better with a script. Everything here works without it.
(() => {
  "use strict";

  const find = (selector) => document.querySelector(selector);

  const make = (name, properties) => Object.assign(document.createElement(name), properties);
  const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);

  // What is wrong with a field stands beside it, as when the server says so.
  const complain = (field, words) => {
    const id = `${field.id}-error`;
    const problem = document.getElementById(id) || make("p", { id, className: "error" });
    if (!problem.isConnected) (field.closest(".pick") || field).before(problem);
    problem.textContent = words;
    const others = (field.getAttribute("aria-describedby") || "").split(" ").filter((name) => name && name !== id);
    field.setAttribute("aria-describedby", [...others, id].join(" "));
    if (words) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
  };

  // Forms say what is missing before they are sent, and go to the first such field.

  const review = (form) => {
    const fields = [...form.elements].filter((field) => field.dataset.missing);
    const words = ({ validity, dataset, validationMessage }) => {
      if (validity.valid) return "";
      if (validity.valueMissing) return dataset.missing;
      return (validity.tooShort ? dataset.short : validity.typeMismatch && dataset.wrong) || validationMessage;
    };
    form.noValidate = true;
    form.addEventListener("submit", (event) => {
      for (const field of fields) complain(field, words(field));
      const first = fields.find((field) => !field.validity.valid);
      if (!first) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      first.focus();
    });
    for (const field of fields) {
      field.addEventListener("input", () => {
        if (field.getAttribute("aria-invalid") && field.validity.valid) complain(field, "");
      });
    }
  };

  // A form that is on its way is not sent again by a second press; an answer may be a file, and the page stay.

  const once = (form) => {
    let until = 0;
    form.addEventListener("submit", (event) => {
      if (event.defaultPrevented) return;
      if (event.timeStamp < until) event.preventDefault();
      else until = event.timeStamp + 5000;
    });
    addEventListener("pageshow", () => (until = 0));
  };

  // Another page in place of this one.

  let address = "";
  const read = async (url, options) => {
    const answer = await fetch(url, { headers: { Accept: "text/html" }, ...options });
    if (!answer.ok) throw new Error(answer.status);
    return parse(await answer.text());
  };
  const parse = (text) => new DOMParser().parseFromString(text, "text/html");
  const turnTo = (page, url) => {
    const former = location.href;
    const typed = new Map([...document.querySelectorAll("[type=password]")].map(({ id, value }) => [id, value]));
    history[url === location.href ? "replaceState" : "pushState"](null, "", url);
    document.title = page.title;
    for (const name of ["lang", "dir"]) document.documentElement[name] = page.documentElement[name];
    document.body.replaceWith(page.body);
    // No page brings back a password; one that nothing is wrong with need not be typed again.
    for (const field of document.querySelectorAll("[type=password]:not([aria-invalid])")) {
      if (location.href === former) field.value = typed.get(field.id) || "";
    }
    improve();
    scrollTo(0, 0);
    const field = find("[autofocus]");
    (field || find("main")).focus({ preventScroll: !field });
  };
  addEventListener("popstate", () => {
    if (address !== location.pathname + location.search) location.reload();
  });

  // Another language loads the page again: what was typed comes back.

  let storage = null;
  try {
    storage = sessionStorage;
  } catch {
    // Closed to this site.
  }
  const keepTyped = (languages) => {
    const fields = [...document.querySelectorAll("main form[method=post] :is(input, textarea)")]
      .filter(({ type }) => ["text", "email", "textarea"].includes(type));
    if (!storage) return;
    const kept = JSON.parse(storage.getItem("typed"));
    storage.removeItem("typed");
    if (kept?.at === location.pathname) {
      for (const field of fields) field.value = kept.values[field.id] ?? field.value;
    }
    languages.addEventListener("submit", () => {
      const values = Object.fromEntries(fields.map(({ id, value }) => [id, value]));
      storage.setItem("typed", JSON.stringify({ at: location.pathname, values }));
    });
  };

  // Photo fields: a photo is chosen, dropped or pasted and seen at once; a large one is made smaller
  // before it is sent, and the way it goes can be watched and broken off.

  const large = 2 * 1024 * 1024;
  const longest = 3072;
  // The side of the largest square that is shown.
  const shortest = 1280;
  const minute = 60 * 1000;

  // A copy of a photo that the browser shows, of the same kind; null where nothing would be won.
  const smaller = async (file, image, limit) => {
    if (file.size <= Math.min(large, limit) || !/^image\/(jpeg|png|webp)$/.test(file.type)) return null;
    if (/ANIM|acTL/.test(await file.slice(0, 65536).text())) return null;
    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = Math.min(1, Math.max(longest / Math.max(width, height), shortest / Math.min(width, height)));
    const canvas = make("canvas", { width: Math.round(width * scale), height: Math.round(height * scale) });
    const context = canvas.getContext("2d");
    context.imageSmoothingQuality = "high";
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const copy = await new Promise((done) => canvas.toBlob(done, file.type, 0.92));
    return copy && copy.type === file.type && copy.size < file.size ? copy : null;
  };

  const photoField = (input) => {
    const { form } = input;
    const texts = input.dataset;
    const limit = () => Number(texts.limit);
    const kept = form.querySelector(".kept");
    const pick = input.closest(".pick");
    const image = pick.querySelector("img");
    const [standIn, standing] = [image.src, image.className];
    const original = make("input", { type: "checkbox" });
    const size = make("span");
    const choice = make("label", { className: "choice", hidden: true });
    choice.append(original, size);
    pick.after(choice);
    if (matchMedia("(pointer: fine)").matches) choice.after(make("p", { className: "hint", textContent: texts.drop }));

    let copy = null;
    let refusal = "";
    // What the server keeps for this form: its ticket, and until when.
    let staged = null;
    let isBroken = false;
    let work = Promise.resolve();
    const asSize = (bytes) => {
      const [unit, number] = bytes < 1e6 ? ["kilobyte", Math.ceil(bytes / 1e3)] : ["megabyte", bytes / 1e6];
      const style = { style: "unit", unit, maximumFractionDigits: 1 };
      return new Intl.NumberFormat(document.documentElement.lang, style).format(number);
    };

    const set = (url, isChosen) => {
      URL.revokeObjectURL(image.src);
      image.src = url;
      image.alt = isChosen ? texts.chosen : "";
      image.className = isChosen ? "" : standing;
    };
    const clear = () => set(standIn, false);

    // What has to be said of the file that would be sent now.
    const judge = () => {
      const file = copy && !original.checked ? copy : input.files[0];
      const words = !file || file.size <= limit() ? refusal : texts.tooLarge;
      input.setCustomValidity(words);
      complain(input, words);
      if (words) clear();
      return !words;
    };

    // The server looks at what this browser cannot show, and keeps it for the form.
    const stage = async (file) => {
      const body = new FormData();
      body.set("token", form.elements.token.value);
      body.set("photo", file);
      const { answer, line, end } = await transfer(form, texts.stage, "application/json", body, texts);
      isBroken = !answer;
      if (!answer) return;
      end("");
      line.remove();
      if (input.files[0] !== file) return;
      let facts = {};
      try {
        facts = JSON.parse(answer.responseText);
      } catch {
        // The form itself will be answered in any case.
      }
      if (answer.status < 300) {
        staged = { ticket: facts.staged, until: Date.now() + 50 * minute };
        set(facts.preview, true);
      } else if (answer.status === 415 || answer.status === 422) {
        refusal = facts.fields?.photo.detail || facts.detail;
      }
    };

    const look = async (file) => {
      const photo = make("img", { src: URL.createObjectURL(file) });
      try {
        if (file.type && !input.accept.includes(file.type)) throw new Error(file.type);
        await photo.decode();
      } catch {
        if (judge()) await stage(file);
        return;
      }
      if (input.files[0] !== file) return;
      set(photo.src, true);
      const made = await smaller(file, photo, limit());
      if (input.files[0] !== file) return;
      copy = made;
      choice.hidden = !copy || file.size > limit();
      if (copy) size.textContent = fill(texts.original, { size: asSize(file.size), smaller: asSize(copy.size) });
    };

    const show = () => {
      const file = input.files[0];
      clear();
      copy = staged = null;
      refusal = "";
      original.checked = false;
      choice.hidden = true;
      complain(input, "");
      if (kept) kept.hidden = Boolean(file);
      work = file ? look(file).then(judge) : Promise.resolve(judge());
    };
    input.addEventListener("change", show);
    original.addEventListener("change", judge);
    if (input.files.length) show();

    const take = (files) => {
      if (!files.length) return;
      const one = new DataTransfer();
      one.items.add([...files].find((file) => file.type.startsWith("image/")) || files[0]);
      input.files = one.files;
      show();
    };
    const { body } = document;
    const carriesFile = (event) => event.dataTransfer.types.includes("Files");
    body.addEventListener("dragover", (event) => {
      if (!carriesFile(event)) return;
      event.preventDefault();
      input.classList.add("over");
    });
    for (const name of ["dragleave", "drop"]) {
      body.addEventListener(name, (event) => {
        input.classList.remove("over");
        if (name !== "drop" || !carriesFile(event)) return;
        event.preventDefault();
        take(event.dataTransfer.files);
      });
    }
    body.addEventListener("paste", ({ clipboardData, target }) => {
      // A text with its picture, pasted where text goes, is a text.
      if (!target.matches("input, textarea") || !clipboardData.types.includes("text/plain")) take(clipboardData.files);
    });

    if (matchMedia("(pointer: coarse)").matches) {
      const camera = make("button", { type: "button", className: "button", textContent: texts.camera });
      camera.addEventListener("click", () => {
        input.setAttribute("capture", "user");
        input.click();
        input.removeAttribute("capture");
      });
      pick.append(camera);
    }

    let isBusy = false;
    form.addEventListener("submit", async (event) => {
      if (!input.files.length) return;
      event.preventDefault();
      if (isBusy) return;
      isBusy = true;
      isBroken = false;
      await work;
      if (isBroken) isBroken = false;
      else if (!judge()) input.focus();
      else {
        const body = new FormData(form);
        if (staged && Date.now() < staged.until) {
          body.set("staged", staged.ticket);
          body.delete(input.name);
        } else if (copy && !original.checked) body.set(input.name, copy, input.files[0].name);
        await send(form, body, texts);
      }
      isBusy = false;
    });
  };

  // Sends something for a form, which can be watched and broken off. `answer` is missing where none came.
  const transfer = (form, url, type, body, texts) => new Promise((done) => {
    const button = form.querySelector("button.primary");
    const request = new XMLHttpRequest();
    const bar = make("progress", { max: 1, value: 0 });
    const words = make("p", { className: "hint", textContent: texts.sending });
    const cancel = make("button", { type: "button", className: "button", textContent: texts.cancel });
    const line = make("div", { className: "sending" });
    words.setAttribute("role", "status");
    bar.setAttribute("aria-label", texts.progress);
    line.append(words, bar, cancel);
    form.querySelector(".sending")?.remove();
    button.before(line);
    button.setAttribute("aria-disabled", "true");

    const hideCancel = () => {
      if (document.activeElement === cancel) button.focus();
      cancel.hidden = true;
    };
    const end = (text, isWrong = true) => {
      words.textContent = text;
      words.className = isWrong ? "error" : "hint";
      hideCancel();
      bar.remove();
      button.removeAttribute("aria-disabled");
    };
    let lost = texts.lost;
    request.upload.onprogress = ({ loaded, total }) => (bar.value = loaded / total);
    request.upload.onload = () => {
      lost = texts.unsure;
      words.textContent = texts.working;
      bar.removeAttribute("value");
      hideCancel();
    };
    request.onload = () => done({ answer: request, line, end });
    request.onerror = () => {
      end(lost);
      done({});
    };
    request.onabort = () => {
      end(texts.cancelled, false);
      done({});
    };
    cancel.addEventListener("click", () => request.abort());
    request.open("POST", url);
    request.setRequestHeader("Accept", type);
    request.send(body);
  });

  // Sends a form and shows what comes back; where that is no page of its own, the form stays as it is.
  const send = async (form, body, texts) => {
    const { answer, end } = await transfer(form, form.action, "text/html", body, texts);
    if (!answer) return;
    const page = parse(answer.responseText);
    const { status } = answer;
    const isPage = status === 401 || (status !== 429 && status < 500 && page.querySelector("main form, main article"));
    if (isPage || answer.responseURL !== form.action) turnTo(page, answer.responseURL);
    else end(page.querySelector(".problem, .lead")?.textContent || texts.lost);
  };

  // The gallery: who is searched for is found as the name is typed, and more photos join the page.

  const search = (input) => {
    const { form } = input;
    const status = make("p");
    const say = (text, className = "unseen") => Object.assign(status, { className, textContent: text });
    status.setAttribute("role", "status");
    form.append(status);
    say("");
    let asking = null;
    let pause = 0;
    const ask = async () => {
      asking?.abort();
      asking = new AbortController();
      const query = input.value.trim();
      const url = query ? `${form.action}?q=${encodeURIComponent(query)}` : form.action;
      let page;
      try {
        page = await read(url, { signal: asking.signal });
      } catch (error) {
        if (error.name !== "AbortError") say(input.dataset.failed, "error");
        return;
      }
      history.replaceState(null, "", url);
      address = location.pathname + location.search;
      document.title = page.title;
      const [old, fresh] = [find("main"), page.querySelector("main")];
      old.querySelector("h1").replaceWith(fresh.querySelector("h1"));
      while (old.lastElementChild !== form.parentElement) old.lastElementChild.remove();
      fresh.querySelector(".opening").remove();
      old.append(...fresh.children);
      const count = old.querySelectorAll(".tile").length + (find(".pages [rel=next]") ? "+" : "");
      say(query ? fill(input.dataset.found, { count }) : "");
      loadMore();
    };
    input.addEventListener("input", () => {
      clearTimeout(pause);
      pause = setTimeout(ask, 250);
    });
  };

  const loadMore = () => {
    const link = find("[data-more]");
    if (!link) return;
    link.textContent = link.dataset.more;
    const status = make("p", { className: "error" });
    status.setAttribute("role", "status");
    link.after(status);
    let isBusy = false;
    link.addEventListener("click", async (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (isBusy) return;
      isBusy = true;
      status.textContent = "";
      try {
        const page = await read(link.href);
        if (!link.isConnected) return;
        const tiles = [...page.querySelectorAll(".tile")];
        const next = page.querySelector("[data-more]");
        find(".gallery").append(...tiles);
        tiles[0]?.querySelector("a").focus({ preventScroll: true });
        if (next) link.href = next.href;
        else link.remove();
      } catch {
        status.textContent = link.dataset.failed;
      }
      isBusy = false;
    });
  };

  // Texts to take elsewhere: one press copies them.

  const copyable = (text) => {
    const button = make("button", { type: "button", className: "button", textContent: text.dataset.copy });
    const status = make("p", { className: "hint" });
    status.setAttribute("role", "status");
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(text.textContent.trim());
        status.textContent = text.dataset.copied;
      } catch {
        getSelection().selectAllChildren(text);
      }
    });
    text.after(button, status);
  };

  // Password fields: what is typed can be looked at, and a new one's strength is said in words.

  const reveal = (input) => {
    const button = make("button", { type: "button", className: "plain reveal", textContent: input.dataset.show });
    button.setAttribute("aria-controls", input.id);
    button.addEventListener("click", () => {
      const isShown = input.type === "password";
      input.type = isShown ? "text" : "password";
      button.textContent = isShown ? input.dataset.hide : input.dataset.show;
    });
    // What is sent is a password again, for the browser to keep.
    input.form.addEventListener("submit", () => (input.type = "password"));
    input.after(button);
  };

  const strength = (input) => {
    const words = make("p", { className: "hint" });
    words.setAttribute("role", "status");
    input.after(words);
    input.addEventListener("input", () => {
      const letters = Array.from(input.value);
      const different = new Set(letters).size;
      const { short, plain, good, strong } = input.dataset;
      if (!letters.length) words.textContent = "";
      else if (letters.length < input.minLength) words.textContent = short;
      else if (different < 6) words.textContent = plain;
      else words.textContent = letters.length < 16 || different < 9 ? good : strong;
    });
  };

  // Framing. The square is kept in the hidden fields of the form, in millionths of the longest side.

  const frame = (stage) => {
    const whole = 1000000;
    const drawing = stage.querySelector("svg");
    const picture = drawing.querySelector("image");
    const shade = drawing.querySelector(".shade");
    const results = document.querySelectorAll(".result");
    const squares = document.querySelectorAll(".ground, .halo, .edge");
    const fields = find("#crop").elements;
    const words = find("#cut");
    const slider = find("#zoom");
    const size = { width: +stage.dataset.width, height: +stage.dataset.height };
    const smallest = Math.min(+stage.dataset.smallest, size.width, size.height);
    const canvas = Math.max(drawing.viewBox.baseVal.width, drawing.viewBox.baseVal.height);
    const handles = document.createElementNS(drawing.namespaceURI, "path");
    handles.setAttribute("class", "handles");
    drawing.append(handles);

    const limit = (value, low, high) => Math.min(Math.max(value, low), high);
    const axis = (start, side, length) =>
      side > length ? Math.floor((length - side) / 2) : limit(Math.round(start), 0, length - side);
    const view = (turns) =>
      turns % 2 ? { width: size.height, height: size.width } : { ...size };

    // The nearest square that is possible: inside, or centred where it is longer than the photo.
    const fit = ({ left, top, side, turns }) => {
      const { width, height } = view(turns);
      side = limit(Math.round(side), smallest, whole);
      return { left: axis(left, side, width), top: axis(top, side, height), side, turns };
    };

    // The same part of the photo after a quarter turn to the right.
    const turned = ({ left, top, side, turns }) => ({
      left: view(turns).height - top - side, top: left, side, turns: (turns + 1) % 4,
    });

    const turnedTo = (square, turns) => {
      while (square.turns !== turns) square = turned(square);
      return square;
    };

    const zoomed = (square, factor) => {
      const side = limit(square.side * factor, smallest, whole);
      const grown = (side - square.side) / 2;
      return { ...square, left: square.left - grown, top: square.top - grown, side };
    };

    const moved = (square, x, y) => ({ ...square, left: square.left + x, top: square.top + y });

    const steps = {
      left: (s, by = 0.1) => moved(s, -s.side * by, 0),
      right: (s, by = 0.1) => moved(s, s.side * by, 0),
      up: (s, by = 0.1) => moved(s, 0, -s.side * by),
      down: (s, by = 0.1) => moved(s, 0, s.side * by),
      closer: (s) => zoomed(s, 5 / 6),
      farther: (s) => zoomed(s, 6 / 5),
      turnLeft: (s) => turnedTo(s, (s.turns + 3) % 4),
      turnRight: turned,
    };

    let now = {};
    for (const name of ["left", "top", "side", "turns"]) now[name] = Number(fields[name].value);
    now = fit(now);
    let drawn = now;

    const draw = (square) => {
      drawn = square;
      const { left, top, side, turns } = square;
      const { width, height } = view(turns);
      const { width: w, height: h } = size;
      const turn = [
        "", `translate(${h} 0) rotate(90)`, `translate(${w} ${h}) rotate(180)`,
        `translate(0 ${w}) rotate(270)`,
      ][turns];
      picture.setAttribute("transform", turn);
      const start = [(width - canvas) / 2, (height - canvas) / 2];
      drawing.setAttribute("viewBox", `${start.join(" ")} ${canvas} ${canvas}`);
      for (const result of results) result.setAttribute("viewBox", `${left} ${top} ${side} ${side}`);
      for (const rect of squares) {
        for (const [name, value] of [["x", left], ["y", top], ["width", side], ["height", side]]) {
          rect.setAttribute(name, value);
        }
      }
      const outside = "M-2000000-2000000h6000000v6000000h-6000000z";
      shade.setAttribute("d", `${outside}M${left} ${top}h${side}v${side}h${-side}z`);
      const arm = Math.min(side / 4, canvas / 16);
      const corner = (x, y, i, j) => `M${x + i * arm} ${y}H${x}V${y + j * arm}`;
      const [right, bottom] = [left + side, top + side];
      handles.setAttribute("d", corner(left, top, 1, 1) + corner(right, top, -1, 1)
        + corner(left, bottom, 1, -1) + corner(right, bottom, -1, -1));
    };

    // Draws the way from one square to the next, where motion is welcome.
    let frameRequest = 0;
    const glide = (from, to) => {
      cancelAnimationFrame(frameRequest);
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      if (still || from.turns !== to.turns) return draw(to);
      const began = performance.now();
      const next = (time) => {
        const part = limit((time - began) / 180, 0, 1);
        const eased = 1 - (1 - part) ** 3;
        const between = (name) => from[name] + (to[name] - from[name]) * eased;
        draw(part === 1 ? to : {
          left: between("left"), top: between("top"), side: between("side"), turns: to.turns,
        });
        if (part < 1) frameRequest = requestAnimationFrame(next);
      };
      next(began);
    };

    const sentence = ({ left, top, side, turns }) => {
      const { width, height } = view(turns);
      const texts = words.dataset;
      const parts = [
        ["left", left / width], ["right", 1 - (left + side) / width],
        ["top", top / height], ["bottom", 1 - (top + side) / height],
      ].map(([name, part]) => [name, Math.round(part * 100)]).filter(([, percent]) => percent > 0);
      const isFilled = side > Math.min(width, height);
      if (!parts.length) return isFilled ? texts.whole : texts.none;
      const list = parts.map(([name, percent]) => texts[name].replace("{percent}", percent));
      const cut = texts.sentence.replace("{list}", list.join(texts.separator));
      return isFilled ? `${cut} ${texts.rest}` : cut;
    };

    let pause = 0;
    const say = () => {
      clearTimeout(pause);
      // Once the hand rests, so that it is not read out for every step of the way.
      pause = setTimeout(() => {
        const text = sentence(now);
        if (words.textContent !== text) words.textContent = text;
      }, 300);
    };

    const buttons = new Map();
    const same = (a, b) => ["left", "top", "side", "turns"].every((name) => a[name] === b[name]);
    const zoomOf = (side) => (100 * Math.log(whole / side)) / Math.log(whole / smallest);

    const set = (square, isGliding = false) => {
      const before = drawn;
      now = fit(square);
      for (const name in now) fields[name].value = now[name];
      if (isGliding) glide(before, now);
      else {
        cancelAnimationFrame(frameRequest);
        draw(now);
      }
      for (const [name, { button, square: framing }] of buttons) {
        if (framing) button.setAttribute("aria-pressed", same(turnedTo(framing, now.turns), now));
        else button.setAttribute("aria-disabled", same(fit(steps[name](now)), now));
      }
      slider.value = zoomOf(now.side);
      const percent = Math.round((100 * whole) / now.side);
      slider.setAttribute("aria-valuetext", slider.dataset.value.replace("{percent}", percent));
      find("#full").hidden = now.side > smallest;
      say();
    };

    // Links that load the page again become buttons that do not.
    for (const link of document.querySelectorAll("[data-step]")) {
      const name = link.dataset.step;
      const button = make("button", { type: "button", className: link.className });
      let framing;
      if (!(name in steps)) {
        const query = new URL(link.href).searchParams;
        framing = {};
        for (const key of ["left", "top", "side", "turns"]) framing[key] = Number(query.get(key));
        framing = fit(framing);
      }
      button.dataset.step = name;
      button.append(...link.childNodes);
      button.addEventListener("click", () => {
        set(framing ? turnedTo(framing, now.turns) : steps[name](now), true);
      });
      buttons.set(name, { button, square: framing });
      link.replaceWith(button);
    }

    if (smallest < whole) {
      slider.hidden = false;
      slider.step = "any";
      slider.addEventListener("input", () => {
        set(zoomed(now, (whole * (smallest / whole) ** (slider.value / 100)) / now.side));
      });
    }

    // Keyboard

    const keys = {
      ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down",
      "+": "closer", "=": "closer", "-": "farther", "−": "farther", "[": "turnLeft", "]": "turnRight",
    };
    stage.tabIndex = 0;
    stage.setAttribute("role", "group");
    stage.setAttribute("aria-label", stage.dataset.name);
    stage.setAttribute("aria-describedby", "crop-hint");
    stage.classList.add("live");
    find("#crop-hint").hidden = false;
    stage.addEventListener("keydown", (event) => {
      const step = keys[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      set(steps[step](now, event.shiftKey ? 0.1 : 0.02));
    });

    // Pointers: one drags the square or a corner, two hold it by both ends.

    const pointers = new Map();
    let grip = null;
    const place = (event) =>
      new DOMPoint(event.clientX, event.clientY).matrixTransform(drawing.getScreenCTM().inverse());

    // What is under a point: a corner as its two directions, the square, or nothing.
    const target = ({ x, y }) => {
      const { left, top, side } = now;
      const reach = Math.min(24 / drawing.getScreenCTM().a, side / 3);
      const end = (value, start) =>
        Math.abs(value - start) <= reach ? -1 : Math.abs(value - start - side) <= reach ? 1 : 0;
      const [i, j] = [end(x, left), end(y, top)];
      if (i && j) return { i, j };
      const isInside = x >= left && x <= left + side && y >= top && y <= top + side;
      return isInside ? { i: 0, j: 0 } : null;
    };

    const begin = () => {
      const [first, second] = pointers.values();
      grip = null;
      if (second) {
        const x = (first.x + second.x) / 2;
        const y = (first.y + second.y) / 2;
        grip = { square: now, x, y, distance: Math.hypot(first.x - second.x, first.y - second.y) };
      } else if (first) {
        const under = target(first);
        if (under) grip = { ...under, square: now, x: first.x, y: first.y };
      }
    };

    const drag = () => {
      const [first, second] = pointers.values();
      const { square, x, y, i, j, distance } = grip;
      if (second) {
        const factor = Math.hypot(first.x - second.x, first.y - second.y) / (distance || 1);
        const side = limit(square.side * factor, smallest, whole);
        const scale = side / square.side;
        set({
          left: (first.x + second.x) / 2 - (x - square.left) * scale,
          top: (first.y + second.y) / 2 - (y - square.top) * scale,
          side, turns: square.turns,
        });
      } else if (i) {
        const pull = Math.max(i * (first.x - x), j * (first.y - y));
        const side = limit(square.side + pull, smallest, whole);
        set({
          left: square.left + (i < 0 ? square.side - side : 0),
          top: square.top + (j < 0 ? square.side - side : 0),
          side, turns: square.turns,
        });
      } else set(moved(square, first.x - x, first.y - y));
    };

    stage.addEventListener("pointerdown", (event) => {
      if (event.button || pointers.size === 2) return;
      stage.setPointerCapture(event.pointerId);
      pointers.set(event.pointerId, place(event));
      begin();
    });
    stage.addEventListener("pointermove", (event) => {
      if (!pointers.has(event.pointerId)) {
        const under = target(place(event));
        stage.dataset.grip = !under ? "" : !under.i ? "square" : under.i === under.j ? "down" : "up";
        return;
      }
      pointers.set(event.pointerId, place(event));
      if (grip) drag();
    });
    for (const name of ["pointerup", "pointercancel"]) {
      stage.addEventListener(name, (event) => {
        if (pointers.delete(event.pointerId)) begin();
      });
    }
    stage.addEventListener("dragstart", (event) => event.preventDefault());

    // A wheel scrolls the page until the square has been touched; at either end it scrolls on.
    stage.addEventListener("wheel", (event) => {
      if (!event.ctrlKey && document.activeElement !== stage) return;
      const pixels = event.deltaY * (event.deltaMode ? 30 : 1) * (event.ctrlKey ? 5 : 1);
      const next = fit(zoomed(now, 1.001 ** pixels));
      if (next.side === now.side && !event.ctrlKey) return;
      event.preventDefault();
      set(next);
    }, { passive: false });

    set(now);
    clearTimeout(pause);
  };

  const improve = () => {
    const each = (selector, better) => document.querySelectorAll(selector).forEach(better);
    address = location.pathname + location.search;
    new Set([...document.querySelectorAll("[data-missing]")].map(({ form }) => form)).forEach(review);
    each("input[type=file][data-limit]", photoField);
    each("input[data-show]", reveal);
    each("input[data-strong]", strength);
    each("[data-found]", search);
    each("[data-copy]", copyable);
    each(".languages", keepTyped);
    each("form[method=post]", once);
    each(".stage", frame);
    loadMore();
  };
  improve();
})();
