package eagles

// nation is where an army or battalion comes from. Only being British changes
// rules (2.1).
type nation uint8

const (
	french nation = iota
	british
	austrian
	prussian
	portuguese
	russian
	spanish

	noNation nation = 0xff // before one is chosen
)

// nations are the names of nations in files and views.
var nations = []string{french: "fr", british: "gb", austrian: "au", prussian: "pr", portuguese: "pt", russian: "ru", spanish: "sp"}

// unitNames are the proper names that battalions may have, as in files and in
// the words me.unit.<name>. The empty one stands for the number alone.
var unitNames = []string{
	"",
	"gb-1", "gb-2", "gb-3", "gb-4", "gb-5", "gb-line-1", "gb-line-2", "gb-line-3",
	"foot-guards", "riflemen", "local-militia", "detachment",
	"fr-1", "fr-2", "fr-3", "fr-guard-4", "fr-line-1", "fr-line-2", "fr-line-3",
	"fr-light", "fr-grenadiers", "fr-guard", "conscripts", "national-guard",
	"pr-musketeers-1", "pr-musketeers-2", "pr-fusiliers", "pr-grenadiers", "pr-landwehr",
	"au-fusiliers-1", "au-fusiliers-2", "au-grenadiers", "au-landwehr",
	"pt-line", "pt-militia",
}

// objectiveNames are the names of objectives, as in files and in the words
// me.goal.<name>. The last three go by their kind.
var objectiveNames = []string{"yard", "ridge-top", "crossroads", "hill-road", "middle-grove", "barn-field", "field", "unit", "commander", "break"}
