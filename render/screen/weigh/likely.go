package weigh

import (
	"regexp"

	"grognard/scenarios"
)

// counted is the number behind a title that is not the first of its kind.
var counted = regexp.MustCompile(` \(\d+\)$`)

// likely is which of some battles is most likely to be compared with the first on the page: the one
// of the game that it was copied from, or a draft of the same title; -1: none.
func (p *Page) likely(list []Subject) int {
	first := p.all[0].Subject
	bare := func(title string) string { return counted.ReplaceAllString(title, "") }
	of, same, draft := id(first.Text), -1, -1
	for i, s := range list {
		switch alike := bare(s.Title) == bare(first.Title); {
		case s.Path == "" && of != "" && id(s.Text) == of:
			return i
		case s.Path == "" && alike && same < 0:
			same = i
		case alike && draft < 0:
			draft = i
		}
	}
	if same >= 0 {
		return same
	}
	return draft
}

// id is what a file calls its battle, which a copy keeps.
func id(text string) string {
	info, err := scenarios.Parse("", []byte(text))
	if err != nil {
		return ""
	}
	return info.ID
}
