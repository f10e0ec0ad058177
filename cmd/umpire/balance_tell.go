package main

import (
	"encoding/json"
	"fmt"
	"math"

	"github.com/pelletier/go-toml/v2"

	"grognard/game/lang"
	"grognard/game/weigh"
	"grognard/rules"
	"grognard/scenarios"
)

// balanceTeller tells what weighings came to.
type balanceTeller struct {
	desk
	json  bool
	words *lang.Catalog
}

// balanceLine is what is told of a battle as an object.
type balanceLine struct {
	System     string          `json:"system"`
	Name       string          `json:"name"`
	Games      int             `json:"games"`
	Unfinished []uint64        `json:"unfinished,omitempty"` // seeds of games broken off
	First      shareLine       `json:"first"`
	Second     shareLine       `json:"second"`
	Drawn      shareLine       `json:"drawn"`
	Turns      spreadLine      `json:"turns"`
	Length     map[int]int     `json:"length"` // games by the turn in which they ended
	Answers    int             `json:"answers"`
	Endings    []balanceEnding `json:"endings"`
}

type shareLine struct {
	Games int     `json:"games"`
	Share float64 `json:"share"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

type spreadLine struct {
	Low    float64 `json:"low"`
	Median float64 `json:"median"`
	High   float64 `json:"high"`
}

type balanceEnding struct {
	Winner string `json:"winner"`
	Key    string `json:"key"`
	Text   string `json:"text,omitempty"`
	Rule   string `json:"rule"`
	shareLine
}

// compareLine is how two battles differ in what the first side wins.
type compareLine struct {
	Compare [2]string `json:"compare"`
	Is      float64   `json:"difference"`
	Low     float64   `json:"low"`
	High    float64   `json:"high"`
	Sure    bool      `json:"more_than_chance"`
	Games   int       `json:"games_to_tell,omitempty"`
	Turns   struct {
		Is   float64 `json:"difference"`
		Low  float64 `json:"low"`
		High float64 `json:"high"`
		Sure bool    `json:"more_than_chance"`
	} `json:"turns,omitzero"` // on average; none of too few games
}

var winners = [...]string{"drawn", "first", "second"}

func lineOfShare(s weigh.Share) shareLine {
	return shareLine{len(s.Seeds), s.Is, s.Low, s.High}
}

// battle tells what the games of a battle came to.
func (t *balanceTeller) battle(b battle, w *weigh.Weighing, r *weigh.Report) error {
	l := balanceLine{System: b.book.Name(), Name: b.name, Games: r.Games, Unfinished: r.Unfinished, First: lineOfShare(r.Won[rules.First]),
		Second: lineOfShare(r.Won[rules.Second]), Drawn: lineOfShare(r.Drawn), Turns: spreadLine(r.Turns), Length: map[int]int{}}
	for _, bar := range r.Length {
		l.Length[bar.Turn] = len(bar.Seeds)
	}
	for _, g := range w.Games {
		l.Answers += g.Answers
	}
	l.Answers /= max(1, len(w.Games))
	names, err := t.names(b, w)
	if err != nil {
		return err
	}
	for _, e := range r.Endings {
		line := balanceEnding{Winner: winners[e.Winner+1], Key: e.Why.Key, Rule: e.Rule, shareLine: lineOfShare(e.Share)}
		if t.words != nil {
			line.Text = t.words.Say(e.Why, names)
		}
		l.Endings = append(l.Endings, line)
	}
	if t.json {
		return json.NewEncoder(t.out).Encode(l)
	}
	t.print(&l, r)
	return nil
}

// table tells it as scenarios/balance.toml has it: answers is how many trial answers the players
// made for a decision.
func (t *balanceTeller) table(b battle, r *weigh.Report, answers int) error {
	x := scenarios.Balance{Answers: answers, First: len(r.Won[rules.First].Seeds), Second: len(r.Won[rules.Second].Seeds), Drawn: len(r.Drawn.Seeds)}
	fmt.Fprintf(t.out, "\n[%s.%s]\n", b.book.Name(), b.name)
	return toml.NewEncoder(t.out).Encode(x)
}

// names are those that hold in a battle.
func (t *balanceTeller) names(b battle, w *weigh.Weighing) (lang.Names, error) {
	board, err := b.book.Load(b.data, w.Set)
	if err != nil {
		return lang.Names{}, inFile(b.name, err)
	}
	return lang.NamesOf(b.book, b.book.View(board, rules.Chance)), nil
}

// print tells it in lines.
func (t *balanceTeller) print(l *balanceLine, r *weigh.Report) {
	least, most, sum := 0, 0, 0
	for _, bar := range r.Length {
		sum += bar.Turn * len(bar.Seeds)
		most = bar.Turn
	}
	if len(r.Length) > 0 {
		least = r.Length[0].Turn
	}
	fmt.Fprintf(t.out, "%s %s: first %d, second %d, drawn %d, broken off %d; turns %d to %d, on average %.1f; %d answers a game\n", l.System, l.Name,
		l.First.Games, l.Second.Games, l.Drawn.Games, len(l.Unfinished), least, most, float64(sum)/float64(max(1, r.Decided)), l.Answers)
	fmt.Fprintf(t.out, "  first %v, second %v, drawn %v\n", l.First, l.Second, l.Drawn)
	fmt.Fprintf(t.out, "  turns: half of the games by %.4g, eight of ten from %.4g to %.4g\n", l.Turns.Median, l.Turns.Low, l.Turns.High)
	for _, e := range l.Endings {
		text := e.Text
		if text == "" {
			text = e.Key
		}
		fmt.Fprintf(t.out, "  %d: %s (%s, %s)\n", e.Games, text, e.Winner, e.Rule)
	}
}

// String is a share with what it tells of all games, in hundredths.
func (s shareLine) String() string {
	return fmt.Sprintf("%.0f %% (%.0f to %.0f)", 100*s.Share, 100*s.Low, 100*s.High)
}

// compare tells how battles differ in what the first side wins.
func (t *balanceTeller) compare(all []battle, reports []*weigh.Report) error {
	for _, d := range weigh.Compare(rules.First, reports...) {
		l := compareLine{Compare: [2]string{all[d.A].name, all[d.B].name}, Is: d.Is, Low: d.Low, High: d.High, Sure: d.Sure, Games: d.Games}
		x := &d.Turns
		l.Turns.Is, l.Turns.Low, l.Turns.High, l.Turns.Sure = x.Is, x.Low, x.High, x.Sure
		if t.json {
			if err := json.NewEncoder(t.out).Encode(l); err != nil {
				return err
			}
			continue
		}
		verdict := "more than chance"
		switch {
		case !d.Sure && d.Games == 0:
			verdict = "cannot tell"
		case !d.Sure:
			verdict = fmt.Sprintf("cannot tell; about %d games of each would", weigh.Round(d.Games))
		}
		fmt.Fprintf(t.out, "%s against %s: the first side wins %.0f games in a hundred %s (%.0f to %.0f): %s\n", l.Compare[0], l.Compare[1], math.Abs(100*l.Is), more(l.Is), 100*l.Low, 100*l.High, verdict)
		if x.Known {
			verdict = "cannot tell"
			if x.Sure {
				verdict = "more than chance"
			}
			fmt.Fprintf(t.out, "  a game is %.1f turns %s (%.1f to %.1f): %s\n", math.Abs(x.Is), longer(x.Is), x.Low, x.High, verdict)
		}
	}
	return nil
}

func more(difference float64) string {
	if difference < 0 {
		return "less"
	}
	return "more"
}

func longer(difference float64) string {
	if difference < 0 {
		return "shorter"
	}
	return "longer"
}
