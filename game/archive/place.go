package archive

import (
	"bytes"
	"cmp"
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

// bare are letters without what is set above or below them.
var bare = strings.NewReplacer("à", "a", "á", "a", "â", "a", "ã", "a", "ä", "a", "ç", "c", "è", "e", "é", "e", "ê", "e", "ë", "e", "ì", "i", "í", "i",
	"î", "i", "ï", "i", "ñ", "n", "ò", "o", "ó", "o", "ô", "o", "õ", "o", "ö", "o", "ù", "u", "ú", "u", "û", "u", "ü", "u", "ß", "ss",
	"À", "A", "Á", "A", "Â", "A", "Ã", "A", "Ä", "A", "Ç", "C", "È", "E", "É", "E", "Ê", "E", "Ë", "E", "Ì", "I", "Í", "I",
	"Î", "I", "Ï", "I", "Ñ", "N", "Ò", "O", "Ó", "O", "Ô", "O", "Õ", "O", "Ö", "O", "Ù", "U", "Ú", "U", "Û", "U", "Ü", "U")

// Unaccented is a text without what is set above or below letters.
func Unaccented(text string) string { return bare.Replace(text) }

// Plain keeps of a name what every file system takes: letters without accents, digits and
// underscores, with single hyphens for all else between them; "" if nothing is left.
func Plain(name string) string {
	var s strings.Builder
	for _, c := range bare.Replace(name) {
		switch {
		case c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z', c >= '0' && c <= '9', c == '_':
			s.WriteRune(c)
		case s.Len() > 0 && !strings.HasSuffix(s.String(), "-"):
			s.WriteByte('-')
		}
	}
	return strings.TrimSuffix(s.String(), "-")
}

// FileName is Plain for a file: it has always a name.
func FileName(name string) string { return cmp.Or(Plain(name), "game") }

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

// IsSave reports whether what stands in a file begins as a save does.
func IsSave(data []byte) bool { return bytes.HasPrefix(data, []byte(magic)) }

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
