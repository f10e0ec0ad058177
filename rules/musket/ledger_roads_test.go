package musket

import "testing"

// lane is a map of woods with a little open ground.
const lane = `
	map
	wwwwww
	wwwwww
	wwwwww
	wwwwww
	wwwwww
	end
`

func TestLedgerRoads(t *testing.T) {
	parallel := lane + "road 0202 0302 0402\nroad 0203 0303 0403\n"
	t.Run("MS-4.6.1 the road must cross the hexside", func(t *testing.T) {
		draw(t, parallel+"france 0202 fr-44 inf 5-4-1").wantGoes("fr-44", "0302").wantShort("fr-44", "0203", "0303", "0201")
		draw(t, parallel+"road 0203 0202\nfrance 0202 fr-44 inf 5-4-1").wantGoes("fr-44", "0302", "0203")
	})
	t.Run("MS-4.6.1 a break ends it", func(t *testing.T) {
		draw(t, lane+"road 0202 0302\nroad 0402 0502\nfrance 0202 fr-44 inf 5-4-3").wantGoes("fr-44", "0402").wantShort("fr-44", "0502")
	})
	for _, kind := range []string{"road", "trail"} {
		t.Run("MS-4.6.2 a step along a "+kind+" costs 1 MP whatever the terrain", func(t *testing.T) {
			draw(t, lane+kind+" 0202 0302 0402\nstream 0202-0302\nslope 0302>0402\nfrance 0202 fr-ke cav 3/5-4-2").wantGoes("fr-ke", "0402").wantShort("fr-ke", "0203")
		})
	}
	t.Run("MS-4.6.2 but a ford costs on the road too", func(t *testing.T) {
		ford := lane + "road 0202 0302\nford 0202-0302\n"
		draw(t, ford+"france 0202 fr-44 inf 5-4-1").wantShort("fr-44", "0302")
		draw(t, ford+"france 0202 fr-44 inf 5-4-2").wantGoes("fr-44", "0302")
		draw(t, ford+"france 0202 fr-bty1 art 3/1-3-2").wantShort("fr-bty1", "0302")
		draw(t, ford+"france 0202 fr-bty1 art 3/1-3-3").wantGoes("fr-bty1", "0302")
		draw(t, lane+"road 0202 0302\nbridge 0202-0302\nfrance 0202 fr-44 inf 5-4-1").wantGoes("fr-44", "0302")
	})
	t.Run("MS-4.6.3 road, trail and country mix in one move", func(t *testing.T) {
		mixed := lane + "road 0202 0302\ntrail 0302 0402\nfrance 0202 fr-44 inf 5-4-"
		draw(t, mixed+"4").wantGoes("fr-44", "0402", "0502").wantShort("fr-44", "0602")
		draw(t, mixed+"3").wantShort("fr-44", "0502")
	})
	town := "map\n......\n......\n..t...\n......\n......\nend\nroad 0203 0303\n"
	t.Run("MS-4.6.4 infantry and cavalry pay for the terrain when they enter an EZOC along a road", func(t *testing.T) {
		enemy := "austria 0403 au-28 inf 4-3-4\n"
		draw(t, town+enemy+"france 0203 fr-ke cav 3/5-4-1\nfrance 0201 fr-96 inf 5-4-1").wantShort("fr-ke", "0303")
		draw(t, town+enemy+"france 0203 fr-ke cav 3/5-4-2").wantGoes("fr-ke", "0303")
		draw(t, town+"france 0203 fr-ke cav 3/5-4-1").wantGoes("fr-ke", "0303")
		draw(t, town+enemy+"stream 0203-0303\nfrance 0203 fr-44 inf 4-3-1").wantShort("fr-44", "0303")
		draw(t, town+enemy+"stream 0203-0303\nfrance 0203 fr-44 inf 4-3-2").wantGoes("fr-44", "0303")
	})
	t.Run("MS-4.6.5 artillery keeps the road rate", func(t *testing.T) {
		broken := "map\n......\n......\n..b...\n......\n......\nend\nroad 0203 0303\naustria 0403 au-28 inf 4-3-4\nfrance 0203 fr-"
		draw(t, broken+"bty1 art 3/1-3-1").wantZone("austria", "0303", true).wantGoes("fr-bty1", "0303")
		draw(t, broken+"44 inf 5-4-1").wantShort("fr-44", "0303")
	})
	t.Run("MS-4.6.6 a road opens a hex prohibited to the arm, at its rate", func(t *testing.T) {
		strong := "map\n......\n......\n..s...\n......\n......\nend\nfrance 0203 fr-ke cav 3/5-4-1\n"
		draw(t, strong).wantShort("fr-ke", "0303")
		draw(t, strong+"trail 0203 0303").wantGoes("fr-ke", "0303")
		draw(t, lane+"france 0202 fr-bty1 art 3/1-3-1").wantShort("fr-bty1", "0302")
		draw(t, lane+"road 0202 0302\nfrance 0202 fr-bty1 art 3/1-3-1").wantGoes("fr-bty1", "0302")
	})
	t.Run("MS-4.6.6 cavalry cannot use it to enter an EZOC, artillery can", func(t *testing.T) {
		for _, c := range []struct {
			unit, id string
			goes     bool
		}{{"fr-ke cav 3/5-4-9", "fr-ke", false}, {"fr-bty1 art 3/1-3-9", "fr-bty1", true}} {
			text := fileOf(t, "map\n......\n......\n..s...\n......\n......\nend\nroad 0203 0303\naustria 0403 au-28 inf 4-3-4\nfrance 0203 "+c.unit)
			b, err := Book{}.Load([]byte(text), nil)
			if err != nil {
				t.Fatal(err)
			}
			m := b.(*Board) // a chart by which the ZOC reaches into the strongpoint, and artillery only goes there by road
			from, to := hexAt(3, 2), hexAt(2, 2)
			m.scenario.zoc[infantry][from] |= 1 << m.sideTo(from, to)
			road := hexAt(1, 2)
			m.country[artillery][road][m.sideTo(road, to)] = 0
			m.price()
			m.survey()
			g := begin(t, m).wantZone("austria", "0303", true)
			if c.goes {
				g.wantGoes(c.id, "0303")
			} else {
				g.wantShort(c.id, "0303").wantGoes(c.id, "0202")
			}
		}
	})
}
