package archive

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"

	"grognard/rules"
)

// ReadFile reads a file of at most so many bytes; of a longer one, or of one
// that never ends, it reads no more than that. Errors are *rules.FileError.
func ReadFile(path string, most int64) ([]byte, error) {
	// Without waiting: a pipe that nobody writes to is an empty file.
	f, err := os.OpenFile(path, os.O_RDONLY|syscall.O_NONBLOCK, 0)
	if err != nil {
		return nil, unread(err).In(path)
	}
	defer f.Close()
	if info, err := f.Stat(); err == nil && info.IsDir() {
		return nil, rules.Fault("fault.file.folder", "this is a folder, not a file").In(path)
	}
	data, err := io.ReadAll(io.LimitReader(f, most+1))
	switch {
	case err != nil:
		return nil, unread(err).In(path)
	case int64(len(data)) > most:
		return nil, rules.Fault("fault.file.large", "the file is too long: more than %d KiB", int(most>>10)).In(path)
	}
	return data, nil
}

// Exists reports whether there is a file.
func Exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

// FileName keeps of a name what every file system takes.
func FileName(name string) string {
	clean := strings.Map(func(c rune) rune {
		switch {
		case c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z', c >= '0' && c <= '9', c == '-', c == '_':
			return c
		}
		return '-'
	}, name)
	clean = strings.Trim(clean, "-")
	if clean == "" {
		return "game"
	}
	return clean
}

// Begins reports whether a plain file begins as a save does.
func Begins(path string) bool {
	info, err := os.Stat(path)
	if err != nil || !info.Mode().IsRegular() {
		return false
	}
	f, err := os.Open(path)
	if err != nil {
		return false
	}
	defer f.Close()
	head := make([]byte, len(magic))
	_, err = io.ReadFull(f, head)
	return err == nil && string(head) == magic
}

// links is how many symbolic links are followed one after the other.
const links = 32

var errNoPlain = rules.Fault("fault.save.notplain", "this is not a plain file")

// Target returns the file that a path stands for, through symbolic links, so
// that a save replaces the file and not the link. It need not exist; what is
// there and no plain file, such as a pipe or a folder, is an error.
func Target(path string) (string, error) {
	for range links {
		info, err := os.Lstat(path)
		switch {
		case errors.Is(err, fs.ErrNotExist):
			return path, nil
		case err != nil:
			return path, nil // writing will say why
		case info.Mode().IsRegular():
			return path, nil
		case info.Mode()&fs.ModeSymlink == 0:
			return "", errNoPlain
		}
		to, err := os.Readlink(path)
		if err != nil {
			return "", err
		}
		if !filepath.IsAbs(to) {
			to = filepath.Join(filepath.Dir(path), to)
		}
		path = to
	}
	return "", errors.New("too many symbolic links")
}

// Same reports whether two paths stand for the same file, which need not
// exist.
func Same(a, b string) bool {
	a, errA := Target(a)
	b, errB := Target(b)
	if errA != nil || errB != nil {
		return false
	}
	infoA, errA := os.Stat(a)
	infoB, errB := os.Stat(b)
	if errA == nil && errB == nil {
		return os.SameFile(infoA, infoB)
	}
	a, errA = filepath.Abs(a)
	b, errB = filepath.Abs(b)
	return errA == nil && errB == nil && a == b
}
