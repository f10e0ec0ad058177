package archive

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"grognard/rules"
)

// header reads the lines up to "data" and returns what follows that word.
func (d *decoder) header(h *Header) (count string, err error) {
	seen := map[string]bool{}
	h.Set = map[string]string{}
	for {
		key, rest, err := d.next()
		if err != nil {
			return "", err
		}
		if key == "data" {
			return rest, d.complete(seen)
		}
		if !utf8.ValidString(rest) {
			return "", rules.Fault("fault.save.text", "the line %q holds what is not text", key)
		}
		id := key
		if key == "switch" || key == "player" {
			word, _, _ := strings.Cut(rest, " ")
			id = key + " " + word
		}
		if seen[id] {
			return "", rules.Fault("fault.save.double", "%q stands here a second time", id)
		}
		if len(seen) == mostHead {
			return "", rules.Fault("fault.save.head", "no save has more than %d lines before its scenario", mostHead)
		}
		seen[id] = true
		if err := d.entry(h, key, rest); err != nil {
			return "", err
		}
	}
}

func (d *decoder) complete(seen map[string]bool) error {
	for _, key := range []string{"game", "scenario", "seed", "dice", "player first", "player second"} {
		if !seen[key] {
			return rules.Fault("fault.save.lacks", "the line %q is missing", key)
		}
	}
	return nil
}

// entry reads one line of the header.
func (d *decoder) entry(h *Header, key, rest string) (err error) {
	first, second, pair := strings.Cut(rest, " ")
	switch key {
	case "game":
		h.Book = first
		h.Version, err = number(second)
	case "scenario":
		h.Scenario = first
		d.sum, err = parseHex(second)
	case "switch":
		if !pair {
			return rules.Fault("fault.save.switch", "the switch %q has no value", first)
		}
		h.Set[first] = second
	case "seed":
		if h.Seed, err = strconv.ParseUint(rest, 10, 64); err != nil {
			return rules.Fault("fault.save.seed", "%q is not a seed", rest)
		}
	case "dice":
		if h.Dice = rest; rest != DiceSeeded && rest != DiceReal && rest != DiceHand && rest != DiceHonest {
			return rules.Fault("fault.save.dice", "there are no dice %q", rest)
		}
	case "open":
		h.Open = true
	case "copy":
		h.Copy = true
	case "draft":
		h.Draft = rest
	case "series":
		h.Series = rest
	case "player":
		return h.player(first, second)
	case "title":
		h.Title = rest
	case "date":
		h.Date = rest
	case "turn":
		h.Turn, err = number(rest)
	case "over":
		if h.Over = rest; rest != "first" && rest != "second" && rest != "draw" {
			return rules.Fault("fault.save.winner", "%q cannot have won", rest)
		}
	case "played":
		h.Played, err = number(rest)
	case "fault":
		h.Fault = rest
	default:
		return rules.Fault("fault.save.unknown", "unknown line %q in the header", key)
	}
	return err
}

func (h *Header) player(who, rest string) error {
	s, ok := parseSide(who)
	if !ok {
		return rules.Fault("fault.save.player", "there is no player %q", who)
	}
	sort, name, _ := strings.Cut(rest, " ")
	if sort != "human" && sort != "computer" {
		return rules.Fault("fault.save.sort", "a player is human or computer, not %q", sort)
	}
	h.Players[s] = Player{Name: name, Computer: sort == "computer"}
	return nil
}
