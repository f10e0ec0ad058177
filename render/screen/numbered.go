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
	info, err := scenarios.Parse("", []byte(text))
	if err != nil {
		return name, text
	}
	taken := r.titles(book)
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
	all := map[string]bool{}
	add := func(w scenarios.Words) { all[w.EN], all[w.IT] = true, true }
	for _, s := range scenarios.List(book.Name()) {
		add(s.Title)
	}
	own, _ := r.battles().List(book.Name()) // the shelf tells why it cannot be read
	for _, b := range own {
		text, err := kept.Read(b.Path)
		if err != nil {
			continue
		}
		if info, err := scenarios.Parse("", []byte(text)); err == nil {
			add(info.Title)
		}
	}
	delete(all, "")
	return all
}
