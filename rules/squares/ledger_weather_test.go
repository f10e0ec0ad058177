package squares

import (
	"fmt"
	"strings"
	"testing"
)

const quietField = field + "A1 red-1\nG7 blue-1\nchief red A1 +1\nphase start\nturn 0\n"

// dawning begins the first turn of a battle in a month and a region, with
// random weather, and rolls for it.
func dawning(t *testing.T, month int, region string, faces ...int) *game {
	t.Helper()
	g := redraw(t, fmt.Sprintf("%smonth %d\non weather_random", quietField, month), `region = "other"`, fmt.Sprintf("region = %q", region))
	return g.WantAsk("ns.weather", "chance").Roll(faces...)
}

// wantWeather checks the weather that the players see.
func (g *game) wantWeather(name string) *game {
	g.Helper()
	return g.wantTable("weather", 0, "weather-"+name)
}

func TestLedgerWeather(t *testing.T) {
	t.Run("NS-C0.1 weather and hour come from the scenario", func(t *testing.T) {
		draw(t, quietField+"weather cloudy").WantAsk("ns.ap", "chance").wantWeather("cloudy").wantHour(9)
	})
	t.Run("NS-C0.1 or the dice say", func(t *testing.T) {
		dawning(t, 7, "other", 5, 6).wantWeather("clear").WantAsk("ns.ap", "chance")
		g := redraw(t, quietField, `start = "09:00"`, `start = "random"`).WantAsk("ns.start", "chance").Roll(3).wantHour(8)
		g.wantWeather("normal")
	})
	t.Run("NS-C0.2 the weather roll is 2D6", func(t *testing.T) {
		redraw(t, quietField+"on weather_random").wantDice("ns.weather", 2, 0)
	})
	cold := strings.Fields("rain rain rain rain cloudy cloudy cloudy normal normal clear clear")
	warm := strings.Fields("rain rain rain cloudy cloudy normal normal normal clear clear clear")
	for total := 2; total <= 12; total++ {
		low := max(1, total-6)
		for _, month := range []int{11, 12, 1, 4} {
			t.Run(fmt.Sprintf("NS-C0.3 a roll of %d in month %d", total, month), func(t *testing.T) {
				g := dawning(t, month, "other", low, total-low)
				if total <= 5 {
					g.WantAsk("ns.weather.rain", "chance").Roll(1)
				}
				g.wantWeather(cold[total-2])
			})
		}
		for _, month := range []int{5, 8, 10} {
			t.Run(fmt.Sprintf("NS-C0.4 a roll of %d in month %d", total, month), func(t *testing.T) {
				dawning(t, month, "other", low, total-low).wantWeather(warm[total-2])
			})
		}
	}
	t.Run("NS-C0.5 in Spain and Italy 1 more", func(t *testing.T) {
		for _, region := range []string{"italy", "spain"} {
			dawning(t, 7, region, 4, 5).wantWeather("clear")
			dawning(t, 7, region, 6, 6).wantWeather("clear")
			dawning(t, 1, region, 6, 6).wantWeather("clear")
		}
		dawning(t, 7, "other", 4, 5).wantWeather("normal")
	})
	for face := 1; face <= 6; face++ {
		t.Run(fmt.Sprintf("NS-C0.6 rain or snow on a %d", face), func(t *testing.T) {
			want := "rain"
			if face >= 5 {
				want = "snow"
			}
			dawning(t, 2, "other", 1, 2).Roll(face).wantWeather(want)
		})
	}
	t.Run("NS-C0.6 from May to October it is always rain", func(t *testing.T) {
		dawning(t, 10, "other", 1, 2).WantAsk("ns.ap", "chance").wantWeather("rain")
	})
}

