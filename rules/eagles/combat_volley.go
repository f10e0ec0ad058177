package eagles

import (
	"grognard/rules"
	"grognard/rules/plane"
)

// volley is one volley: who fires at what, with how many dice (section 18).
type volley struct {
	i       int
	by      string // "body", "screen" or "defence"
	x       target
	at      rules.Ref  // who suffers the first hit; 0: nobody has looked
	a       aim        // the lines of the bases or groups that fire
	own     aim        // in defence: those of its own groups
	away    plane.Span // the range; not in defence
	judged  bool       // it is one that the player takes for granted
	n       int        // dice
	toHit   int        // modifier of every die
	rounded string     // how n was rounded, see roundedBy
	terms   int        // that were told in the Step before its own
	rifle   bool
	since   int // answers before the die of its factor; 0 if it has none
	// factor is how often that die has halved the dice, where their number does
	// not tell it.
	factor int
}

// named is the name of the target of a volley.
func (b *Board) named(v *volley) rules.Ref {
	if v.at != 0 {
		return v.at
	}
	return b.nameOf(v.x)
}

// eligible is E (ME-17.4, ME-19.15).
func (v *volley) eligible(b *Board) int {
	n := v.a.n
	if v.by != "screen" {
		n = min(n, b.body[v.i].groups())
	}
	return n + v.own.n
}

// fire resolves a volley (ME-18.1); rifles tells whether the two dice of the
// rifles are its own (ME-18.5).
func (b *Board) fire(t *rules.Table, v *volley, rifles bool) {
	halved, ok := bandOf(v.rifle, v.away)
	if v.a.n == 0 || !ok {
		t.Say("ME-18.19", b.body[v.i].side, rules.Text{Key: "me.log.wasted", A: b.unitRef(v.i)})
		return
	}
	b.count(t, v, rifles, halved)
	b.shoot(t, v)
}

// count works out the dice: add and subtract, halve, round once (ME-18.1,
// ME-18.14).
func (b *Board) count(t *rules.Table, v *volley, rifles bool, halved int) {
	u, foe := &b.body[v.i], &b.body[v.x.body]
	who, at := b.unitRef(v.i), b.named(v)
	v.terms = len(t.Mods())
	n := t.Mod("dice", "ME-17.4", rules.Text{Key: "me.mod.bases", A: who}, v.eligible(b))
	cover := open
	if v.by != "defence" {
		cover = b.fireCover(v.x, v.a)
	}
	formed := v.by != "screen" && v.a.n > 0
	n += t.Mod("dice", "ME-18.2", rules.Text{Key: "me.mod.column", A: at}, 2*one(!v.x.screen && foe.column))
	n += t.Mod("dice", "ME-18.3", rules.Text{Key: "me.mod.british", A: who}, 2*one(formed && u.nation == british && !u.column && b.grade(v.i) > militia))
	n += t.Mod("dice", "ME-18.4", rules.Text{Key: "me.mod.guard", A: who}, 2*one(formed && b.grade(v.i) == guard))
	n += t.Mod("dice", "ME-18.5", rules.Text{Key: "me.mod.rifles", A: who}, 2*one(rifles && u.rifles))
	n += t.Mod("dice", "ME-18.6", rules.Text{Key: "me.mod.light_cover", A: at}, -2*one(cover == light))
	k := t.Mod("halvings", "ME-18.7", rules.Text{Key: "me.mod.heavy_cover", A: at}, one(cover == heavy))
	k += t.Mod("halvings", "ME-18.8", rules.Text{Key: "me.mod.disordered", A: who}, one(formed && u.disordered))
	k += t.Mod("halvings", "ME-18.9", rules.Text{Key: "me.mod.screen", A: at}, one(v.x.screen))
	if v.by == "defence" {
		k += t.Mod("halvings", "ME-24.3", rules.Text{Key: factorMods[halved], A: who}, halved)
	} else {
		rule := "ME-18.10"
		if v.rifle {
			rule = "ME-18.11"
		}
		words := rangeMods
		if v.judged {
			words = judgedMods
		}
		k += t.Mod("halvings", rule, inches(words[halved], v.away.Down, who, at), halved)
	}
	v.n, v.rounded = dice(n, k), roundedBy(n, k)
	v.toHit = t.Mod("hit", "ME-9.12", rules.Text{Key: "me.mod.militia", A: who}, b.burden(v.i))
	v.toHit += t.Mod("hit", "ME-9.8", rules.Text{Key: "me.mod.commander", A: who}, one(b.led(v.i)))
	v.toHit += t.Mod("hit", "ME-24.6", rules.Text{Key: "me.mod.defence", A: who}, -one(v.by == "defence"))
}

