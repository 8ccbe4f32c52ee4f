#include <unicase.h>
#include <unigbrk.h>
#include <uninorm.h>
#include <unictype.h>
#include <uniwidth.h>

/* UNINORM_NFC and its like are macros that take the address of a variable: not importable. */
static inline uninorm_t uninorm_nfc_form(void) { return UNINORM_NFC; }
static inline uninorm_t uninorm_nfkc_form(void) { return UNINORM_NFKC; }
static inline uninorm_t uninorm_nfkd_form(void) { return UNINORM_NFKD; }
