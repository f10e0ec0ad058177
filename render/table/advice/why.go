package advice

import (
	"math"
	"slices"

	"grognard/render/ui"
	"grognard/rules"
)

// Why tells of an answer that the computer has given why it has preferred it to the best other
// one. One answer is told of at a time; nothing that it does not tell of is named, and nothing
// that the other side may not know.
type Why struct {
	Deps
	asked   asked
	answer  int // that is told of; 0: none
	given   rules.Answer
	at      question
	text    string // once it is known
	seen    int    // changes of the match
	changes int
	may     map[int]bool // of answers: they can be told of
}

// NewWhy returns what tells why; it tells of nothing.
func NewWhy(d Deps) *Why {
	return &Why{Deps: d, asked: asked{thinker: d.Thinker}, may: map[int]bool{}}
}

// Open reports whether the computer gave an answer of which nothing is hidden. It costs nothing,
// however long ago that was.
func (y *Why) Open(answer int) bool {
	m := y.Match
	if y.Thinker == nil || answer < 1 || answer > m.Len() {
		return false
	}
	by := m.By(answer)
	return by != rules.Chance && m.Start().Players[by].Computer && !m.Veiled(answer)
}

// Offered reports whether an answer may be asked about: it is an open one, it is known that the
// computer had a choice, and it is no secret.
func (y *Why) Offered(answer int) bool {
	if !y.Open(answer) {
		return false
	}
	m := y.Match
	y.follow()
	may, known := y.may[answer]
	if !known {
		q, a := m.Given(answer)
		may = !q.Secret && (len(q.Options) > 1 || q.Field != nil) && !letsBy(q, a.Option)
		y.may[answer] = may
	}
	return may
}

// letsBy reports whether an answer lets by what a hand may or may not hold: that there was anything
// to choose is a secret then.
func letsBy(q *rules.Request, o rules.Option) bool {
	return (q.Always || q.Own) && q.Quiet >= 0 && q.Quiet < len(q.Options) && o == q.Options[q.Quiet]
}

// Turn has an answer told of, or no longer.
func (y *Why) Turn(answer int) {
	was := y.answer
	y.Close()
	if was == answer || !y.Offered(answer) {
		return
	}
	m := y.Match
	y.given = m.Gave(answer)
	y.answer = answer
	y.at = question{pos: m.At(answer - 1), side: m.By(answer), trail: m.TrailTo(answer - 1), given: y.given.Option}
}

// Close tells of nothing, and calls off what is thought.
func (y *Why) Close() {
	y.answer, y.text = 0, ""
	y.changes++
	y.asked.later.Forget()
}

// Reword forgets what is in another language.
func (y *Why) Reword() { y.text, y.changes = "", y.changes+1 }

// follow notices what has been taken back.
func (y *Why) follow() {
	m := y.Match
	if y.seen == m.Changes() {
		return
	}
	y.seen = m.Changes()
	clear(y.may)
	if y.answer == 0 {
		return
	}
	if y.answer <= m.Len() {
		if a := m.Gave(y.answer); a.By == y.given.By && a.Option == y.given.Option && slices.Equal(a.Faces, y.given.Faces) {
			return
		}
	}
	y.Close()
}

// Follow takes in what the computer thinks as soon as it is known; called in every frame.
func (y *Why) Follow(c *ui.Ctx) {
	y.follow()
	if y.answer == 0 || y.text != "" {
		return
	}
	a, ready := y.asked.answer(y.at)
	if !ready {
		c.Wake(c.In.Now + thinking)
		return
	}
	next := math.NaN()
	if len(a.Opinions) > 1 {
		next = a.Opinions[1].Chance
	}
	y.text = because(y.Words, &a, next)
	y.changes++
	c.Animate()
}

// Told is what is said below the lines of an answer; false if it is not told of.
func (y *Why) Told(answer int) (string, bool) {
	if y.answer == 0 || answer != y.answer {
		return "", false
	}
	if y.text == "" {
		return y.Words.Word("table.why.thinks"), true
	}
	return y.text, true
}

// Changes is another number whenever something else is told.
func (y *Why) Changes() int { return y.changes }
