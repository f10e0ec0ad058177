package squares

import (
	"slices"

	"grognard/rules"
)

// deed is what a verb belongs to: what kind of act it is, the questions that it
// answers, and when they come, by which clause.
type deed struct {
	act   rules.Act
	kinds []string
	when  string
	rule  string
}

// The questions that several verbs answer.
var (
	inMovement = []string{"move"}
	moving     = []string{"move", "general", "chief"}
	turning    = []string{"move", "face", "reset"}
	ranking    = []string{"move", "reset"}
	inCombat   = []string{"attack.units", "defend", "second.attack", "second.defend"}
	inFog      = []string{"fog.kind"}
	atNight    = []string{"night.choice"}
	leading    = []string{"contest.name", "leftover", "chief", "general", "displace"} // asked of generals, not of units
)

// deeds are all verbs of the book.
var deeds = map[string]deed{
	"cover":     {rules.ActPlace, []string{"fog.cover"}, "fog", "NS-A.53"},
	"dummy":     {rules.ActPlace, []string{"fog.dummy"}, "fog", "NS-A.55"},
	"infantry":  {rules.ActChoose, inFog, "fog", "NS-A.57"},
	"cavalry":   {rules.ActChoose, inFog, "fog", "NS-A.57"},
	"foot":      {rules.ActChoose, inFog, "fog", "NS-A.57"},
	"horse":     {rules.ActChoose, inFog, "fog", "NS-A.57"},
	"help":      {rules.ActSupport, []string{"chief"}, "chief", "NS-C.2"},
	"intervene": {rules.ActOrder, []string{"chief"}, "chief", "NS-C.2"},
	"name":      {rules.ActOrder, []string{"contest.name"}, "contest", "NS-C.3"},
	"activate":  {rules.ActOrder, []string{"leftover"}, "leftover", "NS-C.6"},
	"move":      {rules.ActMove, moving, "movement", "NS-C4.0.10"},
	"enter":     {rules.ActMove, []string{"move", "general"}, "movement", "NS-C4.0.10"},
	"face":      {rules.ActForm, turning, "movement", "NS-C4.0.10"},
	"lead":      {rules.ActForm, ranking, "movement", "NS-C4.0.10"},
	"rear":      {rules.ActForm, ranking, "movement", "NS-C4.0.10"},
	"column":    {rules.ActForm, inMovement, "movement", "NS-C4.0.10"},
	"deploy":    {rules.ActForm, inMovement, "movement", "NS-C4.0.10"},
	"garrison":  {rules.ActGuard, inMovement, "movement", "NS-C4.0.10"},
	"sally":     {rules.ActForm, inMovement, "movement", "NS-C4.0.10"},
	"reveal":    {rules.ActForm, inMovement, "movement", "NS-C4.0.10"},
	"bridge":    {rules.ActForm, inMovement, "movement", "NS-C4.0.10"},
	"fire":      {rules.ActFire, []string{"bombard"}, "bombardment", "NS-C4.0.10"},
	"attack":    {rules.ActFight, []string{"attack"}, "combat", "NS-C4.0.10"},
	"add":       {rules.ActSupport, inCombat, "sides", "NS-C4.3.3"},
	"leave":     {rules.ActCancel, append([]string{"night.leave"}, inCombat...), "sides", "NS-C4.3.3"},
	"hit":       {rules.ActChoose, []string{"bombard.hit", "reveal.hit", "share"}, "hits", "NS-C4.3.56"},
	"evade":     {rules.ActRetreat, []string{"evade"}, "evasion", "NS-C4.3.21"},
	"second":    {rules.ActFight, []string{"breakthrough", "counter"}, "second", "NS-C4.3.76"},
	"retreat":   {rules.ActRetreat, []string{"retreat", "retreat.optional"}, "retreat", "NS-C4.3.91"},
	"blocked":   {rules.ActRetreat, []string{"retreat"}, "retreat", "NS-C4.3.97"},
	"advance":   {rules.ActAdvance, []string{"pursuit"}, "pursuit", "NS-C4.3.104"},
	"recover":   {rules.ActRally, []string{"recover", "recover.unit"}, "recovery", "NS-C4.0.10"},
	"place":     {rules.ActPlace, []string{"displace", "night.place"}, "place", "NS-D.9"},
	"fight":     {rules.ActFight, atNight, "night", "NS-D.1"},
	"withdraw":  {rules.ActRetreat, atNight, "night", "NS-D.1"},
	"done":      {act: rules.ActDone, when: "quiet"},
	"stay":      {act: rules.ActStay, when: "quiet"},
	"stand":     {act: rules.ActStay, when: "quiet"},
	"roll":      {act: rules.ActStay, when: "quiet"},
	"end":       {act: rules.ActStay, when: "quiet"},
}

