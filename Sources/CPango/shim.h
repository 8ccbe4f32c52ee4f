#ifndef TINTYPE_CPANGO_H
#define TINTYPE_CPANGO_H
#include <pango/pangocairo.h>

// A macro with a cast.
static inline void tt_unref_object(void *object) { g_object_unref(object); }
#endif
