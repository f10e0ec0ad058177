package display

import (
	"errors"
	"os"
	"syscall"

	"grognard/cmd/grognard/flags"
)

func init() {
	cause := missing(os.Getenv("DISPLAY"))
	if cause == "" {
		return
	}
	// The command line comes first: its usage and its faults need no display.
	switch _, err := flags.Parse(os.Args[1:], os.Stdout); {
	case errors.Is(err, flags.ErrHelp):
		os.Exit(0)
	case err != nil:
		end(err.Error(), 2)
	}
	end(cause+": start it from a desktop session (X11, or Wayland with XWayland)", 1)
}

// end says why the program ends.
func end(cause string, code int) {
	os.Stderr.WriteString("grognard: " + cause + "\n")
	os.Exit(code)
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
