#include <unicase.h>
#include <unigbrk.h>
#include <uninorm.h>
#include <unictype.h>
