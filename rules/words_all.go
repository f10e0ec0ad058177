package rules

// All words of each kind, for tests that range over them: of the kit and of
// painters. A rulebook may have more sums.
var (
	Acts = [...]Act{ActFight, ActFire, ActAdvance, ActRetreat, ActMove, ActWheel, ActForm, ActGuard, ActRally, ActOrder, ActSupport,
		ActPlace, ActChoose, ActStay, ActDone, ActCancel}
	States = [...]State{StateSquare, StateLinear, StateMassed, StateColumn, StateRear, StateLead, StateFacing, StateGarrison,
		StateRedoubt, StateReduced, StateIneffective, StateShaken, StateDisordered, StateBroken, StateRallying,
		StateReforming, StateHalted, StateDemoralized, StateFresh, StateNormal, StateFatigued, StateDry, StateOrdered,
		StateActive, StateActivated, StateMoved, StateFought, StateFired, StateAiming, StateCharging, StateThreatened,
		StateAttacks, StateDefends, StateEngaged, StateSupporting, StateBridge, StateHelped, StateDue, StateAppeared,
		StateHidden, StateDummy, StateWay, StateChief, StateElite, StateVeteran, StateRecruit, StateIrregular,
		StateLight, StateLancer, StateCuirass, StateHorse, StateHeavy, StateMedium, StateLightweight, StateOfficer,
		StateStandard, StateDrummer, StateSergeant}
	Faces = [...]Face{FaceInfantry, FaceLight, FaceRifles, FaceMilitia, FaceGrenadiers, FaceGuard, FaceCavalry, FaceHeavy, FaceLancers,
		FaceSabres, FaceArtillery, FaceHorseArtillery, FaceCommander, FaceLeader, FaceHQ, FaceTrains, FaceSupply, FaceSappers,
		FaceSkirmishers, FaceMarker, FaceRedoubt, FaceAmbush, FaceColours, FaceCommitted, FaceGuerrillas, FaceMarch, FaceRegroup,
		FaceSkirmish, FaceSpy, FaceWithdraw}
	SumKeys    = [...]SumKey{SumAttack, SumDefence, SumDice}
	DieFaces   = [...]DieFace{DieBattle, DieDark}
	BadgeKinds = [...]BadgeKind{BadgePoints, BadgeHits, BadgeSquare}
	Grounds    = [...]Ground{GroundOpen, GroundFields, GroundWoods, GroundRough, GroundMarsh, GroundSandpit, GroundHill, GroundRugged,
		GroundTown, GroundStrong, GroundWindmill, GroundLake, GroundRiver, GroundFord, GroundBridge, GroundImpassable}
	LineKinds = [...]LineKind{LineRiver, LineStream, LineBridge, LineFord, LineRoad, LineTrail, LineWall, LineHedge, LineFence, LineSlope, LineSteep,
		LineFieldworks, LineMidline, LineTile, LineSection}
	AreaKinds = [...]AreaKind{AreaObjective, AreaZone, AreaName, AreaTown, AreaFort, AreaSection, AreaSlot, AreaEdge, AreaHill, AreaWood,
		AreaOrchard, AreaMarsh, AreaBuilding, AreaRoad}
	Styles      = [...]Style{StyleArea, StyleContested, StyleBlocked, StyleNumber, StyleLine, StyleName}
	CardClasses = [...]CardClass{ClassUnit, ClassHQ, ClassSection, ClassTactic, ClassTile}
	GaugeKeys   = [...]GaugeKey{GaugePoints, GaugeMargin, GaugeBanners, GaugeGoals, GaugeSpoils, GaugeObjectives, GaugePointsGoals,
		GaugePointsUnits, GaugePointsCommands, GaugeLack, GaugeHold, GaugeStanding, GaugeFinished, GaugeSquares, GaugeReinforcements,
		GaugeNext, GaugeLosses, GaugeLost, GaugeBlocksLost, GaugeUnits, GaugeLeaders, GaugeCommands, GaugeUnbroken, GaugeOut,
		GaugeSteps, GaugeTrack, GaugeThreats, GaugeTests, GaugeCommander, GaugeHQ, GaugeTrains, GaugeHand, GaugeDeck, GaugeDiscards,
		GaugeCommand, GaugeSpent, GaugeBattalions, GaugeTokens, GaugeWaiting, GaugeBudget, GaugeOrders, GaugeRally, GaugeAttackers,
		GaugeDefenders, GaugeSecondAttack, GaugeSecondDefence, GaugeShare, GaugeCovered, GaugeDummies, GaugeClock, GaugeDusk,
		GaugeLight, GaugeWeather}
	Emblems     = [...]Emblem{EmblemObjective, EmblemName, EmblemZone, EmblemArea, EmblemUnit, EmblemCommander, EmblemRout, EmblemMarker, EmblemRedoubt, EmblemLine, EmblemLeave}
	OverlayKeys = [...]Overlay{OverlayMoves, OverlayRetreat, OverlaySight, OverlayRanges, OverlayArcs, OverlayZOC, OverlayControl,
		OverlayThreats, OverlayZone, OverlayWitness, OverlayCommand, OverlayRadius, OverlaySupport, OverlaySupply, OverlaySections,
		OverlayCapacity}
)
