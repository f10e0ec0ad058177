package speaker

// #cgo pkg-config: alsa
// #include <alsa/asoundlib.h>
//
// static void nothing(const char *file, int line, const char *function, int err, const char *fmt, ...) {}
// static void hush(void) { snd_lib_error_set_handler(nothing); }
import "C"

// hush keeps the sound library from writing on standard error what Err tells.
func hush() { C.hush() }
