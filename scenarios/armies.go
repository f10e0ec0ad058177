package scenarios

import (
	"embed"
	"path"
	"strings"

	"grognard/rules"
)

//go:embed */armies/*.army
var armies embed.FS

// Army is an army file that comes with the game. It goes by the word
// <prefix>.army.<id> of its rulebook.
type Army struct {
	ID   string
	Data []byte
}

// Armies returns the army files of a rulebook, in the order of their names.
func Armies(book string) []Army {
	folder := path.Join(book, "armies")
	entries, err := armies.ReadDir(folder)
	if err != nil {
		return nil // it has none
	}
	var all []Army
	for _, e := range entries {
		data, err := armies.ReadFile(path.Join(folder, e.Name()))
		if err == nil {
			all = append(all, Army{ID: strings.TrimSuffix(e.Name(), rules.ArmyExt), Data: data})
		}
	}
	return all
}
