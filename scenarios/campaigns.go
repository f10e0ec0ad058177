package scenarios

import (
	"path"
)

// CampaignFile is the file of a campaign that comes with the game: package series reads it.
type CampaignFile struct {
	Name string // "campaigns/peninsula.toml"
	Data []byte
}

// Campaigns returns them in the order of their names.
func Campaigns() (all []CampaignFile) {
	entries, err := files.ReadDir("campaigns")
	if err != nil {
		return nil
	}
	for _, e := range entries {
		name := path.Join("campaigns", e.Name())
		if data, err := files.ReadFile(name); err == nil {
			all = append(all, CampaignFile{name, data})
		}
	}
	return all
}
