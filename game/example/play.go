package example

import (
	"fmt"

	"grognard/game/match"
	"grognard/rules"
)

// Begin plays up to the moment of the example, and returns how many answers have led to it. Whoever goes on
// sits on both sides. Errors are *rules.FileError.
func (x *Example) Begin() (m *match.Match, moment int, err error) {
	m, _, err = x.begin()
	if err != nil {
		return nil, 0, err
	}
	return m, m.Len(), nil
}

func (x *Example) begin() (*match.Match, *laid, error) {
	dice := &laid{all: x.dice, falls: map[int]int{}, then: match.Seeded(x.start.Seed)}
	how := x.start
	how.Dice = dice
	m, err := match.New(x.book, how)
	if err != nil {
		return nil, nil, x.as.battle(err)
	}
	for i, o := range x.setup {
		if err := x.answer(m, fmt.Sprintf("setup.%d", i), x.as.Setup[i], o); err != nil {
			return nil, nil, err
		}
	}
	if m.Request() == nil {
		return nil, nil, x.as.fault("setup", rules.Fault("fault.lesson.over", "the battle is over before that"))
	}
	return m, dice, nil
}

// answer gives an answer that stands at a key.
func (x *Example) answer(m *match.Match, key, text string, o rules.Option) error {
	q := m.Request()
	if q == nil {
		return x.as.fault(key, rules.Fault("fault.lesson.over", "the battle is over before that"))
	}
	if _, err := m.Answer(o); err != nil {
		return x.as.fault(key, rules.Fault("fault.lesson.refused", "%q is not an answer to %s: %v", text, q.Kind, err))
	}
	return nil
}

// laid are dice that fall as the file says, throw by throw, and then as a seed has them: whoever tries
// something else throws on.
type laid struct {
	all   [][]int
	falls map[int]int // which throw of the file answer n of the game was
	next  int
	unfit bool // a throw of the file was no throw of the dice that were asked for
	then  match.Dice
}

// Roll implements match.Dice.
func (d *laid) Roll(n int, q *rules.Request) ([]int, bool) {
	i, again := d.falls[n]
	if !again {
		i = d.next
	}
	if i >= len(d.all) {
		return d.then.Roll(n, q)
	}
	if !q.Dice.Fits(d.all[i]) {
		d.unfit = true
		return d.then.Roll(n, q)
	}
	if !again {
		d.falls[n], d.next = i, d.next+1
	}
	return d.all[i], true
}
