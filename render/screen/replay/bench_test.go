package replay

import (
	"testing"
	"time"

	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screen/pagetest"
)

// BenchmarkScrub drags along the chart of the longest battle: a frame is to be there within
// 16 ms. slowest is the slowest frame in milliseconds.
func BenchmarkScrub(b *testing.B) {
	for _, g := range [][2]string{{"musket", "marengo-1800"}, {"eagles", "the-long-ridge"}, {"ccn", "ccn-12-waterloo"}} {
		b.Run(g[0], func(b *testing.B) {
			d := pagetest.Open(b, 1920, 1080, prefs.Default())
			m := pagetest.FoughtOnce(b, g[0], g[1])
			opened(d, m, 0, nil)
			d.Long()
			d.In.X, d.In.Y = along(d, 0)
			d.Tick()
			d.In.Pressed[paint.Left], d.In.Down[paint.Left] = true, true
			d.Tick()
			d.In.Pressed[paint.Left] = false
			time.Sleep(2 * time.Second) // all positions are known, and the battle is told
			var slowest time.Duration
			b.ResetTimer()
			for i := range b.N {
				d.In.X, _ = along(d, float32(i%300)/300) // five seconds from end to end
				from := time.Now()
				d.Tick()
				slowest = max(slowest, time.Since(from))
			}
			b.ReportMetric(float64(slowest.Microseconds())/1000, "slowest-ms")
			b.ReportMetric(float64(m.Len()), "answers")
		})
	}
}

// BenchmarkRun lets the longest battles run on at four times their speed, with what moves: a frame is to
// be there within 16 ms.
func BenchmarkRun(b *testing.B) {
	for _, g := range [][2]string{{"musket", "marengo-1800"}, {"eagles", "the-long-ridge"}, {"ccn", "ccn-12-waterloo"}} {
		b.Run(g[0], func(b *testing.B) {
			d := pagetest.Open(b, 1920, 1080, prefs.Default())
			m := pagetest.FoughtOnce(b, g[0], g[1])
			p := opened(d, m, m.Len()/3, nil)
			d.Long()
			time.Sleep(2 * time.Second) // all positions are known, and the battle is told
			p.speed = 3
			var slowest time.Duration
			moves := 0
			b.ResetTimer()
			for range b.N {
				if p.run = true; p.at == m.Len() {
					p.show(0)
				}
				d.In.Now += 16
				from := time.Now()
				d.Tick()
				if slowest = max(slowest, time.Since(from)); p.stage.Moves() {
					moves++
				}
			}
			b.ReportMetric(float64(slowest.Microseconds())/1000, "slowest-ms")
			b.ReportMetric(float64(moves)/float64(b.N), "moving")
		})
	}
}