// rangeMods are the words of the range by how often it halves the dice.
var rangeMods = [...]string{"me.mod.range.1", "me.mod.range.1", "me.mod.range.2"}

// judgedMods are the same where nobody has measured: the range is the end of a
// band (ME-39.3).
var judgedMods = [...]string{"me.mod.judged.1", "me.mod.judged.1", "me.mod.judged.2"}

// factorMods are the same of how much defensive fire there is.
var factorMods = [...]string{"me.mod.factor.1", "me.mod.factor.1", "me.mod.factor.2"}

// dice halves n dice k times, rounded to the nearest with halves up, and at
// least 1 (ME-18.14, ME-18.15).
func dice(n, k int) int {
	if n <= 0 {
		return 1
	}
	return max(1, (2*n+1<<k)>>(k+1))
}

// roundedBy tells how the number of dice was rounded: "" if it is whole, "up" if exactly one
// half was left over, which counts, and "near" for other fractions (ME-18.14).
func roundedBy(n, k int) string {
	switch rest := n & (1<<k - 1); {
	case n <= 0 || rest == 0:
		return ""
	case 2*rest == 1<<k:
		return "up"
	}
	return "near"
}

// shoot rolls the dice of a volley, the Sergeants' re-rolls and the draws of
// special figures, and removes the dead (ME-38.3).
func (b *Board) shoot(t *rules.Table, v *volley) {
	u := &b.body[v.i]
	need := b.needs(v.i)
	mark := !v.x.screen && b.special(v.x.body) > 0 // ME-21.1 a six tells
	d := rules.D(v.n, 6).RolledBy(u.side).Counted().Alike(hitClasses(need-v.toHit, mark)...)
	d.Of[0].For = b.unitRef(v.i)
	b.showVolley(v)
	kind, rule := "fire", "ME-16.3"
	if v.by == "defence" {
		kind, rule = "defend", "ME-24.7"
	}
	hits, sixes := 0, 0
	since := t.Asked()
	if v.since > 0 {
		since = v.since
	}
	tally := func(faces []int) {
		for _, f := range faces {
			if f+v.toHit >= need {
				hits++
				sixes += one(f == 6)
			}
		}
	}
	tally(t.Roll("me."+kind, rule, d))
	if again := min(u.has[sergeant]-u.sergeants, v.n-hits); again > 0 && b.againFire(t, v.i, again) { // ME-8.8
		u.sergeants += again
		r := rules.D(again, 6).RolledBy(u.side).Counted().Alike(hitClasses(need-v.toHit, mark)...)
		r.Of[0].For = b.unitRef(v.i)
		tally(t.Roll("me.fire.reroll", "ME-8.7", r))
	}
	t.MergeOn(since, hits, b.telling(v, sixes), u.sergeants, v.factor)
	t.Tell(rules.Event{Kind: rules.EvResult, Rule: "ME-16.5", Side: u.side, Who: b.unitRef(v.i), To: b.named(v), N: hits,
		Text: rules.Text{Key: v.hitRow(hits), A: b.unitRef(v.i), B: b.unitRef(v.x.body), N: hits, M: v.n}, Mods: termsOf(t, v.terms, "dice", "halvings", "hit"), Stage: v.by == "defence"})
	if v.x.screen {
		b.thin(t, v, hits)
		return
	}
	b.strike(t, v, hits, sixes)
}

// hitRow is the row of so many hits. All of a screen is the target, whichever
// group has been named (ME-16.7).
func (v *volley) hitRow(hits int) string {
	rows := &hitRows
	if v.x.screen {
		rows = &screenRows
	}
	last := len(rows) - 1
	if v.n < last { // the row before the last names the most that there can be
		return rows[hits]
	}
	if hits == last-1 {
		hits = last
	}
	return rows[min(hits, last)]
}

