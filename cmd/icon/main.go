// Icon writes the icon of the game as a PNG, for packages: icon SIZE FILE.
package main

import (
	"bytes"
	"fmt"
	"image/png"
	"os"
	"strconv"

	"grognard/cmd/grognard/icon"
)

func main() {
	if err := write(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "icon:", err)
		os.Exit(1)
	}
}

// mostWide is more than any desktop shows.
const mostWide = 1024

func write(args []string) error {
	if len(args) != 2 {
		return fmt.Errorf("usage: icon SIZE FILE")
	}
	n, err := strconv.Atoi(args[0])
	if err != nil || n < 1 || n > mostWide {
		return fmt.Errorf("the size is %q, not 1 to %d pixels", args[0], mostWide)
	}
	var b bytes.Buffer
	if err := png.Encode(&b, icon.Draw(n)); err != nil {
		return err
	}
	return os.WriteFile(args[1], b.Bytes(), 0o644)
}
