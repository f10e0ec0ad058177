package archive

import (
	"bytes"
	"fmt"
)

// Rename gives a save another title, "" none. All else in the file stays as it is, byte by byte, with
// what is kept behind its end, and so do its older generations. Errors are *rules.FileError: that of
// ErrTaken where a program plays on the save.
func Rename(path, title string) error {
	w, err := Claim(path)
	if err != nil {
		return err
	}
	defer w.Close()
	data, err := load(path)
	if err == nil {
		data, err = entitled(data, OneLine(title))
	}
	if err != nil {
		return fault(err).In(path)
	}
	if err := Replace(path, data, 0); err != nil {
		return unwritten(err).In(path)
	}
	return nil
}

// entitled is a save with another title.
func entitled(data []byte, title string) ([]byte, error) {
	d := &decoder{data: data}
	if err := d.game(&Game{}); err != nil {
		return nil, fault(err).At(max(d.at, 1), 0)
	}
	d = &decoder{data: data}
	_ = d.magic() // it was read just now, as was the game
	_ = d.whole(&Game{})
	end, rest := d.from, d.to
	var b bytes.Buffer
	for from := 0; from < end; {
		line := data[from : from+bytes.IndexByte(data[from:], '\n')+1]
		if bytes.HasPrefix(line, []byte("data ")) {
			optional(&b, "title", title, false)
			b.Write(data[from:end])
			break
		}
		if word, _, _ := bytes.Cut(bytes.TrimSuffix(line, []byte("\n")), []byte(" ")); string(word) != "title" {
			b.Write(line)
		}
		from += len(line)
	}
	fmt.Fprintf(&b, "end %016x\n", Sum(b.Bytes()))
	b.Write(data[rest:])
	return b.Bytes(), nil
}
