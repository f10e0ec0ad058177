package screen

import "grognard/render/ui"

// faults tells what became of saving in the background: once that it has begun
// to fail, once that it works again.
func (r *Root) faults(c *ui.Ctx) {
	if r.keeper.Busy() {
		c.Wake(c.In.Now + 50)
		return
	}
	switch fault, again := r.keeper.News(); {
	case fault != nil:
		r.fault(fault)
	case again:
		r.pages.Inform(r.word("ui.saved.again"))
	}
}

// fault tells an error.
func (r *Root) fault(err error) { r.pages.Tell(r.given.Words.Explain(err)) }

// whileSaving is the key of a sentence about saving, or of the one that takes
// its place while saving fails.
func (r *Root) whileSaving(key string) string {
	if r.keeper.Unsaved() {
		return key + ".failing"
	}
	return key
}
