package play

// Prepare works out what is to be shown of the answer that is put together. It is called
// in every frame once the player has been heard on the map: painting works out nothing.
func (g *Game) Prepare() {
	g.Choice.FindTargets()
	if !g.Choice.Sharing() {
		g.Choice.LossHeld = false
	}
	if g.Clips.Running() {
		return
	}
	g.History.KeepChart()
	if g.Scene.Ask != nil {
		g.Choice.SetLabels()
		g.ponder()
	}
}

// ponder shows the odds of the quiet option where nothing is picked and it leads to dice:
// "done" rolls them.
func (g *Game) ponder() {
	weighed := &g.Ahead.Odds
	if weighed.Pos == g.Scene.Pos {
		return
	}
	if g.Scene.View().Combat == nil {
		if o, ok := g.Choice.Aimed(); ok {
			weighed.Glance(g.Scene.Pos, o)
		}
		return
	}
	if o, ok := g.Scene.Quiet(); ok {
		weighed.Glance(g.Scene.Pos, o)
	}
}