// Act implements rules.Rulebook.
func (Book) Act(kind, do string) rules.Act {
	if do == "leave" && kind == "night.leave" {
		return rules.ActRetreat // with the whole army
	}
	return deeds[do].act
}

// cites are the clauses of verbs of which the table above says only when they come.
var cites = map[string]string{"help": "NS-C2.3", "intervene": "NS-C2.6", "name": "NS-C3.1", "activate": "NS-C3.11", "move": "NS-C4.1.1", "enter": "NS-C4.1.37",
	"face": "NS-C4.1.14", "lead": "NS-A.42", "rear": "NS-A.42", "column": "NS-C4.1.13", "deploy": "NS-C4.1.13", "garrison": "NS-C4.1.9", "sally": "NS-C4.1.34",
	"reveal": "NS-A.66", "bridge": "NS-B.18", "fire": "NS-C4.2.1", "attack": "NS-C4.3.2", "recover": "NS-C4.4.1"}

// Cite implements rules.Citer.
func (Book) Cite(kind, do string) string {
	switch {
	case do == "move" && kind != "move", do == "add" && kind != "attack.units", do == "leave" && kind != "attack.units", do == "hit", do == "second":
		return "" // the question says what it is
	}
	if clause, known := cites[do]; known {
		return clause
	}
	return deeds[do].rule
}

// Explain implements rules.Rulebook: first the moment, then whose piece it is
// and whether it is there, then what it has done and what it is, and last the
// place. It looks at nothing that lies under a marker of the other side.
func (Book) Explain(board rules.Board, q *rules.Request, o rules.Option) rules.Reason {
	b := board.(*Board)
	d, known := deeds[o.Do]
	if !known || !b.inBattle(o.Who) || !b.inBattle(o.With) || !b.inBattle(o.At) {
		return rules.Reason{}
	}
	if d.rule == "" { // an answer that changes least
		return rules.No(q.Rule, rules.Text{Key: "ns.why.when.quiet"})
	}
	if !slices.Contains(d.kinds, q.Kind) {
		if o.Do == "attack" && b.fight.on {
			return rules.No("NS-C4.3.3", rules.Text{Key: "ns.why.when.fight", A: b.fight.target.ref()})
		}
		return rules.No(d.rule, rules.Text{Key: "ns.why.when." + d.when})
	}
	var why rules.Reason
	switch o.Who.Kind() {
	case unitKind:
		u, _ := b.unitNamed(o.Who)
		if why = b.strange(q, u); why.OK() {
			why = b.cannot(q, u, o)
		}
	case generalKind, chiefKind:
		why = b.leaderCannot(q, o)
	case markerKind:
		why = b.markerCannot(q, o)
	case trainKind:
		why = b.trainCannot(q, o)
	}
	if why.OK() {
		why = incomplete(q, o)
	}
	if why.OK() {
		why = rules.No(q.Rule, rules.Text{Key: "ns.why.never", A: o.Who})
	}
	return why
}

// incomplete says what an option lacks that would be allowed with more: who does
// it, where, or which of several ways.
func incomplete(q *rules.Request, o rules.Option) rules.Reason {
	for _, x := range q.Options {
		if x.Do != o.Do || o.With != x.With {
			continue
		}
		switch {
		case o.Who == 0 && o.At == 0 && o.N == 0 && x.Who != 0:
			return rules.No(q.Rule, rules.Text{Key: "ns.why.lacks.who", A: x.Who})
		case o.Who == x.Who && o.At == 0 && x.At != 0:
			return rules.No(q.Rule, rules.Text{Key: "ns.why.lacks.square", A: x.Who, B: x.At})
		case o.Who == x.Who && o.At == x.At && o.N == 0:
			return rules.No(q.Rule, rules.Text{Key: "ns.why.lacks.number", A: x.Who, N: x.N})
		}
	}
	return rules.Reason{}
}

