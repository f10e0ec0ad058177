package lang

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// What assets/lang/GLOSSARY.md asks of every text, as far as a pattern can tell.

// style is something that no text of a language may have.
type style struct {
	lang  string // "" is every language
	area  string // beginnings of the keys that it holds for, "" is all but the rules to be read
	wrong *regexp.Regexp
	but   string // beginnings of keys that may
	why   string
}

// everywhere are the beginnings of all keys, the clauses included.
const everywhere = "every"

var styles = []style{
	{"", everywhere, regexp.MustCompile(`['"]`), "", "quotes and apostrophes are curly, not straight"},
	{"", everywhere, regexp.MustCompile(`‘`), "", "there is one sort of quotes"},
	{"en", everywhere, regexp.MustCompile(`[«»]`), "", "quotes are “ ”"},
	{"it", everywhere, regexp.MustCompile(`[“”]`), "", "quotes are « »"},
	{"", everywhere, regexp.MustCompile(`(^|[^\w.\-])-\d`), "", "a minus is −"},
	{"", everywhere, regexp.MustCompile(`[\d}] %`), "", "no space before %"},
	{"", everywhere, regexp.MustCompile(`\.\.\.| …`), "", "an ellipsis is …, without a space before it"},
	{"", everywhere, regexp.MustCompile(`  |^ | $`), "", "a space too many"},

	{"en", "", regexp.MustCompile(`(?i)\b(shall|upon|whoever|all the same|take back|taking back|goes on|comes? to light|older generation)\b`), "", "statute style: address the player"},
	{"en", "", regexp.MustCompile(`(^|[^e]|[^r]e) (is|are|stands? in) no [a-z]`), "", "“is not”, never “is no”"},
	{"en", "", regexp.MustCompile(`\bhas not (\d|\{)`), "", "“does not have”"},
	{"en", everywhere, regexp.MustCompile(`(?i)\b(sabers?|centers?|colors?|defense|maneuver)\b`), "ui.system. ms.fault.switch", "British spelling"},
	{"en", "", regexp.MustCompile(`(?i)\bwar games?\b|counter-charge`), "", "wargame and countercharge are one word"},
	{"en", "", regexp.MustCompile(`(?i)\brolled again\b|\bstand-off\b|\bempty marker\b|\bbaseline\b|\bbare ground\b|\bmeasur\w+ beforehand\b`), "", "not the word of the glossary"},
	{"en", "ns.prompt. ns.do.", regexp.MustCompile(`\bfresh\b`), "", "a brigade that has not fought is uncommitted"},
	{"en", "me. dice.me. table.", regexp.MustCompile(`(\d|\}\}|½) in\b( |,|\.|$)`), "me.inspect.test. me.why. ", "inches are ″"},

	{"it", everywhere, regexp.MustCompile(`(?i)schermagliator|tiragliator|\binglesi?\b|carabinieri`), "", "tiratori, britannici, Riflemen"},
	{"it", "", regexp.MustCompile(`(?i)fai (di nuovo )?clic|\bispettore\b|\bdiario\b|\bindica(lo|la)? (un|una|l)\b|\bnudo\b|Moschetto|lin(ea|ee) di visuale|\bvisuale\b`), "", "not the word of the glossary"},
	{"it", "", regexp.MustCompile(`(?i)uomini di truppa|soldati di truppa|sosta forzata|ripiega|\bconversione\b|linea di base|tavoliere`), "", "not the word of the glossary"},
	{"it", "", regexp.MustCompile(`(?i)\bskirmisher|\bofficina\b|\bvessill[oi]\b|stato più vecchio|\bgiudicat[aeio]\b|\bpatta\b`), "", "not the word of the glossary"},
	{"it", everywhere, regexp.MustCompile(`dad[oi] da battaglia|Esploratore/Spia`), "", "dado da combattimento, Scout/Spia"},
	{"it", "ccn.", regexp.MustCompile(`\b[Bb]locchi\b|\bbandier[ae]\b[^-]|\b[Oo]rdina\b`), "", "blocchetti, bandierina or bandiera-vittoria, dare un ordine"},
	{"it", "ms. dice.morale. clause.MS", regexp.MustCompile(`\bPM\b|uoco di supporto|\bquadrat[oi]\b`), "", "MP, fuoco di sostegno, Quadrato"},
	{"it", "ns. clause.NS dice.ns.", regexp.MustCompile(`Test di Morale\b|Comandant[ei] in Capo|segnalino vuoto`), "", "test di morale, comandante in capo, segnalino fittizio"},
	{"it", "me. dice.me. ui.armylist", regexp.MustCompile(`[Tt]est di (manovra|aggressione|risolutezza|carica)\b`), "", "test di Manovra, di Aggressione, di Risolutezza"},
	{"it", "me. dice.me. table.", regexp.MustCompile(`(\d|\}\}) pollic`), "", "inches are ″"},

	{"", reasons, regexp.MustCompile(`^\p{Ll}|^\{\{if [^}]*\}\}\p{Ll}|\{\{end\}\}\p{Ll}|[^.!?»”]$`), "", "a reason is one sentence, from a capital to a full stop"},

	{"en", unitTexts, regexp.MustCompile(`^\{\{\.A\}\} ([a-z]+s|is|has|was) `), sidesAndPersons, "the name of a unit governs no verb in the present: set a colon"},
	{"it", unitTexts, regexp.MustCompile(`^\{\{\.A\}\} (è|era|si è) `), sidesAndPersons, "nothing agrees with the name of a unit: set a colon"},
	{"it", unitTexts, regexp.MustCompile(`^\{\{\.A\}\}: [a-z]+(ata|ita|uta|messa|presa)[.,!]`), nounsInA, "a participle agrees with the name of a unit: write “unità …” or a noun"},
}

