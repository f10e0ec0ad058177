package workshop

import (
	"bufio"
	"bytes"
	"encoding/json"

	"grognard/rules"
)

// A journal has one line of JSON for each thing that was done with a draft, so that what was
// written last may be cut off and the rest still counts. The first line has the text that the
// draft began with.
type entry struct {
	Begin  *string `json:"begin,omitempty"`
	Change *change `json:"change,omitempty"`
	Back   bool    `json:"back,omitempty"`
	On     bool    `json:"on,omitempty"`
}

// line is an entry as it is written.
func (e entry) line() []byte {
	data, err := json.Marshal(e)
	if err != nil {
		panic(err) // plain values always have a form
	}
	return append(data, '\n')
}

// whole is the journal of a draft as if all had just been done.
func (d *Draft) whole() []byte {
	text := d.now.Text
	for i := d.at - 1; i >= 0; i-- {
		text = d.steps[i].undone(text)
	}
	all := entry{Begin: &text}.line()
	for i := range d.steps {
		all = append(all, entry{Change: &d.steps[i]}.line()...)
	}
	for range len(d.steps) - d.at {
		all = append(all, entry{Back: true}.line()...)
	}
	return all
}

// replay makes a draft of a journal, as far as it makes sense: it ends before the first line
// that is damaged, cut off or does not fit. It returns nil if not even the beginning can be
// read.
func replay(book rules.Workshop, journal []byte) *Draft {
	d := &Draft{book: book}
	text, begun := "", false
	s := bufio.NewScanner(bytes.NewReader(journal))
	s.Buffer(nil, 16<<20)
	for s.Scan() {
		var e entry
		if json.Unmarshal(s.Bytes(), &e) != nil || begun == (e.Begin != nil) {
			break
		}
		if e.Begin != nil {
			text, begun = *e.Begin, true
			continue
		}
		next, ok := d.follow(e, text)
		if !ok {
			break
		}
		text = next
	}
	if !begun {
		return nil
	}
	now, err := book.Draft(text)
	if err != nil {
		return nil
	}
	d.show(now)
	return d
}

// follow does what an entry says with a text and the steps.
func (d *Draft) follow(e entry, text string) (string, bool) {
	switch {
	case e.Change != nil && e.Change.fits(text, false):
		d.steps = append(d.steps[:d.at], *e.Change)
		d.at++
		return e.Change.done(text), true
	case e.Back && d.at > 0 && d.steps[d.at-1].fits(text, true):
		d.at--
		return d.steps[d.at].undone(text), true
	case e.On && d.at < len(d.steps) && d.steps[d.at].fits(text, false):
		d.at++
		return d.steps[d.at-1].done(text), true
	}
	return "", false
}
