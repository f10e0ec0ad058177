package rules

// What a rulebook says of pictures, in words that painters know: see State.

// Face is the pictogram of a piece or card, "" on the back of one.
type Face string

// Troops.
const (
	FaceInfantry       Face = "infantry"
	FaceLight          Face = "light" // infantry
	FaceRifles         Face = "rifles"
	FaceMilitia        Face = "militia"
	FaceGrenadiers     Face = "grenadiers"
	FaceGuard          Face = "guard"
	FaceCavalry        Face = "cavalry"
	FaceHeavy          Face = "heavy" // cavalry
	FaceLancers        Face = "lancers"
	FaceSabres         Face = "sabres" // light cavalry; also blows
	FaceArtillery      Face = "artillery"
	FaceHorseArtillery Face = "horse-artillery"
)

// Whoever and whatever else is on the map.
const (
	FaceCommander   Face = "commander"
	FaceLeader      Face = "leader"
	FaceHQ          Face = "hq"
	FaceTrains      Face = "trains"  // wagons of all kinds
	FaceSupply      Face = "supply"  // of ammunition
	FaceSappers     Face = "sappers" // with the wagons of their bridge
	FaceSkirmishers Face = "skirmishers"
	FaceMarker      Face = "marker" // somebody or nobody is under it
	FaceRedoubt     Face = "redoubt"
)

// Train reports whether a piece with this face is a train: wagons and who drives
// them. They are no troops, have no front and stand behind the others.
func (f Face) Train() bool { return f == FaceTrains || f == FaceSupply || f == FaceSappers }

// What cards are about, beside those.
const (
	FaceAmbush     Face = "ambush"
	FaceColours    Face = "colours"
	FaceCommitted  Face = "committed" // to an attack
	FaceGuerrillas Face = "guerrillas"
	FaceMarch      Face = "march"
	FaceRegroup    Face = "regroup"
	FaceSkirmish   Face = "skirmish"
	FaceSpy        Face = "spy"
	FaceWithdraw   Face = "withdraw"
)

// DieFace is what is on the faces of a die, "": numerals.
type DieFace string

// What is on the faces of dice.
const (
	DieBattle DieFace = "battle" // symbols of the arms, sabres and a flag
	DieDark   DieFace = "dark"   // pips on ink, beside a light die with pips on ivory
)
