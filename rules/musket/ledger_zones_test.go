package musket

import (
	"testing"

	"grognard/rules"
)

func TestLedgerZonesOfControl(t *testing.T) {
	t.Run("MS-6.1.1 a unit's ZOC is its six adjacent hexes, at all times", func(t *testing.T) {
		far := []string{"0603", "0807", "0607", "0405", "0605"}
		for _, when := range []string{"phase move", "phase combat", "phase move\nactive austria", "phase combat\nactive austria"} {
			g := draw(t, when+"\nfrance 1201 fr-44 inf 5-4-4\naustria 0605 au-28 inf 4-3-4")
			g.wantZonesOf("austria", append(far, ring...), ring)
		}
	})
	t.Run("MS-6.1.2 several ZOCs on a hex do not add up", func(t *testing.T) {
		g := draw(t, "france 0506 fr-44 inf 5-4-1\naustria 0705 au-28 inf 4-3-4\naustria 0606 au-51 inf 4-3-4 shaken\naustria 0504 au-18 inf 4-3-4")
		g.wantZone("austria", "0605", true).wantGoes("fr-44", "0605", "0505")
	})
	t.Run("MS-6.1.2 ZOCs of friend and enemy coexist", func(t *testing.T) {
		g := draw(t, "france 0405 fr-44 inf 5-4-4\naustria 0605 au-28 inf 4-3-4").wantZone("france", "0505", true).wantZone("austria", "0505", true)
		for _, s := range (Book{}).Overlay(g.board(), rules.First, "zoc", 0) {
			if h, _ := parseHex("0505"); s.Cell == h.ref() && (s.Style != "contested" || s.Side != rules.Chance) {
				t.Errorf("0505 is shaded %+v", s)
			}
		}
	})
	t.Run("MS-6.1.3 friendly ZOCs do not hinder friends, enemy ones stop and threaten them and limit retreats", func(t *testing.T) {
		draw(t, "france 0404 fr-44 inf 5-4-4\nfrance 0405 fr-101 inf 4-3-4").wantGoes("fr-44", "0508", "0406")
		g := draw(t, "france 0405 fr-44 inf 5-4-4\naustria 0605 au-28 inf 4-3-4").wantShort("fr-44", "0705", "0805").Play("move fr-44 @0505", "done")
		g.wantGauge("austria", "threats", 1)
		pass := "france loc 0105\nfrance hq none\nfrance trains none\nriver 0404-0405 0305-0405 0306-0405 0406-0405\nfrance 0405 fr-44 inf 5-4-4\n"
		draw(t, pass).wantLine("fr-44", "safe")
		draw(t, pass+"austria 0605 au-28 inf 4-3-4").wantLine("fr-44", "unsafe")
	})
	t.Run("MS-6.1.4 leaders, HQ and trains have none", func(t *testing.T) {
		draw(t, "austria 0605 au-melas ldr 2-1+1").wantZonesOf("austria", ring, nil)
		draw(t, "austria hq 0605").wantZonesOf("austria", ring, nil)
		draw(t, "austria trains 0605").wantZonesOf("austria", ring, nil)
	})
	t.Run("MS-6.4.1 neither have Shaken and ineffective units nor units in Square", func(t *testing.T) {
		for _, unit := range []string{"au-28 inf 4-3-4 shaken", "au-lob cav 3/5-4-9 ineffective", "au-28 inf 4-3-4 square"} {
			draw(t, "austria 0605 "+unit).wantZonesOf("austria", ring, nil)
		}
		draw(t, "austria 0605 au-28 inf (4)-3-4 reduced").wantZonesOf("austria", ring, ring)
	})
}

func TestLedgerWhereAZoneEnds(t *testing.T) {
	ground := func(letter string) string {
		return "map\n............\n............\n............\n......" + letter + ".....\n............\n............\n............\nend\n"
	} // the letter lies in 0704, north-east of 0604
	ends := func(t *testing.T, picture, unit string) *game { return draw(t, picture+"austria 0604 "+unit) }
	t.Run("MS-6.4.2 none where the unit could not move: prohibited terrain", func(t *testing.T) {
		ends(t, ground("w"), "au-cbty art 3/1-3-4").wantZone("austria", "0704", false).wantZone("austria", "0705", true)
		ends(t, ground("w"), "au-28 inf 4-3-4").wantZone("austria", "0704", true)
		ends(t, ground("x"), "au-28 inf 4-3-4").wantZone("austria", "0704", false)
	})
	t.Run("MS-6.4.2 none across a hexside it could not cross", func(t *testing.T) {
		ends(t, ground(".")+"river 0604-0704\n", "au-28 inf 4-3-4").wantZone("austria", "0704", false).wantZone("austria", "0705", true)
		ends(t, ground(".")+"steep 0604>0704\n", "au-cbty art 3/1-3-4").wantZone("austria", "0704", false)
		ends(t, ground(".")+"steep 0604>0704\n", "au-28 inf 4-3-4").wantZone("austria", "0704", true)
	})
	t.Run("MS-6.4.3 the TEC blocks it into marsh and strongpoints, and out of these", func(t *testing.T) {
		ends(t, ground("m"), "au-28 inf 4-3-4").wantZone("austria", "0704", false)
		ends(t, ground("s"), "au-28 inf 4-3-4").wantZone("austria", "0704", false)
		draw(t, ground("m")+"austria 0704 au-28 inf 4-3-4").wantZone("austria", "0604", true)
		draw(t, ground("s")+"austria 0704 au-28 inf 4-3-4").wantZone("austria", "0604", false).wantZone("austria", "0703", false)
		for _, letter := range []string{"v", "w", "b", "t"} {
			ends(t, ground(letter), "au-28 inf 4-3-4").wantZone("austria", "0704", true)
		}
	})
	t.Run("MS-6.4.4 a road, bridge or ford that makes the step legal makes the ZOC legal", func(t *testing.T) {
		ends(t, ground("w")+"road 0604 0704\n", "au-cbty art 3/1-3-4").wantZone("austria", "0704", true)
		ends(t, ground("w")+"trail 0604 0704\n", "au-cbty art 3/1-3-4").wantZone("austria", "0704", true)
		ends(t, ground(".")+"bridge 0604-0704\n", "au-28 inf 4-3-4").wantZone("austria", "0704", true)
		ends(t, ground(".")+"ford 0604-0704\n", "au-28 inf 4-3-4").wantZone("austria", "0704", true)
	})
	t.Run("MS-6.4.4 MP left and enemies do not matter", func(t *testing.T) {
		ends(t, ground("w"), "au-28 inf 4-3-0 moved").wantZone("austria", "0704", true)
		ends(t, ground(".")+"france 0704 fr-44 inf 5-4-4\n", "au-28 inf 4-3-4").wantZone("austria", "0704", true)
	})
}
