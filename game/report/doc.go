// Package report tells a battle on paper: a map for each turn with what was done on it, the story in
// sentences, the numbers in their course, where it turned, who went in and who came out. It gathers
// all that, and writes it as one HTML file or as Markdown; maps are painted by whoever can.
//
//	r, err := report.Of(ctx, report.Take(m), words)
//	path, err := report.Write(ctx, folder, r, report.HTML, paint, after)
//
// Of a battle that is over everything is told. Of one that goes on only what both players may
// know is: the report may be given to either.
package report
