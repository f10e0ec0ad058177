package browser

import (
	"grognard/game/workshop"
	"grognard/rules"
	"grognard/scenarios"
)

// battle is one of the list.
type battle struct {
	scenarios.Info
	path string // of one of the player's own; "": it comes with the game
}

// read returns the text of a battle.
func (k *battle) read(book rules.Rulebook) ([]byte, error) {
	if k.path == "" {
		_, data, err := scenarios.Open(book.Name(), k.ID)
		return data, err
	}
	text, err := workshop.Read(k.path)
	return []byte(text), err
}

// battles lists those of a system: behind those that come with the game the player's own, as
// far as they can be played.
func battles(book rules.Rulebook, doors Doors) []battle {
	var all []battle
	for _, s := range scenarios.List(book.Name()) {
		all = append(all, battle{Info: s})
	}
	all = byLevel(all)
	if doors.Own == nil {
		return all
	}
	for _, path := range doors.Own() {
		text, err := workshop.Read(path)
		if err != nil {
			continue // the workshop says why
		}
		info, err := scenarios.Parse(path, []byte(text))
		if err != nil {
			continue
		}
		if _, err := book.Load([]byte(text), nil); err == nil {
			all = append(all, battle{info, path})
		}
	}
	return all
}

// region is the name of its line.
func (k *battle) region() string {
	if k.path == "" {
		return "scenario." + k.ID
	}
	return "own." + workshop.Battle{Path: k.path}.Name()
}
