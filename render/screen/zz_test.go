package screen
import ("testing";"grognard/game/prefs")
func TestZZ(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	d.Click("button.workshop")
	d.Click("button.fetch")
	d.In.Text = "/no/such/file.toml"
	d.Tick()
	d.In.Text = ""
	d.Settle()
	d.Click("button.fetch.yes")
	d.Settle()
	d.Shot("zzfetch")
	for _, x := range d.Texts() { t.Log(x.Cmd.Text) }
}
