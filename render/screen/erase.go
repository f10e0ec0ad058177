package screen

import "grognard/render/ui"

// erasure is a dialog that asks whether to delete a file.
type erasure struct {
	title, text string
	keep, yes   string // words of the buttons
}

// ask shows the dialog while asking is true, which either button ends, and
// reports whether to delete.
func (e erasure) ask(c *ui.Ctx, asking *bool) bool {
	pushed := c.Dialog(ui.Dialog{
		Title: e.title,
		Text:  e.text,
		Buttons: []ui.Button{
			{Name: "button.keep", Label: e.keep},
			{Name: "button.delete.yes", Label: e.yes, Danger: true},
		},
	})
	*asking = pushed < 0
	return pushed == 1
}