func TestLedgerWhatWeatherDoes(t *testing.T) {
	move := func(weather, what string) *game { return draw(t, field+"C3 red-1 "+what+"\nweather "+weather) }
	t.Run("NS-C0.7 rain: a shorter day, dearer moves, weaker guns, stronger lancers", func(t *testing.T) {
		draw(t, quietField+"weather rain").wantTable("dusk", 18)
		move("rain", "massed").Play("move red-1 @C4").wantSpent("red-1", 2)
		draw(t, field+"C3 red-1 gun\nC4 blue-1\nweather rain\nphase bombardment").Play("fire red-1 @C4").wantDice("ns.bombard", 1, 4)
		lancers := "C3 red-1 cavalry lancer\nC4 blue-1\nphase combat\nweather "
		draw(t, field+lancers+"rain").Play("attack red-1 @C4").dice().Roll(1, 1).WantAsk("ns.combat.again", "chance")
		draw(t, field+lancers+"normal").Play("attack red-1 @C4").dice().Roll(1, 1).WantAsk("ns.combat", "chance")
	})
	t.Run("NS-C0.8 1 AP more, once, with the first square changed", func(t *testing.T) {
		move("rain", "linear N").Play("face red-1 #2").wantSpent("red-1", 1).Play("move red-1 @D3").wantSpent("red-1", 3)
		move("rain", "massed").Play("move red-1 @C4").wantSpent("red-1", 2).Play("move red-1 @C5").wantSpent("red-1", 3)
		move("rain", "cavalry").WantOffered("move red-1 @C6", "move red-1 @D4").WantNot("move red-1 @C7")
		move("rain", "gun").Play("move red-1 @C4").wantSpent("red-1", 3)
	})
	t.Run("NS-C0.8 bombardment has 1 less", func(t *testing.T) {
		for weather, mod := range map[string]int{"rain": -1, "snow": -1, "cloudy": 0, "clear": 0, "normal": 0} {
			draw(t, field+"C3 red-1 gun\nC4 blue-1\nphase bombardment\nweather "+weather).Play("fire red-1 @C4").wantMod("red-1", "NS-C4.2.11", mod).
				wantDice("ns.bombard", 1, 3-mod)
		}
	})
	t.Run("NS-C0.9 snow is rain but for lancers", func(t *testing.T) {
		move("snow", "massed").Play("move red-1 @C4").wantSpent("red-1", 2)
		draw(t, quietField+"weather snow").wantTable("dusk", 18)
		draw(t, field+"C3 red-1 cavalry lancer\nC4 blue-1\nphase combat\nweather snow").Play("attack red-1 @C4").dice().Roll(1, 1).WantAsk("ns.combat", "chance")
	})
	for weather, dusk := range map[string]int{"cloudy": 18, "clear": 20, "normal": 19} {
		t.Run("NS-C0.10 "+weather+" changes the length of the day alone", func(t *testing.T) {
			draw(t, quietField+"weather "+weather).wantTable("dusk", dusk)
			move(weather, "massed").Play("move red-1 @C4").wantSpent("red-1", 1)
		})
	}
	change := field + "A1 red-1\nG7 blue-1\nchief red A1 +1\nphase start\nmonth 7\nweather clear\n"
	t.Run("NS-C0.11 on a 1 the weather is rolled again", func(t *testing.T) {
		g := draw(t, change+"turn 2\non weather_change").wantDice("ns.weather.change", 1, 0).Roll(1).wantDice("ns.weather", 2, 0).Roll(2, 2).wantWeather("rain")
		g.WantAsk("ns.ap", "chance").wantTable("dusk", 21)
		draw(t, change+"turn 2\non weather_change").Roll(1).Roll(6, 6).wantWeather("clear")
		draw(t, change+"turn 2\non weather_change").Roll(2).WantAsk("ns.ap", "chance").wantWeather("clear")
	})
	t.Run("NS-C0.11 only with the option, and not in the first turn", func(t *testing.T) {
		draw(t, change+"turn 2").WantAsk("ns.ap", "chance")
		draw(t, change+"turn 0\non weather_change").WantAsk("ns.ap", "chance")
		draw(t, change+"turn 1\non weather_change").WantAsk("ns.weather.change", "chance")
	})
}