// inBattle reports whether a thing is there at all in this battle; nothing is.
func (b *Board) inBattle(r rules.Ref) bool {
	switch r.Kind() {
	case 0:
		return r == 0
	case squareKind:
		return b.onBoard(square(r.N()))
	case unitKind:
		_, ok := b.unitNamed(r)
		return ok
	case generalKind, chiefKind:
		_, ok := b.leaderNamed(r)
		return ok
	case markerKind:
		return b.rules.fog && r.N()%16 < b.side[r.N()/16].markers
	case trainKind:
		_, l := b.trainOf(r)
		return l >= 0
	}
	return true
}

// trainOf returns the train that a name names, and the leader whose it is, or
// -1.
func (b *Board) trainOf(r rules.Ref) (*train, int) {
	for l := range b.commands {
		for kind := range b.train {
			if b.trainRef(l, kind == pontoonTrain) == r {
				return &b.train[kind][l], l
			}
		}
	}
	return nil, -1
}

// strange says why a unit does not act now whatever it would do: it is the
// enemy's, not on the board, under a marker, spent, or follows somebody else.
func (b *Board) strange(q *rules.Request, u int) rules.Reason {
	x, name := &b.unit[u], b.unitRef(u)
	switch {
	case b.sideOf(u) != q.To && deeds["hit"].asked(q):
		return rules.No(q.Rule, rules.Text{Key: "ns.why.hit.foe", A: name})
	case b.sideOf(u) != q.To:
		return rules.No("NS-C4.0.9", rules.Text{Key: "ns.why.foe", A: name})
	case x.state == gone:
		return rules.No("NS-A.49", rules.Text{Key: "ns.why.gone", A: name})
	case x.state == due && (q.Kind != "move" || b.act.members.Has(u) && b.units[u].turn > b.turn):
		return rules.No("NS-C4.1.37", rules.Text{Key: "ns.why.due", A: name, N: b.units[u].turn})
	case deeds["hit"].asked(q):
		return rules.No(q.Rule, rules.Text{Key: "ns.why.hit.out", A: name})
	case slices.Contains(leading, q.Kind):
		return rules.No("NS-A.10", rules.Text{Key: "ns.why.unit.leader", A: name})
	case !slices.Contains([]string{"move", "bombard", "attack", "attack.units", "recover"}, q.Kind):
		return rules.Reason{}
	case b.hidden(u):
		return rules.No("NS-A.65", rules.Text{Key: "ns.why.under", A: name, B: markerRef(q.To, int(x.marker))})
	case b.act.members.Has(u):
		return rules.Reason{}
	case x.activated:
		return rules.No("NS-A.45", rules.Text{Key: "ns.why.done", A: name})
	case b.act.intervention:
		return rules.No("NS-C2.12", rules.Text{Key: "ns.why.radius", A: name, B: b.leaders[b.act.leader].ref})
	}
	return rules.No("NS-C4.0.9", rules.Text{Key: "ns.why.command", A: name, B: b.leaders[b.units[u].command].ref})
}

// asked reports whether a question is one that the deed answers.
func (d deed) asked(q *rules.Request) bool { return slices.Contains(d.kinds, q.Kind) }

