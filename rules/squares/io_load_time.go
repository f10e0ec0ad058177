package squares

import (
	"fmt"
	"slices"
	"strconv"

	"grognard/rules"
)

var regions = []string{"italy", "spain", "other"}

// weatherWords are the kinds of weather in scenario files.
var weatherWords = []string{"normal", "rainy", "snow", "cloudy", "clear"}

// readTime reads hour, season and length of the battle.
func (l *loader) readTime() error {
	t, x := &l.f.Time, l.b.scenario
	return l.Parts(
		func() error { return l.numbers(ranged{"time.month", t.Month, 1, 12, &x.month}) },
		func() error {
			r, err := l.word("time.region", t.Region, regions)
			x.region = regions[r]
			return err
		},
		func() error {
			x.startWeather = normalSky // NS-C0.19
			if !l.Has("time.weather") {
				return nil
			}
			w, err := l.word("time.weather", t.Weather, weatherWords)
			x.startWeather = weather(w)
			return err
		},
		func() error {
			return l.numbers(ranged{"time.max_turns", t.MaxTurns, 1, 60, &x.maxTurns}, ranged{"time.days", t.Days, 1, 4, &x.days},
				ranged{"time.bombard_short_only_until_turn", t.ShortOnly, 0, 60, &x.shortOnlyTill}, ranged{"time.night_extra_turns", t.NightTurns, 0, 30, &x.nightTurns})
		},
		l.readHour)
}

// readHour reads "HH:MM" or "random". A battle of one day begins after dawn and
// ends by dark.
func (l *loader) readHour() error {
	t, b := &l.f.Time, l.b
	if t.Start == "random" {
		b.start = randomStart
		return nil
	}
	h, m := -1, -1
	if len(t.Start) == 5 && t.Start[2] == ':' {
		h, m = digits(t.Start[:2]), digits(t.Start[3:])
	}
	if h < 0 || h > 23 || m < 0 || m > 59 {
		b.start = randomStart
		return l.Fault("time.start", "ns.fault.hour", "the battle begins at %q, neither an hour like 09:30 nor at random", t.Start)
	}
	b.start = h*hour + m
	b.weather = b.startWeather
	b.setDay()
	switch {
	case b.start < b.dawn:
		return l.Fault("time.start", "ns.fault.dawn", "the battle begins before dawn: begin it later")
	case b.days == 1 && b.start+(b.maxTurns-1)*b.turnMinutes >= b.dusk:
		return l.Fault("time.max_turns", "ns.fault.dusk", "turn %d begins after dark: shorten the battle, or begin it earlier", b.maxTurns)
	}
	return nil
}

// digits reads a number of two digits, or -1.
func digits(s string) int {
	n, err := strconv.Atoi(s)
	if err != nil || n < 0 {
		return -1
	}
	return n
}

func (l *loader) readVariants() error {
	t, v := &l.f.Variants, &l.b.scenario.vary
	v.corners, v.singleExtra, v.gunsPayEachSquare = t.Corners, t.SingleExtra, t.GunsPayEachSquare
	v.brokenAffectsAll, v.steadyIrregulars, v.bombardSixHits = t.BrokenAffectsAll, t.SteadyIrregulars, t.BombardSixHits
	v.gunsLostWithAnyone = t.GunsLostWithAnyone
	if l.Has("variants.save") {
		return l.numbers(ranged{"variants.save", t.Save, 2, 6, &v.save})
	}
	return nil
}

// readVictory reads objectives and points.
func (l *loader) readVictory() error {
	t, x := &l.f.Victory, l.b.scenario
	return l.Parts(func() error {
		return l.numbers(ranged{"victory.points_per_enemy_unit", t.PerUnit, 0, 50, &x.perUnit},
			ranged{"victory.points_per_enemy_command", t.PerCommand, 0, 50, &x.perCommand}, ranged{"victory.margin", t.Margin, 0, 50, &x.margin})
	}, func() error {
		if n := len(t.Objectives); n > maxObjectives {
			return l.Fault("victory.objectives", "ns.fault.objectives", "there are %d objectives; a battle has %d at most", n, maxObjectives)
		}
		return nil
	}, func() error { return l.Each(min(len(t.Objectives), maxObjectives), l.readObjective) })
}

func (l *loader) readObjective(i int) error {
	o, key := l.f.Victory.Objectives[i], fmt.Sprintf("victory.objectives.%d", i)
	q, err := l.square(key+".at", o.At)
	if err != nil {
		return err
	}
	owner := rules.Chance
	if o.Owner != "" {
		if owner, err = l.side(key+".owner", o.Owner); err != nil {
			return err
		}
	}
	if err := l.number(key+".vp", o.Worth, 1, 20); err != nil {
		return err
	}
	l.goalRow = append(l.goalRow, i)
	l.b.scenario.objectives = append(l.b.scenario.objectives, objective{q, owner, o.Worth})
	return nil
}

// side finds a side by its nation.
func (l *loader) side(key, nation string) (rules.Side, error) {
	for s := range l.b.scenario.side {
		if l.b.scenario.side[s].nation == nation {
			return rules.Side(s), nil
		}
	}
	return rules.Chance, l.Fault(key, "ns.fault.side", "%q is not an army of this battle", rules.Said{ID: nation, Key: nationKey(nation)})
}

// readTrains reads pontoon trains and parks (NS-B.18, NS-C4.2.28).
func (l *loader) readTrains() error {
	x := l.b.scenario
	for i := range x.parksAt {
		x.parksAt[i] = offBoard
	}
	return l.Each(len(l.f.Forces.Trains), l.readTrain)
}

func (l *loader) readTrain(i int) error {
	x, t, key := l.b.scenario, l.f.Forces.Trains[i], fmt.Sprintf("forces.trains.%d", i)
	g, err := l.command(key+".command", t.Command)
	if err != nil {
		return err
	}
	kind, err := l.word(key+".kind", t.Kind, trainNames[:])
	if err != nil {
		return err
	}
	if t.At != "" {
		if x.parksAt[g], err = l.square(key+".at", t.At); err != nil {
			return err
		}
	}
	list := &x.parks
	if kind == pontoonTrain {
		list = &x.pontoons
	}
	*list = append(*list, g)
	slices.Sort(*list)
	return nil
}
