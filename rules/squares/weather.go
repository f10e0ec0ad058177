package squares

import "grognard/rules"

// weather is the weather of the turn (section C0).
type weather uint8

const (
	normalSky weather = iota
	rain
	snow
	cloudy
	clear
)

var weatherNames = [...]string{"normal", "rain", "snow", "cloudy", "clear"}

// rainy reports rain or snow (NS-C0.7, NS-C0.9).
func (w weather) rainy() bool { return w == rain || w == snow }

// The weather table: the least total of each row (NS-C0.3, NS-C0.4).
type weatherTable struct{ cloudy, normal, clear int }

var (
	winterWeather = weatherTable{6, 9, 11} // November to April
	summerWeather = weatherTable{5, 7, 10}
)

// coldMonths reports November to April.
func coldMonths(month int) bool { return month >= 11 || month <= 4 }

// rollWeather rolls on the weather table (NS-C0.2 to NS-C0.6).
func (b *Board) rollWeather(t *rules.Table) {
	total := rules.Total(t.Roll("ns.weather", "NS-C0.2", rules.D(2, d6).Summed().RolledBy(rules.First)))
	if b.region == "spain" || b.region == "italy" {
		total++
	}
	table := summerWeather
	if coldMonths(b.month) {
		table = winterWeather
	}
	switch {
	case total >= table.clear:
		b.weather = clear
	case total >= table.normal:
		b.weather = normalSky
	case total >= table.cloudy:
		b.weather = cloudy
	default:
		b.weather = b.rollRain(t)
	}
	t.Tell(rules.Event{Kind: rules.EvResult, Rule: "NS-C0.3", Side: rules.Chance,
		Text: rules.Text{Key: "ns.row.weather." + weatherNames[b.weather], A: weatherRef(b.weather), N: total}})
}

// rollRain says whether it rains or snows (NS-C0.6).
func (b *Board) rollRain(t *rules.Table) weather {
	if !coldMonths(b.month) {
		return rain
	}
	face := t.Roll("ns.weather.rain", "NS-C0.6", rules.D(1, d6).Alike(0, 0, 0, 0, 1, 1).RolledBy(rules.First))[0]
	if face <= 4 {
		return rain
	}
	return snow
}

// Hours in minutes.
const (
	hour      = 60
	wholeDay  = 24 * hour
	firstHour = 5 * hour  // NS-C0.13
	lastHour  = 19 * hour // NS-C0.13
)

// setDay works out dawn and dusk from season and weather (NS-C0.13 to
// NS-C0.18).
func (b *Board) setDay() {
	shift := 0
	switch {
	case b.month == 12 || b.month <= 3:
		shift++
	case b.month >= 5 && b.month <= 8:
		shift--
	}
	switch {
	case b.weather.rainy() || b.weather == cloudy:
		shift++
	case b.weather == clear:
		shift--
	}
	b.dawn, b.dusk = firstHour+shift*hour, lastHour-shift*hour
}

// openBattle settles weather and hour before the first turn (part 2, 3 to 5).
func (b *Board) openBattle(t *rules.Table) {
	if b.rules.weatherRandom {
		b.rollWeather(t)
	}
	b.setDay()
	b.dayStart = b.start
	if b.start == randomStart { // NS-C0.12, NS-C0.17
		face := t.Roll("ns.start", "NS-C0.12", rules.D(1, 12).RolledBy(rules.First))[0]
		b.dayStart = min(max(firstHour+face*hour, b.dawn), b.dusk-2*hour)
	}
	b.day, b.dayTurn = 1, 1
}

// changeWeather rolls for a change from the second turn on (NS-C0.11).
func (b *Board) changeWeather(t *rules.Table) {
	if !b.rules.weatherChange || b.turn < 2 {
		return
	}
	face := t.Roll("ns.weather.change", "NS-C0.11", rules.D(1, d6).Alike(0, 1, 1, 1, 1, 1).RolledBy(rules.First))[0]
	if face == 1 {
		b.rollWeather(t)
	}
}

// clock is the hour at which the turn begins, in minutes after midnight of the
// battle's day.
func (b *Board) clock() int { return b.dayStart + (b.turn-b.dayTurn)*b.turnMinutes }

// isDark reports whether the turn begins at night (NS-C0.18).
func (b *Board) isDark() bool {
	now := b.clock() % wholeDay
	return now >= b.dusk || now < b.dawn
}
