package draft

import (
	"strings"

	"grognard/rules"
	"grognard/rules/tomlfile"
)

// A thing that has a name on the screen may be called otherwise by a file, see
// rules.Called. Its properties for that are called.en and called.it.

// Call gives a thing the properties of an own name, and the name if the file says one.
func Call(t *rules.Thing, value any) {
	c, ok := tomlfile.ReadCalled(value)
	if !ok {
		c = rules.Called{}
	}
	if c != (rules.Called{}) {
		t.Name = rules.Text{Key: c.Key()}
	}
	t.Props = append(t.Props, calledProps("", c, rules.Text{})...)
}

// SideCalls are the terms that call a side of a battle otherwise: of whose table path is,
// of what it is called else.
func SideCalls(doc *tomlfile.Document, path string, of rules.Text) []rules.Prop {
	all := calledProps(path+".", callOf(doc, path+".called"), of)
	for i := range all {
		all[i].Group = "sides"
	}
	return all
}

func calledProps(path string, c rules.Called, of rules.Text) []rules.Prop {
	return []rules.Prop{
		{Key: path + "called.en", Value: c.EN, Word: "workshop.prop.called_en", Language: "en", Of: of, Kind: rules.PropWords},
		{Key: path + "called.it", Value: c.IT, Word: "workshop.prop.called_it", Language: "it", Of: of, Kind: rules.PropWords},
	}
}

// callOf reads a name where it stands.
func callOf(doc *tomlfile.Document, path string) rules.Called {
	if s := doc.Literal(path); strings.HasPrefix(s, "\"") || strings.HasPrefix(s, "'") {
		return rules.Called{EN: Plain(doc, path)}
	}
	return rules.Called{EN: Plain(doc, path+".en"), IT: Plain(doc, path+".it")}
}

// call says a name in one language.
func call(doc *tomlfile.Document, path, lang, value string) {
	c := callOf(doc, path)
	if lang == "it" {
		c.IT = value
	} else {
		c.EN = value
	}
	if l := doc.Literal(path); l == "" || !strings.Contains("\"'{", l[:1]) {
		doc.Cut(path) // a table under a header of its own, or what is no name
	}
	if s := tomlfile.CalledLiteral(c); s != "" {
		doc.Set(path, s)
		return
	}
	doc.Cut(path)
}
