package display

import (
	"os"
	"syscall"
)

func init() {
	if cause := missing(os.Getenv("DISPLAY")); cause != "" {
		os.Stderr.WriteString("grognard: " + cause + ": start it from a desktop session (X11, or Wayland with XWayland)\n")
		os.Exit(1)
	}
}

// missing tells why no window can be opened on an X display, "" if one can or
// if that cannot be told beforehand.
func missing(display string) string {
	if display == "" {
		return "there is no display, DISPLAY is not set"
	}
	number, local := socket(display)
	if !local || answers("@/tmp/.X11-unix/X"+number) || answers("/tmp/.X11-unix/X"+number) {
		return ""
	}
	return "no display answers at DISPLAY=" + display
}

// socket returns the number of a display, ":1.0" or "unix:1", and whether it is
// on this machine.
func socket(display string) (number string, local bool) {
	colon := -1
	for i := range len(display) {
		if display[i] == ':' {
			colon = i
		}
	}
	if colon < 0 || colon > 0 && display[:colon] != "unix" {
		return "", false
	}
	number = display[colon+1:]
	for i := range len(number) {
		if number[i] == '.' {
			return number[:i], true
		}
	}
	return number, true
}

// answers reports whether somebody listens at a socket.
func answers(path string) bool {
	fd, err := syscall.Socket(syscall.AF_UNIX, syscall.SOCK_STREAM|syscall.SOCK_CLOEXEC, 0)
	if err != nil {
		return true // not this check's business
	}
	defer syscall.Close(fd)
	return syscall.Connect(fd, &syscall.SockaddrUnix{Name: path}) == nil
}