// reasons say why something is not allowed.
const reasons = "man.why. ccn.why. ns.why. ms.why. me.why."

// unitTexts are sentences whose A is a unit, unless it is a side, a person or a
// card.
const unitTexts = "man.log. man.why. man.mod. ccn.log. ccn.why. ccn.mod. ns.log. ns.why. ns.mod. ms.log. ms.why. ms.mod. me.log. me.why. me.mod."

// sidesAndPersons are sentences whose A is one side, one person, card or place.
const sidesAndPersons = "man.log.play man.log.draw man.log.spy man.why.command_one man.why.lake man.why.occupied man.why.zone me.why.short_edge"

// nounsInA are words of that ending that are nouns.
const nounsInA = "man.log.retreat man.log.advance ccn.log.retreat ccn.log.advance ms.log.retreat ms.log.advance"

// begins reports whether a key has one of several beginnings, written with
// blanks between them.
func begins(key, with string) bool {
	return slices.ContainsFunc(strings.Fields(with), func(w string) bool { return strings.HasPrefix(key, w) })
}

// faultsOfStyle tells what is wrong with a text.
func faultsOfStyle(lang, key, text string) (all []string) {
	clause := begins(key, "clause. chapter.")
	bare := action.ReplaceAllStringFunc(text, func(a string) string { return strings.NewReplacer(`"`, "", `'`, "").Replace(a) })
	for _, s := range styles {
		switch {
		case s.lang != "" && s.lang != lang:
		case s.area == "" && clause:
		case s.area != "" && s.area != everywhere && !begins(key, s.area):
		case begins(key, s.but):
		case s.wrong.MatchString(bare):
			all = append(all, fmt.Sprintf("%s %s: %s: %q", lang, key, s.why, text))
		}
	}
	return all
}

func TestEveryTextIsInTheStyleOfTheGlossary(t *testing.T) {
	c := ofTheGame(t)
	for _, l := range c.langs {
		for _, key := range l.keys() {
			for _, text := range l.words[key].texts() {
				for _, fault := range faultsOfStyle(l.id, key, text) {
					t.Error(fault)
				}
			}
		}
	}
}