// leaderCannot says why a leader does not do something.
func (b *Board) leaderCannot(q *rules.Request, o rules.Option) rules.Reason {
	l, _ := b.leaderNamed(o.Who)
	x := &b.leader[l]
	switch leads := slices.Contains(leading, q.Kind); {
	case b.leaders[l].side != q.To:
		return rules.No("NS-C4.0.9", rules.Text{Key: "ns.why.leader.foe", A: o.Who})
	case x.state == gone:
		return rules.No("NS-A.48", rules.Text{Key: "ns.why.leader.gone", A: o.Who})
	case x.state == due && x.due > b.turn:
		return rules.No("NS-C4.1.37", rules.Text{Key: "ns.why.due", A: o.Who, N: x.due})
	case !leads:
		return rules.No("NS-A.10", rules.Text{Key: "ns.why.leader.unit", A: o.Who})
	case q.Kind == "leftover" && !b.isCommand(l):
		return rules.No("NS-C1.1", rules.Text{Key: "ns.why.name.none", A: o.Who})
	case q.Kind == "leftover" && x.activated:
		return rules.No("NS-C3.11", rules.Text{Key: "ns.why.activated", A: o.Who})
	case q.Kind == "chief" && o.At == 0 && l == b.chief(q.To):
		return rules.No("NS-C2.1", rules.Text{Key: "ns.why.chief.self", A: o.Who})
	case q.Kind == "general" && o.At == 0 && l == int(b.act.leader):
		return rules.No("NS-C4.0.1", rules.Text{Key: "ns.why.general.self", A: o.Who})
	case q.Kind == "general" && l != int(b.act.leader):
		return rules.No("NS-C4.0.1", rules.Text{Key: "ns.why.leader.other", A: o.Who, B: b.leaders[b.act.leader].ref})
	case o.Do == "help" && l != b.chief(q.To):
		return rules.No("NS-C2.3", rules.Text{Key: "ns.why.help.away", A: o.Who, B: b.leaders[b.chief(q.To)].ref})
	case o.At.Kind() == squareKind && square(o.At.N()) == x.at:
		return rules.No("NS-C4.1.36", rules.Text{Key: "ns.why.here", A: o.Who, B: o.At})
	}
	return rules.Reason{}
}

// markerCannot says why a marker does not do something.
func (b *Board) markerCannot(q *rules.Request, o rules.Option) rules.Reason {
	s, k := rules.Side(o.Who.N()/16), o.Who.N()%16
	x := &b.marker[s][k]
	switch {
	case s != q.To:
		return rules.No("NS-A.65", rules.Text{Key: "ns.why.marker.foe", A: o.Who})
	case !x.standing():
		return rules.No("NS-A.61", rules.Text{Key: "ns.why.marker.gone", A: o.Who})
	case q.Kind != "move" && q.Kind != "recover":
		return rules.No("NS-A.63", rules.Text{Key: "ns.why.marker.only", A: o.Who})
	case !b.markerActive(s, k):
		return rules.No("NS-A.65", rules.Text{Key: "ns.why.marker", A: o.Who, B: b.leaders[x.general].ref})
	case q.Kind == "recover" && x.acted:
		return rules.No("NS-C4.4.9", rules.Text{Key: "ns.why.busy", A: o.Who})
	case q.Kind == "recover":
		return rules.No("NS-C4.4.4", rules.Text{Key: "ns.why.onehit", A: o.Who})
	case !b.inRadius(x.at, int(b.act.leader)):
		return rules.No("NS-C4.0.4", rules.Text{Key: "ns.why.radius", A: o.Who, B: b.leaders[b.act.leader].ref})
	case o.Do == "move":
		return rules.No("NS-A.73", rules.Text{Key: "ns.why.stepwise", A: o.Who})
	}
	return rules.Reason{}
}

// trainCannot says why a train does not do something.
func (b *Board) trainCannot(q *rules.Request, o rules.Option) rules.Reason {
	x, l := b.trainOf(o.Who)
	switch {
	case b.leaders[l].side != q.To:
		return rules.No("NS-C4.0.9", rules.Text{Key: "ns.why.train.foe", A: o.Who})
	case x.state == gone:
		return rules.No("NS-C4.2.26", rules.Text{Key: "ns.why.train.gone", A: o.Who})
	case q.Kind != "move":
		return rules.No("NS-A.9", rules.Text{Key: "ns.why.train.only", A: o.Who})
	case b.act.intervention || l != int(b.act.leader):
		return rules.No("NS-C4.2.28", rules.Text{Key: "ns.why.command", A: o.Who, B: b.leaders[l].ref})
	case x.laid || x.working:
		return rules.No("NS-B.18", rules.Text{Key: "ns.why.train.bridge", A: o.Who})
	case x.state == present && !b.inRadius(x.at, l) && !x.entered:
		return rules.No("NS-C4.0.4", rules.Text{Key: "ns.why.radius", A: o.Who, B: b.leaders[l].ref})
	case o.Do == "move" && x.state == present && o.At != 0:
		return rules.No("NS-C4.1.8", rules.Text{Key: "ns.why.reach", A: o.Who, B: o.At, N: max(0, int(b.act.ap)-int(x.spent))})
	}
	return rules.Reason{}
}