// hitRows name the hits of a volley, screenRows those on skirmishers. The last
// one stands for the one before it and more, where more are possible.
var (
	hitRows    = [...]string{"me.row.fire.0", "me.row.fire.1", "me.row.fire.2", "me.row.fire.3", "me.row.fire.4", "me.row.fire.5", "me.row.fire.6", "me.row.fire.more"}
	screenRows = [...]string{"me.row.thin.0", "me.row.thin.1", "me.row.thin.2", "me.row.thin.3", "me.row.thin.4", "me.row.thin.5", "me.row.thin.6", "me.row.thin.more"}
)

// againFire asks whether Sergeants re-roll, where that is asked.
func (b *Board) againFire(t *rules.Table, i, n int) bool {
	return b.again(t, i, trial{againRule: "ME-8.7", figure: sergeant, again: n})
}

// hitClasses are the classes of a die of fire: misses, hits and, if they tell,
// sixes that hit.
func hitClasses(least int, sixes bool) []int {
	class := atLeast(least, 0)
	if sixes && class[5] == 1 {
		class[5] = 2
	}
	return class
}

// strike removes the dead of a body: each six that hit a special figure while
// there is one, each other hit a Ranker (ME-16.5, ME-21.1, ME-21.5).
func (b *Board) strike(t *rules.Table, v *volley, hits, sixes int) {
	i, rule := v.x.body, "ME-16.5"
	if v.by == "defence" {
		rule = "ME-24.7"
	}
	since, dead := t.Asked(), b.telling(v, sixes)
	b.tellSpecialLosses(t, i, dead, "ME-21.1")
	for range dead {
		b.killFigure(t, i, b.drawSpecial(t, b.body[v.i].side, i), "ME-21.1", v.by == "defence")
		hits--
		b.onlyLeft(t, since, i)
	}
	b.loseRankers(t, i, hits, rule, v.by == "defence")
}

// onlyLeft says which of the special figures left matter to a body under fire:
// those that its tests and its melee turn on.
func (b *Board) onlyLeft(t *rules.Table, since, i int) {
	has := &b.body[i].has
	t.MergeOn(since, b.special(i), has[standard], has[officer], one(b.led(i)))
}

// telling is how many sixes of a volley strike special figures (ME-21.1).
func (b *Board) telling(v *volley, sixes int) int {
	if v.x.screen {
		return 0
	}
	return min(sixes, b.special(v.x.body))
}

// thin removes the dead of a screen: group by group, the nearest to those who
// fire first, among those that some line reached (ME-19.14).
func (b *Board) thin(t *rules.Table, v *volley, hits int) {
	i := v.x.body
	u := &b.body[i]
	for hits > 0 {
		best := b.nearestGroup(v, v.a.seen) // of those that are left
		if best < 0 {
			return
		}
		n := min(hits, u.screen[best].men)
		hits -= n
		if n == u.screen[best].men {
			b.loseGroup(t, i, best, "ME-19.14")
			continue
		}
		u.screen[best].men -= n
		t.Tell(rules.Event{Kind: rules.EvHit, Rule: "ME-19.14", Side: u.side, Who: b.groupRef(i, best), N: n,
			Text: rules.Text{Key: "me.log.group_hit", A: b.unitRef(i), B: b.groupRef(i, best), N: n}})
	}
}

// nearestGroup is that of some groups of the target which is nearest to those
// who fire, or -1.
func (b *Board) nearestGroup(v *volley, among uint16) int {
	u := &b.body[v.x.body]
	best, least := -1, int64(0)
	for g := range u.posts {
		if among>>uint(g)&1 == 0 || u.screen[g].men == 0 {
			continue
		}
		if d := b.groupRange(v, g).Down; best < 0 || d < least {
			best, least = g, d
		}
	}
	return best
}

// groupRange is how far a group of the target is from those who fire.
func (b *Board) groupRange(v *volley, g int) plane.Span {
	only := uint16(1) << uint(g)
	if v.by != "screen" {
		return b.bodyRange(v.i, v.x, only)
	}
	least := far
	for k := range b.body[v.i].posts {
		if v.a.shooters>>uint(k)&1 == 1 {
			least = least.Nearer(b.postRange(b.body[v.i].screen[k].at, v.x, only))
		}
	}
	return least
}
