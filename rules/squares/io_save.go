package squares

import (
	"fmt"
	"strconv"
	"strings"

	"grognard/rules"
)

// Save implements rules.Rulebook: the board between two Steps as a position,
// with the battle that it belongs to.
func (Book) Save(board rules.Board) []byte {
	w := &writer{b: board.(*Board)}
	w.line("format = %d", fileFormat)
	var offered []string
	for i, s := range ruleTable.Rows {
		if w.b.opt.offered>>i&1 == 1 {
			offered = append(offered, s.Key)
		}
	}
	w.line("options = %s", list(offered))
	w.ground()
	w.time()
	w.forces()
	w.victory()
	w.position()
	return []byte(w.text.String())
}

// writer writes a position file.
type writer struct {
	b    *Board
	text strings.Builder
}

func (w *writer) line(format string, args ...any) { fmt.Fprintf(&w.text, format+"\n", args...) }

// list writes an array of names.
func list(ids []string) string {
	quoted := make([]string, len(ids))
	for i, id := range ids {
		quoted[i] = strconv.Quote(id)
	}
	return "[" + strings.Join(quoted, ", ") + "]"
}

// row is an inline table being written.
type row struct{ parts []string }

func (r *row) text(key, s string) {
	if s != "" {
		r.parts = append(r.parts, key+" = "+strconv.Quote(s))
	}
}

func (r *row) number(key string, n int) {
	if n != 0 {
		r.parts = append(r.parts, fmt.Sprintf("%s = %d", key, n))
	}
}

func (r *row) truth(key string, on bool) {
	if on {
		r.parts = append(r.parts, key+" = true")
	}
}

func (r *row) names(key string, ids []string) {
	if len(ids) > 0 {
		r.parts = append(r.parts, key+" = "+list(ids))
	}
}

func (r *row) table(key string, t row) { r.parts = append(r.parts, key+" = "+t.String()) }

func (r *row) square(key string, q square) {
	if q != offBoard {
		r.text(key, q.name())
	}
}

func (r *row) pace(p *pace) {
	r.number("spent", int(p.spent))
	r.number("extra", int(p.extra))
	r.names("did", markNames(p.marks()))
}

// arrival writes where a thing starts or enters.
func (r *row) arrival(a *arrival) {
	r.square("at", a.at)
	r.number("arrives_turn", a.turn)
	var entry []string
	for _, q := range a.entry {
		entry = append(entry, q.name())
	}
	r.names("entry", entry)
}

func (r row) String() string { return "{ " + strings.Join(r.parts, ", ") + " }" }

// rows writes an array of inline tables.
func (w *writer) rows(key string, all []row) {
	w.line("%s = [", key)
	for _, r := range all {
		w.line("  %s,", r)
	}
	w.line("]")
}

func (w *writer) ground() {
	b := w.b
	w.line("\n[board]\ncols = %d\nrows = %d\nsquare_m = %d\nturn_minutes = %d", b.cols, b.rows, b.squareM, b.turnMinutes)
	var all []row
	for q := range square(maxSquares) {
		g := &b.ground[q]
		if *g == (terrain{}) {
			continue
		}
		r := row{}
		r.text("at", q.name())
		r.truth("hill", g.hill)
		r.truth("wood", g.wood)
		r.truth("broken", g.broken)
		r.truth("fields", g.fields)
		if g.river() {
			r.text("river", map[bool]string{true: "fordable", false: "unfordable"}[g.fordable])
		}
		r.truth("bridge", g.bridge)
		if g.areas > 0 {
			t := row{}
			t.text("name", g.name)
			t.number("areas", g.areas)
			r.table(map[bool]string{true: "fort", false: "town"}[g.fort], t)
		}
		all = append(all, r)
	}
	w.rows("squares", all)
}

func (w *writer) time() {
	b := w.b
	start := "random"
	if b.start != randomStart {
		start = fmt.Sprintf("%02d:%02d", b.start/hour, b.start%hour)
	}
	w.line("\n[time]\nstart = %q\nmonth = %d\nregion = %q\nweather = %q\nmax_turns = %d\ndays = %d", start, b.month, b.region,
		weatherWords[b.startWeather], b.maxTurns, b.days)
	w.line("bombard_short_only_until_turn = %d\nnight_extra_turns = %d", b.shortOnlyTill, b.nightTurns)
	v := &b.vary
	w.line("\n[variants]\nsave = %d", v.save)
	for _, x := range []mark{{"bombardment_corners", &v.corners}, {"cavalry_single_extra", &v.singleExtra},
		{"artillery_surcharge_per_square", &v.gunsPayEachSquare}, {"broken_affects_all_line", &v.brokenAffectsAll},
		{"irregulars_steady_in_morale", &v.steadyIrregulars}, {"bombardment_natural_six_hits", &v.bombardSixHits},
		{"guns_lost_when_any_brigade_retreats", &v.gunsLostWithAnyone}} {
		if *x.is {
			w.line("%s = true", x.name)
		}
	}
}

func (w *writer) victory() {
	b := w.b
	w.line("\n[victory]\npoints_per_enemy_unit = %d\npoints_per_enemy_command = %d\nmargin = %d", b.perUnit, b.perCommand, b.margin)
	var all []row
	for _, o := range b.objectives {
		r := row{}
		r.square("at", o.at)
		if o.owner != rules.Chance {
			r.text("owner", b.side[o.owner].nation)
		}
		r.number("vp", o.worth)
		all = append(all, r)
	}
	w.rows("objectives", all)
}
