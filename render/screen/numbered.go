package screen

import (
	"regexp"
	"strconv"

	kept "grognard/game/workshop"
	"grognard/rules"
	"grognard/scenarios"
)

// counted is the number behind a title.
var counted = regexp.MustCompile(` \(\d+\)$`)

// numbered gives a battle a title that no other of its system has, in either language: with a
// number behind it if need be.
func (r *Root) numbered(book rules.Workshop, name, text string) (string, string) {
	return apart(book, name, text, r.titles(book))
}

// apart gives a battle a title that is not taken, see numbered.
func apart(book rules.Workshop, name, text string, taken map[string]bool) (string, string) {
	info, err := scenarios.Parse("", []byte(text))
	if err != nil {
		return name, text
	}
	end := ""
	for _, k := range [...]struct{ key, title string }{{"scenario.title_en", info.Title.EN}, {"scenario.title_it", info.Title.IT}} {
		if !taken[k.title] {
			continue
		}
		bare := counted.ReplaceAllString(k.title, "")
		for n := 2; taken[bare+end]; n++ {
			end = " (" + strconv.Itoa(n) + ")"
		}
		d, err := book.Draft(text)
		if err != nil {
			return name, text
		}
		now, err := book.Edit(d, rules.Edit{Do: rules.EditSet, Key: k.key, Value: bare + end})
		if err != nil {
			return name, text
		}
		text = now
	}
	if end == "" {
		return name, text
	}
	return counted.ReplaceAllString(name, "") + end, text
}

// titles are those of the battles of a system, the player's own among them, in both languages.
func (r *Root) titles(book rules.Workshop) map[string]bool {
	all := r.ownTitles(book)
	for _, s := range scenarios.List(book.Name()) {
		all[s.Title.EN], all[s.Title.IT] = true, true
	}
	delete(all, "")
	return all
}

// ownTitles are those of the player's own battles of a system, in both languages.
func (r *Root) ownTitles(book rules.Workshop) map[string]bool {
	all := map[string]bool{}
	own, _ := r.battles().List(book.Name()) // the shelf tells why it cannot be read
	for _, b := range own {
		text, err := kept.Read(b.Path)
		if err != nil {
			continue
		}
		if info, err := scenarios.Parse("", []byte(text)); err == nil {
			all[info.Title.EN], all[info.Title.IT] = true, true
		}
	}
	delete(all, "")
	return all
}