func TestLedgerHoursOfDaylight(t *testing.T) {
	start := func(t *testing.T, weather string, month, face int) *game {
		t.Helper()
		g := redraw(t, fmt.Sprintf("%sweather %s\nmonth %d", quietField, weather, month), `start = "09:00"`, `start = "random"`)
		return g.WantAsk("ns.start", "chance").Roll(face)
	}
	for face := 1; face <= 12; face++ {
		t.Run(fmt.Sprintf("NS-C0.12 a start hour of 5 and %d", face), func(t *testing.T) {
			start(t, "normal", 9, face).wantTable("clock", (5+face)*60)
		})
	}
	for _, c := range []struct {
		clause, weather string
		month           int
		dawn, dusk      int
	}{
		{"NS-C0.13", "normal", 4, 5, 19}, {"NS-C0.13", "normal", 9, 5, 19}, {"NS-C0.13", "normal", 10, 5, 19}, {"NS-C0.13", "normal", 11, 5, 19},
		{"NS-C0.14", "normal", 12, 6, 18}, {"NS-C0.14", "normal", 1, 6, 18}, {"NS-C0.14", "normal", 3, 6, 18},
		{"NS-C0.15", "rain", 1, 7, 17}, {"NS-C0.15", "cloudy", 12, 7, 17}, {"NS-C0.15", "rain", 9, 6, 18}, {"NS-C0.15", "cloudy", 9, 6, 18},
		{"NS-C0.16", "clear", 1, 5, 19}, {"NS-C0.16", "normal", 5, 4, 20}, {"NS-C0.16", "normal", 8, 4, 20}, {"NS-C0.16", "clear", 7, 3, 21},
		{"NS-C0.16", "clear", 9, 4, 20}, {"NS-C0.16", "rain", 7, 5, 19},
	} {
		t.Run(fmt.Sprintf("%s the day in month %d, %s, lasts from %d to %d", c.clause, c.month, c.weather, c.dawn, c.dusk), func(t *testing.T) {
			g := draw(t, fmt.Sprintf("%sweather %s\nmonth %d", quietField, c.weather, c.month)).wantTable("dusk", c.dusk)
			if got := g.board().dawn; got != c.dawn*60 {
				t.Errorf("dawn comes at %d minutes, want %d o'clock", got, c.dawn)
			}
		})
	}
	t.Run("NS-C0.17 no random start before dawn or in the last 2 hours", func(t *testing.T) {
		start(t, "cloudy", 1, 1).wantHour(7)
		start(t, "cloudy", 1, 2).wantHour(7)
		start(t, "cloudy", 1, 3).wantHour(8)
		start(t, "cloudy", 1, 12).wantHour(15)
		start(t, "cloudy", 1, 11).wantHour(15)
		start(t, "cloudy", 1, 10).wantHour(15)
		start(t, "cloudy", 1, 9).wantHour(14)
	})
	t.Run("NS-C0.18 later weather does not move dusk", func(t *testing.T) {
		g := draw(t, quietField+"month 7\nweather clear\non weather_change").wantTable("dusk", 21).Roll(1, 1).through("contest.name")
		g.Play("name red-g1", "name blue-g1").Roll(6, 1).through("leftover").Play("activate blue-g1 #1").through("-").Roll(1).Roll(1, 1)
		g.wantWeather("rain").wantTable("dusk", 21)
	})
	t.Run("NS-C0.18 a turn is a night turn from dusk on and before dawn", func(t *testing.T) {
		late := field + "A1 red-1\nG7 blue-1\nchief red A1 +1\nphase start\ndays 2\n"
		draw(t, late+"turn 19").wantPhase("points").wantNight(false).wantTable("clock", 18*60+30)
		draw(t, late+"turn 20").wantPhase("leave").wantNight(true)
		redraw(t, late+"turn 1", "day_start = 540", "day_start = 269").wantPhase("leave")
		redraw(t, late+"turn 1", "day_start = 540", "day_start = 270").wantPhase("points")
	})
	t.Run("NS-C0.19 without weather rules the weather is Normal", func(t *testing.T) {
		for month, dusk := range map[int]int{2: 18, 9: 19, 6: 20} {
			g := redraw(t, fmt.Sprintf("%smonth %d", quietField, month), "weather = \"normal\"\n", "")
			g.WantAsk("ns.ap", "chance").wantWeather("normal").wantTable("dusk", dusk)
		}
	})
	t.Run("NS-C0.20 in the morning fog only short range", func(t *testing.T) {
		picture := field + "C3 red-1 gun\nC4 blue-1\nC5 blue-2\nphase bombardment\nshort 2\n"
		draw(t, picture+"turn 2").WantOffered("fire red-1 @C4").WantRefused("fire red-1 @C5", "NS-C0.20")
		draw(t, picture+"turn 3").WantOffered("fire red-1 @C4", "fire red-1 @C5")
	})
}