func TestAFaultOfStyleIsSeen(t *testing.T) {
	for _, x := range []struct{ lang, key, bad, good string }{
		{"en", "clause.NS-A.1", `the enemy's flank`, `the enemy’s flank`},
		{"en", "ui.x", `«Save»`, `“Save”`},
		{"it", "ui.x", `“Salva”`, `«Salva»`},
		{"it", "ui.x", `‘Salva’`, `Salva`},
		{"en", "ns.inspect.x", `Without support: -1.`, `Without support: −1, 1-3 hexes.`},
		{"en", "odds.x", `{{.A}}: {{.B}} %`, `{{.A}}: {{.B}}%`},
		{"it", "odds.x", `il 96,3 %`, `il 96,3%`},
		{"en", "table.x", `Drawing ...`, `Drawing…`},
		{"en", "table.x", `Two  spaces`, `One space`},
		{"en", "table.x", `How shall it stand?`, `How should it stand?`},
		{"en", "fault.x", `{{.A}} is no folder`, `{{.A}} is not a folder`},
		{"en", "fault.x", `it has not {{.N}} letters`, `it does not have {{.N}} letters`},
		{"en", "ccn.flank.x", `Center`, `Centre`},
		{"en", "clause.CCN-1.3", `crossed sabers`, `crossed sabres`},
		{"en", "ui.x", `Five war games`, `Five wargames`},
		{"en", "dice.x", `Rolled again`, `Re-rolled`},
		{"en", "ns.prompt.x", `with fresh brigades`, `with uncommitted brigades`},
		{"en", "me.ruler.x", `{{.N}}.{{.M}} in, 1D6`, `{{.N}}.{{.M}}″, 1D6`},
		{"it", "clause.ME-1.1", `gli inglesi`, `i britannici`},
		{"it", "table.x", `Indica un’unità.`, `Passa il puntatore su un’unità.`},
		{"it", "me.x", `{{.N}} uomini di truppa`, `{{.N}} soldati`},
		{"it", "ccn.x", `i blocchi persi`, `i blocchetti persi`},
		{"it", "ccn.x", `Blocchi`, `Blocchetti`},
		{"it", "clause.CCN-1.3", `Un dado da battaglia`, `Un dado da combattimento`},
		{"it", "me.x", `gli skirmisher`, `i tiratori`},
		{"it", "term.x", `in officina`, `nel laboratorio`},
		{"it", "ccn.fault.x", `due vessilli`, `due bandiere-vittoria`},
		{"it", "ui.x", `{{.N}} decisioni giudicate`, `{{.N}} decisioni valutate`},
		{"it", "dice.morale.x", `Morale per il quadrato`, `Morale per il Quadrato`},
		{"it", "ccn.card.x.text", `Ordina due unità`, `Dai ordini a due unità`},
		{"it", "ms.x", `12 PM`, `12 MP`},
		{"it", "ns.x", `un segnalino vuoto`, `un segnalino fittizio`},
		{"it", "me.x", `test di manovra`, `test di Manovra`},
		{"it", "me.x", `{{.N}} pollici`, `{{.N}}″`},
		{"en", "ns.why.x", `the rule gives no such choice.`, `The rule gives no such choice.`},
		{"it", "ms.why.x", `{{.A}}: ha già mosso`, `{{.A}}: ha già mosso.`},
		{"en", "man.log.x", `{{.A}} moves to {{.B}}.`, `{{.A}}: to {{.B}}.`},
		{"en", "ccn.log.x", `{{.A}} is eliminated.`, `{{.A}}: eliminated.`},
		{"it", "ccn.log.x", `{{.A}} è eliminata.`, `{{.A}}: unità eliminata.`},
		{"it", "ns.log.x", `{{.A}}: scacciata.`, `{{.A}}: unità scacciata.`},
	} {
		if len(faultsOfStyle(x.lang, x.key, x.bad)) == 0 {
			t.Errorf("%s: %q passes", x.lang, x.bad)
		}
		if got := faultsOfStyle(x.lang, x.key, x.good); len(got) > 0 {
			t.Errorf("%q is blamed: %q", x.good, got)
		}
	}
}

// figures are the numbers of a text.
var figures = regexp.MustCompile(`\d+`)

// otherNumbers are texts that write numbers each in the way of its language.
const otherNumbers = "ui.date clause.MS-4.7.8 clause.MS-4.7.9"

// numbersIn lists the numbers that stand in a text, in order of size; what fills
// a template is no number yet.
func numbersIn(text string) []string {
	all := figures.FindAllString(citation.ReplaceAllString(action.ReplaceAllString(text, ""), ""), -1)
	slices.Sort(all)
	return all
}

func TestEveryNumberOfALanguageStandsInTheOthers(t *testing.T) {
	c := ofTheGame(t)
	first := c.langs[0]
	for _, l := range c.langs[1:] {
		for _, key := range l.keys() {
			if begins(key, otherNumbers) || first.words[key] == nil {
				continue
			}
			a, b := first.words[key].Other, l.words[key].Other
			if x, y := numbersIn(a), numbersIn(b); !slices.Equal(x, y) {
				t.Errorf("%s: %s has %v, %s has %v:\n%s\n%s", key, first.id, x, l.id, y, a, b)
			}
		}
	}
}

func TestANumberThatIsLostIsSeen(t *testing.T) {
	if slices.Equal(numbersIn("up to 2 squares (MAN-6.1.2)"), numbersIn("fino a due caselle (MAN-6.1.2)")) {
		t.Error("2 is lost")
	}
	if got := numbersIn("{{if gt .N 1}}{{.N}}{{end}}: 359.99, +1"); !slices.Equal(got, []string{"1", "359", "99"}) {
		t.Errorf("numbers are %v", got)
	}
}
