package musket

// register names every counter there is. A battle gives its counters their
// values; names are the same for ever.
var register = [...]string{
	"pr-hq", "pr-trains", "pr-bluecher", "pr-brunswick", "pr-kalckreuth", "pr-orange", "pr-schmettau", "pr-alv", "pr-beeren",
	"pr-bl-hbty", "pr-blhus", "pr-cuir", "pr-hanstein", "pr-heinrich", "pr-hirsch", "pr-irwing", "pr-luetzow", "pr-malsch",
	"pr-or-bty", "pr-os-hbty", "pr-oswald", "pr-pletz", "pr-quitzow", "pr-re-bty", "pr-renouard", "pr-sc-bty", "pr-schack",
	"pr-schim", "pr-wa-bty", "pr-wedell", "pr-wilhelm", "pr-zenge",
	"fr-hq", "fr-trains", "fr-bonaparte", "fr-compere", "fr-davout", "fr-desaix", "fr-digonet", "fr-foy", "fr-friant",
	"fr-gudin", "fr-jerome", "fr-keller", "fr-lannes", "fr-monnier", "fr-morand", "fr-ney", "fr-pire", "fr-reille",
	"fr-reynier", "fr-victor", "fr-101", "fr-108", "fr-111", "fr-12", "fr-12ch", "fr-12hus", "fr-12pdr", "fr-13leg", "fr-17",
	"fr-19leg", "fr-1ch", "fr-1leg-a", "fr-1leg-b", "fr-21", "fr-22", "fr-23leg-a", "fr-23leg-b", "fr-24leg", "fr-25", "fr-28",
	"fr-30", "fr-33", "fr-40", "fr-42", "fr-43", "fr-44", "fr-48", "fr-51", "fr-59", "fr-61", "fr-6leg", "fr-70", "fr-72",
	"fr-85", "fr-96", "fr-9ch", "fr-9ch-e", "fr-9leg", "fr-bachelu-bty", "fr-bauduin", "fr-bo-bty", "fr-bty1", "fr-bty2",
	"fr-campy", "fr-cp", "fr-foy-bty", "fr-fr-bty", "fr-gauthier", "fr-gc", "fr-gg", "fr-gren", "fr-gu-bty", "fr-guardcav",
	"fr-guiton", "fr-hbty", "fr-hubert", "fr-husson", "fr-jamin", "fr-jerome-bty", "fr-ke", "fr-keller-hbty", "fr-la-bty",
	"fr-marmont", "fr-mo-bty", "fr-mtn", "fr-pire-hbty", "fr-pol-a", "fr-pol-b", "fr-rv", "fr-soye", "fr-swiss", "fr-vi-bty",
	"fr-vial", "fr-wathiez",
	"br-hq", "br-trains", "br-cole", "br-kempt", "br-oswald", "br-stuart", "br-20", "br-27", "br-58", "br-6pdr", "br-78",
	"br-81", "br-cors", "br-gren", "br-light", "br-mtn", "br-wat",
	"au-hq", "au-trains", "au-haddick", "au-kaim", "au-melas", "au-oreilly", "au-ott", "au-zach", "au-13", "au-17", "au-18",
	"au-28", "au-51", "au-57", "au-belle", "au-briey", "au-cbty", "au-el-hbty", "au-gott", "au-grenz", "au-ha-bty", "au-jager",
	"au-ka-bty", "au-knes", "au-latt", "au-lob", "au-marse", "au-nau", "au-nobili", "au-or-bty", "au-ot-bty", "au-ottochaner",
	"au-pbty", "au-pilatti", "au-pion", "au-pos1", "au-pos2", "au-retz", "au-sticker", "au-stjul", "au-ulm", "au-weid",
	"au-wurt",
	"al-hq", "al-trains", "al-alten", "al-brunswick", "al-cooke", "al-orange", "al-picton", "al-wellington", "al-27jag",
	"al-best", "al-bijlandt", "al-bijleveld", "al-br-avg", "al-br-bty", "al-br-hus", "al-br-light", "al-br-line", "al-br-uhl",
	"al-byng", "al-cleeves", "al-halkett", "al-kempt", "al-kielm", "al-kuhlmann", "al-lloyd", "al-maitland", "al-merlen",
	"al-pack", "al-rettberg", "al-rogers", "al-sandham", "al-saxe", "al-stevenart",
	// what players make up: of either side
	"own-1", "own-2", "own-3", "own-4", "own-5", "own-6", "own-7", "own-8", "own-9", "own-10", "own-11", "own-12", "own-13",
	"own-14", "own-15", "own-16", "own-17", "own-18", "own-19", "own-20", "own-21", "own-22", "own-23", "own-24", "own-25",
	"own-26", "own-27", "own-28", "own-29", "own-30", "own-31", "own-32", "own-leader-1", "own-leader-2", "own-leader-3",
	"own-leader-4", "own-leader-5", "own-leader-6", "own-leader-7", "own-leader-8",
}

// armyNames are the names of armies.
var armyNames = [...]string{"france", "austria", "prussia", "britain", "allies"}

// formationNames are the names of higher commands.
var formationNames = [...]string{
	"bluecher", "schmettau", "wartensleben", "quitzow", "orange", "wilhelm", "oswald-light", "reserve", "gudin", "friant",
	"morand", "vialannes", "corps-artillery", "compere", "peyri", "digonet", "army-artillery", "kempt", "cole", "acland",
	"oswald", "oreilly", "haddick", "kaim", "morzin", "elsnitz", "ott", "reserve-artillery", "independent", "gardanne",
	"chambarlhac", "watrin-mainoni", "monnier", "boudet", "consular-guard", "kellermann", "champeaux", "rivaud", "watrin",
	"vogelsang", "schellenberg", "bachelu", "jerome", "foy", "pire", "kellermann-corps", "guard-cavalry", "netherlands",
	"netherlands-cavalry", "picton", "brunswick", "alten", "cooke",
}
