// Package folder shows folders in the computer's own window of files.
package folder

import "os/exec"

// opener is the program that opens a folder in whatever the desktop has for that.
const opener = "xdg-open"

// Opener returns what shows a folder, nil where the computer has nothing for that.
func Opener() func(path string) error {
	program, err := exec.LookPath(opener)
	if err != nil {
		return nil
	}
	return func(path string) error {
		c := exec.Command(program, path)
		if err := c.Start(); err != nil {
			return err
		}
		go c.Wait() // or it would stay in the list of programs when it has ended
		return nil
	}
}
