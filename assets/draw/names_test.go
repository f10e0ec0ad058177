package draw

import (
	"fmt"
	"testing"

	"grognard/assets/palette"
)

// TestEverySpriteThatScreensNameIsDrawn guards the names: screens build them
// from what a View says.
func TestEverySpriteThatScreensNameIsDrawn(t *testing.T) {
	drawn := map[string]bool{}
	for _, s := range Sheets() {
		for _, p := range s.Sprites {
			if drawn[p.Name] {
				t.Errorf("%s is drawn twice", p.Name)
			}
			drawn[p.Name] = true
		}
	}
	for _, name := range wanted() {
		if !drawn[name] {
			t.Errorf("%s is missing", name)
		}
	}
}

func wanted() []string {
	var all []string
	for _, n := range palette.Nations {
		for _, side := range []string{"first", "second"} {
			all = append(all, fmt.Sprintf("counter/%s/full/%s", n.ID, side), fmt.Sprintf("counter/%s/reduced/%s", n.ID, side),
				fmt.Sprintf("plate/%s/full/%s", n.ID, side), fmt.Sprintf("plate/%s/reduced/%s", n.ID, side),
				fmt.Sprintf("chip/%s/full/%s", n.ID, side), fmt.Sprintf("chip/%s/reduced/%s", n.ID, side),
				fmt.Sprintf("block/%s/%s", n.ID, side), fmt.Sprintf("leader/%s/%s", n.ID, side))
		}
		all = append(all, "stand/"+n.ID+"/line", "stand/"+n.ID+"/mass", "stand/"+n.ID+"/plain")
		all = append(all, "card/back/"+n.ID, "emblem/"+n.ID, "hatch/"+n.ID)
	}
	for _, p := range []string{
		"infantry", "cavalry", "artillery", "commander", "ambush", "committed", "march", "guerrillas",
		"redoubt", "regroup", "sappers", "skirmish", "spy", "supply", "withdraw",
		"light", "grenadiers", "guard", "lancers", "heavy", "horse-artillery", "hq", "foot", "horse", "guns", "staff", "marker", "square", "sabres",
	} {
		all = append(all, "pict/"+p, "pict/"+p+"/paper")
	}
	for _, m := range []string{"move", "attack", "select", "hover", "own", "ghost", "zoc", "area"} {
		all = append(all, "mark/"+m, "mark/"+m+"-hex", "mark/"+m+"-flat")
	}
	for _, s := range []string{"move", "attack", "retreat", "past"} {
		all = append(all, "arrow/shaft/"+s, "arrow/head/"+s, "arrow/dot/"+s)
	}
	for _, d := range []string{"die/d6", "die/d8", "die/d10", "die/d6/ink", "die/d8/ink", "die/d10/ink"} {
		all = append(all, d, d+"/t0", d+"/t7")
	}
	for _, k := range []string{"panel", "panel2", "button", "button/hover", "button/down", "button/disabled", "primary", "tooltip", "field", "cartouche", "scroll", "thumb", "focus", "shadow"} {
		all = append(all, "ui/"+k, "ui/"+k+"@dark", "ui/"+k+"@contrast")
	}
	return append(all,
		"standard/foot", "standard/edge", "standard/edge/thick", "state/square", "state/shaken", "state/fold", "leader/dot", "badge", "badge/ink", "banner/staff", "banner/cloth", "shard",
		"mark/forbid", "mark/stop", "marker/redoubt", "pennant", "plate", "line/sight", "line/blocked",
		"card/front/unit", "card/front/hq", "card/front/section", "card/front/tactic", "card/rule", "card/shadow", "card/glow", "card/dim",
		"die/battle/infantry", "die/battle/cavalry", "die/battle/artillery", "die/battle/flag", "die/battle/sabres",
		"drum/skin", "drum/rim", "light/spot", "puff",
	)
}
