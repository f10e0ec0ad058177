package eagles
import ("testing";"math/rand/v2";"grognard/rules")
func TestZZ(t *testing.T){
	for _, name := range []string{"three-elms-crossroads.toml","the-walled-farm.toml","the-long-ridge.toml"} {
	for seed := range 700 {
		r := rand.New(rand.NewPCG(uint64(seed)+5000, 7))
		p, _, err := rules.Begin(Book{}, load(t, scenarioFiles(t)[name], nil))
		var log []string
		for n := 0; err == nil && p.Request() != nil && n < 4000; n++ {
			if e := p.Board().Check(); e != nil {
				b := p.Board().(*Board)
				t.Errorf("%s %d: %v %v", name, seed, e, log[max(0,len(log)-40):])
				for i := range b.body { if b.body[i].inPlay() { t.Logf("%+v\n%v", b.body[i], b.body[i].pose().Quad()) } }
				return
			}
			a := anyAnswer(p.Request(), r)
			if a.By == rules.Chance { log = append(log, p.Request().Kind) } else { log = append(log, rules.FormatOption(Book{}, a.Option)) }
			var ev []rules.Event
			p, ev, err = p.Play(a)
			for _, e := range ev { log = append(log, "  "+string(e.Kind)+" "+e.Rule+" "+Book{}.Format(e.Who)) }
		}
	}}
}
