package table

import (
	"fmt"
	"os"
	"runtime"
	"runtime/pprof"
	"sort"
	"strings"
	"testing"

	"grognard/rules"
)

func TestZZProbe(t *testing.T) {
	runtime.MemProfileRate = 1
	for _, s := range [][2]string{{"manoeuvre", "man-01-first-orders"}, {"ccn", "ccn-12-waterloo"}, {"musket", "marengo-1800"}, {"squares", "ns-05-salamanca"}, {"eagles", "the-walled-farm"}} {
		b := battleOf(t, s[0], s[1])
		for n := 0; b.m.Request() != nil && n < 60 && len(b.m.Request().Options) > 0 && b.m.Request().Field == nil; n++ {
			if _, err := b.m.Answer(b.m.Request().Options[n%len(b.m.Request().Options)]); err != nil {
				t.Fatal(err)
			}
		}
		b.Settle()
		for range 100 {
			b.Tick()
		}
		probe(t, s[0]+" idle", func(int) { b.Tick() })
		var piece rules.Ref
		for _, p := range b.m.View().Pieces {
			if _, ok := b.t.board.PieceRect(p.Ref); ok && b.m.Request() != nil && p.Side == b.m.Request().To {
				piece = p.Ref
			}
		}
		r, _ := b.t.board.PieceRect(piece)
		x, y := r.Center()
		b.In.X, b.In.Y = x, y
		for range 100 {
			b.Tick()
		}
		probe(t, s[0]+" hover", func(int) { b.Tick() })
		probe(t, s[0]+" pointer", func(n int) { b.In.X, b.In.Y = x+float32(n%7), y; b.Tick() })
		probe(t, s[0]+" zoom", func(n int) {
			b.In.WheelY = []float32{1, -1}[n%2]
			b.Tick()
		})
	}
}

func probe(t *testing.T, name string, f func(int)) {
	n := 0
	all := testing.AllocsPerRun(60, func() { n++; f(n) })
	before := counts()
	for i := range 60 {
		f(i)
	}
	after := counts()
	type row struct {
		at string
		n  float64
	}
	var rows []row
	for k, v := range after {
		if d := float64(v-before[k]) / 60; d > .01 {
			rows = append(rows, row{k, d})
		}
	}
	sort.Slice(rows, func(i, j int) bool { return rows[i].n > rows[j].n })
	fmt.Printf("== %s: %.1f allocs a frame\n", name, all)
	for i, r := range rows {
		if i < 14 {
			fmt.Printf("   %6.2f %s\n", r.n, r.at)
		}
	}
	_ = pprof.Lookup
	_ = os.Stdout
}

func counts() map[string]int64 {
	runtime.GC()
	runtime.GC()
	var recs []runtime.MemProfileRecord
	n, _ := runtime.MemProfile(nil, true)
	for {
		recs = make([]runtime.MemProfileRecord, n+100)
		k, ok := runtime.MemProfile(recs, true)
		if ok {
			recs = recs[:k]
			break
		}
		n = k
	}
	all := map[string]int64{}
	for i := range recs {
		fr := runtime.CallersFrames(recs[i].Stack())
		at := ""
		for {
			f, more := fr.Next()
			if strings.HasPrefix(f.Function, "grognard/") && !strings.Contains(f.Function, "zz_probe") {
				at = fmt.Sprintf("%s:%d", f.Function, f.Line)
				break
			}
			if !more {
				break
			}
		}
		all[at] += recs[i].AllocObjects
	}
	return all
}
