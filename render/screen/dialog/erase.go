package dialog

import "grognard/render/ui"

// Erasure is a dialog that asks whether to delete a file.
type Erasure struct {
	Title, Text string
	Keep, Yes   string // words of the buttons
}

// Ask shows the dialog while asking is true, which either button ends, and
// reports whether to delete.
func (e Erasure) Ask(c *ui.Ctx, asking *bool) bool {
	pushed := c.Dialog(ui.Dialog{
		Title: e.Title,
		Text:  e.Text,
		Buttons: []ui.Button{
			{Name: "button.keep", Label: e.Keep},
			{Name: "button.delete.yes", Label: e.Yes, Danger: true},
		},
	})
	*asking = pushed < 0
	return pushed == 1
}
