package musket

// The tables of the ledger as they are written.

type ledgerSetup struct {
	Hex   string
	Turn  int
	Entry []string
}

type ledgerFace struct {
	CF, Charge, Attack, Defence, Range, MR int
	MA                                     any
	CfParen, MaParen, RedDot               bool
}

type ledgerUnit struct {
	ID, Side, Name, Type, Size, Formation, Identity, BackIs string
	Steps                                                   int
	HorseArtillery                                          bool
	Front, Back                                             ledgerFace
	Setup                                                   ledgerSetup
}

type ledgerDepot struct {
	ID, Name, Hex string
	MA            int
}

type ledgerBattle struct {
	Scenario struct {
		ID, NameEn, NameIt, Date, FirstPlayer, SecondPlayer, Complexity, Provenance, Description string
		Turns, MinutesPerTurn                                                                    int
		Coordination, ThreatFowChargeFromEzoc                                                    bool
	}
	Map struct {
		Cols, Rows, MetresPerHex int
		Numbering, Grid, NorthIs string
		Legend                   map[string]string
		Terrain, Heights         []string
		Hexsides                 map[string][]string
		Road                     []struct {
			Kind, Name   string
			Hexes, Exits []string
		}
		Place []struct{ Name, Hex string }
	}
	Turn []struct {
		N           int
		Time, Light string
	}
	Side []struct {
		ID, NameEn, NameIt, Colour string
		ReplacementStepsPerTurn    int
		LocHexes                   []string
		HQ, Trains                 ledgerDepot
		Formations                 map[string]string
	}
	Leader []struct {
		ID, Side, Name   string
		CF, MR, Movement int
		Span             []string
		Setup            ledgerSetup
	}
	Unit    []ledgerUnit
	Victory struct {
		MarginOf, Provenance                                                      string
		VpEliminatedUnit, VpDestroyedUnit, VpCapturedUnit, VpOnTrackOrOffMapAtEnd int
		VpLeaderKilled, VpLeaderCaptured, VpHqCaptured, VpTrainsCaptured          int
		Objective                                                                 []struct {
			Name, Hex, ControlledAtStartBy string
			VP                             int
		}
		Level []struct {
			MinMargin, MaxMargin int
			ResultEn, ResultIt   string
		}
	}
	Event []struct {
		Kind, Leader, Note string
		Turn, Value        int
		Turns              []int
		Units              []string
		NoMarch            bool
		VpBonusIfLost      int
		NewSpan            struct {
			Leader string
			Span   []string
		}
	}
	Exclusive struct{ RulesEn, Notes []string }
}
