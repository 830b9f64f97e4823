# Avinas på dansk. docs/translating.md siger, hvordan disse meddelelser bruges.
# $who er you, partner, person (med navnet $person) eller N, E, S, W; $side er us, them, NS eller EW (med navnene $NS og $EW); $suit er C, S, H eller D;
# $rank er A, T, K, Q, J eller et tal fra 9 til 2.

## Kort og mennesker

suit = { $suit ->
    [C] klør
    [S] spar
    [H] hjerter
   *[D] ruder
  }
rank = { $rank ->
    [A] es
    [T] ti
    [K] konge
    [Q] dame
    [J] knægt
    [9] ni
    [8] otte
    [6] seks
    [5] fem
    [4] fire
    [3] tre
    [2] to
   *[7] syv
  }
rank-letter-A = E
rank-letter-K = K
rank-letter-Q = D
rank-letter-J = B
rank-letter-7 = 7
rank-letter-8 = 8
rank-letter-9 = 9
rank-letter-6 = 6
rank-letter-5 = 5
rank-letter-4 = 4
rank-letter-3 = 3
rank-letter-2 = 2
card = { suit } { rank }
card-with-note = { $name }, { $note }
joint = {" "}
who = { $who ->
    [person] { $person }
    [you] Du
    [partner] Makker
    [N] Nord
    [E] Øst
    [S] Syd
   *[W] Vest
  }
who-you = du
relation = { $who ->
    [person] { $person }
    [you] dig
    [partner] makker
    [N] Nord
    [E] Øst
    [S] Syd
   *[W] Vest
  }
side = { $side ->
    [us] I
    [them] De andre
    [NS] { $NS }
   *[EW] { $EW }
  }
rams-n = { $n ->
    [one] 1 vædder
   *[other] { $n } væddere
  }
pips-n = { $n ->
    [one] 1 prik
   *[other] { $n } prikker
  }
points-n = { $n } point
rams = Væddere
pips = Prikker
trumps = trumf
tricks = { $n } stik

## Den første side

title = Avinas
title-turn = ● Din tur – { $title }
tagline-avinas = Det litauiske kortspil for to par.
tagline-more-avinas = Syvere, der vendes ved kortgivningen, bestemmer trumfen. Damer og knægte er altid trumf. Bank i bordet, hvis du tør tage det hele.
tagline-sjavs = Færøernes nationale kortspil, for to par.
tagline-more-sjavs = Sig, hvor mange trumfer du har: den længste farve bliver trumf. Seks damer og knægte er det altid. Kom først ned fra 24.
tagline-einwerfen = Det gamle tyske stikspil for to par.
tagline-more-einwerfen = Det sidst givne kort vendes: dets farve er trumf. Bekend farve, tag 61 point; en uafgjort fordobler det næste spil; spil i favoritfarven tæller dobbelt.
tagline-sueca = Det portugisiske stikspil for to par.
tagline-more-sueca = Det sidst givne kort vendes: dets farve er trumf. Syveren er næsthøjest, knægten over damen. Bekend farve, tag 61 point, få først fire sejre.
tagline-owcyglowa = Et polsk spil for tre: alle spiller hver for sig, og ingen ved, mod hvem.
tagline-more-owcyglowa = Bekend farve; der er ingen trumf, og tieren er kun femtehøjest. En sort dame, en bedstemor, holdes tilbage, til den er alene i sin farve. Solospilleren, med begge bedstemødre eller ingen af dem, skal have 54 point; en melding af et interval tæller for sig. Ni streger vinder.
tagline-klorsjavs = Et dansk spil for tre eller fire: én spiller alene mod de andre.
tagline-more-klorsjavs = Klør er trumf, og over dem står seks damer og knægte, wenzlerne. Meld spil, klap katten ved at lægge to kort væk for dens to, og tag 61 point. Den, der først ikke har flere øre, har tabt. Auktionssjavs er også med.
tagline-tarock = Et bayersk spil for tre: én spiller alene mod to, om puljen.
tagline-more-tarock = Meld spil, og tag talonens tre kort, eller spil på hånden uden dem. Forhøj med fem ad gangen fra 61 til 116. Vælg trumf, bekend, og stik over, hvis du kan. Partiet slutter, når puljen er tom.
tagline-sixbid = Et amerikansk spil for tre: én spiller alene mod to og melder, hvad der spilles om.
tagline-more-sixbid = Seks meldinger, fra solo til kaldesolo, eller de tre i Frog, forgængeren. Tag 60 point, alle 120 eller ikke et eneste stik.
tagline-sjavsalone = Sjavs for tre eller to: alle spiller hver for sig.
tagline-more-sjavsalone = Tre spiller med en skat på to kort. To har hver en række åbne kort foran sig, og under hvert af dem ligger et med bagsiden op. Kom først ned fra 24.
choose-game = Vælg et spil
game-avinas = Avinas
game-sjavs = Sjavs
game-einwerfen = Einwerfen
game-sueca = Sueca
game-owcyglowa = Owcy Głowa
game-klorsjavs = Klørsjavs
game-tarock = Bayersk tarok
game-sixbid = Six-Bid
game-sjavsalone = Sjavs for tre eller to
game-line-avinas = Litauen. Syvere bestemmer trumfen.
game-line-sjavs = Færøerne. Den længste farve bestemmer trumfen.
game-line-einwerfen = Tyskland. Ét vendt kort bestemmer trumfen.
game-line-sueca = Portugal. Syveren slår kongen.
game-line-owcyglowa = Polen. To bedstemødre, som ingen taler om.
game-line-klorsjavs = Danmark. Én spiller alene, med katten.
game-line-tarock = Bayern. Forhøj med fem, og tøm puljen.
game-line-sixbid = Amerika. Seks meldinger, og det gamle Frog.
game-line-sjavsalone = Færøerne. For tre eller to, hver for sig.
play-with-bots = Spil med botter
learn = Lær det på fem minutter
play-with-friends = Spil med venner
have-code = Jeg har en kode
back-to-game = Tilbage til dit spil
sign-in = Log ind
rules = Reglerne
you-are = Du er { $name }, { role }.
role = { $role ->
    [owner] ejer
    [host] klubvært
    [member] medlem
    [bot] bot
    [banned] udelukket
   *[guest] gæst
  }
change-name = Skift navn
friends-hint = Du får et link, som du kan sende til dem.
your-name = Dit navn
name-hint = De andre ser det ved bordet.
name-invited = Du er inviteret. Skriv det navn, du vil spille under.
password = Adgangskode
password-hint = Medlemmer logger ind med den. Gæster lader feltet stå tomt, medmindre klubben har en adgangskode.
have-password = Jeg har en adgangskode
come-in = Kom ind
invited-to-table = Du er inviteret til et bord
invited-to-evening = Du er inviteret til en klubaften: skriv et navn, og kom ind.
door-table = { $n ->
    [0] Bord { $table }: der sidder endnu ingen.
   *[other] Bord { $table }: her sidder { $names }.
}
door-host = { $n ->
    [0] { $host } inviterer dig til bordet { $table } og venter der.
   *[other] { $host } inviterer dig til bordet { $table }. Der sidder også { $names }.
}
table-code = Bordets kode eller link
join = Gå til bordet
home = Forside
connecting = Forbinder…
looking = Søger…
language = Sprog
settings = Indstillinger
setting-theme = Lys
setting-theme-system = som systemet
setting-theme-light = lyst
setting-theme-dark = mørkt
setting-suits = Farvernes kulører
setting-suits-two = to
setting-suits-four = fire
setting-speech = Hvad der siges
setting-speech-short = kort
setting-speech-normal = også navne og point
setting-speech-full = alt
setting-bots = Botter
setting-bots-usual = i deres sædvanlige tempo
setting-bots-waiting = venter, til alt er sagt
setting-taps = Et tryk løfter et kort, et til spiller det
setting-last-card = Det sidste kort spiller sig selv
setting-sounds = Lyde
setting-notify = Sig til, når det er min tur og siden ikke er fremme
setting-keys = Genveje med én tast (H, T, L…)
sound-offer = Spille med lyd?
yes = Ja
no = Nej
cancel = Fortryd
close = Luk
are-you-sure = Er du sikker?
all-the-same = Gør det alligevel

## Salen og klubben

open-table = Åbn et bord
may-not-open = I denne klub kan du spille med og se på, men ikke åbne borde.
preset-title = Slags bord
preset-friends = Venner: intet ur, vises i salen
preset-quick = Hurtigt: tyve sekunder pr. valg
preset-private = Privat: ikke i salen, ingen ser på
preset-open = Åbent: tilskuere følger alle hænder åbne, ét spil bagefter
preset-own = Eget
called-to-table = { $name } beder dig komme til et bord.
come-along = Kom med
night-next = Næste aften: { $when }.
night-calendar = Læg i kalenderen
done = Udført.
banned = udelukket
activity = Er klubben levende?
results = Resultater
standings = Klubbens stilling
by-reason = { $reason ->
    [rams] på væddere
    [pips] på prikker
   *[overbid] på en overmelding
  }

## Bordet

table-of = Bord { $name }
the-table = Bord
players = Spillere
your-hand = Din hånd
decision = Dit valg
panels = Mere
panel-sheet = Regnskab
panel-talk = Snak
panel-story = Forløb
panel-menu = Menu
panel-news = nyt
to-hall = Sal
seat-free = ledig
sit = { $seat ->
    [N] Sæt dig som Nord
    [E] Sæt dig som Øst
    [S] Sæt dig som Syd
   *[W] Sæt dig som Vest
  }
ask-for-seat = Bed om pladsen fra { $name }
let-in = Giv { $name } pladsen
bot = { $level ->
    [learner] bot, begynder
    [master] bot, mester
   *[club] bot, øvet
}
bot-plays-as = { $name } spiller som
level-learner = begynder
level-club = øvet
level-master = mester
away = væk
stand-in = en afløser spiller
open-mark = viser senere hånden til { $names }
ready = klar
dealer = giver
dealer-letter = G
declarer = spilfører
to-act = har turen
cards-left = { $n } kort
shown-by = Vist ved kortgivningen: { who }
only-you-see = det ser kun du
led-is = Udspil
trick-number = Stik { $n }
card-of = fra { relation }
card-of-winner = fra { relation }, tager stikket
card-hidden = et kort med bagsiden op fra { relation }
card-seen = { $name }, vist til alle
card-sending = { $name }, sendes…
card-not-now = { $name }, kan ikke spilles nu
signal-smile = et smil: værdifuldt
signal-frown = en rynket pande: værdiløst
lead-how = Spil { card } ud…
lead-face-up = med billedsiden op
lead-face-down = med bagsiden op
lead-down-smile = med bagsiden op og et smil
lead-down-frown = med bagsiden op og rynket pande
pass = Pas
knock = Bank
knock-again = Bank igen
bid = Meld { $n }
name-suit = { suit }: { $n }
stop = Stop spillet
stand-in-plays = En afløser spiller på din plads.
take-back = Tag min plads tilbage
paused = Der er pause ved bordet.
storage = Serveren kan ikke gemme spillet lige nu; bordet venter.
next-hand = Næste spil
turn-of = { who } har turen
waiting-for-others = Venter på de andre…
your-turn = Din tur.
turn-bid = Din tur. Meld eller pas.
turn-must_bid = Din tur. Du skal melde.
turn-pass = Din tur. Du kan kun passe.
turn-knock = Din tur. Bank eller pas.
turn-name_trump = Din tur. Vælg trumffarven.
turn-lead = Du spiller ud.
turn-bid_or_play = Din tur. Du må melde, før du spiller dit kort.
turn-play = Din tur.
turn-play-short = Du.
turn-act = Din tur.
price-shorter = Du meldte { $bid }, men med { suit } som trumf har du kun { $n }. Jeres side ville tabe partiet.
price-overbid = Din længste farve er { $longest }. Bliver du spilfører med { $n }, taber jeres side partiet.
price-stop-uncounted = Med under 61 point taber jeres side spillet.
price-stop-won = I har { $n }: det vinder spillet, medmindre jeres side meldte flere trumfer, end den havde.
price-stop-short = I har { $n }: med under 61 taber jeres side spillet.
take-rest = Resten er mine
hint = Tip
hint-play = En bot ville spille { card }:
hint-play-down = En bot ville spille { card } ud med bagsiden op:
hint-bid = En bot ville melde { $n }:
hint-pass = En bot ville passe:
hint-knock = En bot ville banke:
hint-stop = En bot ville stoppe:
hint-name = En bot ville vælge { suit }:
hint-why-only-choice = der er intet andet valg.
hint-why-won-already = med { $points } point er spillet vundet, og flere stik hjælper kun de andre.
hint-why-stop-pays = der kan ikke komme noget bedre end med dine { $points } point.
hint-why-lose-to-win = { pips-n } med vilje slutter partiet, og jeres side vinder det: de andre har væddere (regel 6.3).
hint-why-lose-for-match = { pips-n } med vilje bringer slutningen nærmere, og jeres side er foran i væddere (regel 6.3).
hint-why-long-suit = med { suit } har du { $n } trumfer.
hint-why-too-short = din længste farve giver { $n } trumfer, og det er for få her.
hint-why-knock-strong = i { $n } af 100 kortfordelinger, som passer med det, du ved, tager jeres side alle stik.
hint-why-knock-unsure = i kun { $n } af 100 kortfordelinger, som passer med det, du ved, tager jeres side alle stik.
hint-why-knock-back = i { $n } af 100 kortfordelinger, som passer med det, du ved, tager jeres side et stik.
hint-why-knock-stands = i kun { $n } af 100 kortfordelinger, som passer med det, du ved, tager jeres side et stik.
hint-why-longest-named = det giver { $n } trumfer, det højeste du kan have.
hint-why-open-top = intet kort slår det.
hint-why-open-long = med { suit } har du { $n } trumfer.
hint-why-draw-safely = ingen kan slå det, og { $n ->
    [0] ingen anden har trumf tilbage
    [one] det trækker efter den ene trumf, der endnu er ude
   *[other] det trækker efter de { $n } trumfer, der endnu er ude
  }.
hint-why-draw-trumps = { $n ->
    [one] 1 trumf er endnu ude
   *[other] { $n } trumfer er endnu ude
  }; { $higher } kan slå det.
hint-why-run-safely = ingen af modstanderne kan slå eller trumfe det.
hint-why-run-highest = intet højere kort i { suit } er ude; kun en trumf tager det.
hint-why-partner-trumps = din makker har ingen { suit } og kan trumfe.
hint-why-lead-low = bliver det taget, koster det { $points ->
    [0] intet
   *[other] kun { points-of }
  }.
hint-why-hide-low = uden en trumf at spille ud skjules et kort, der koster lidt.
hint-why-hide-high = uden en trumf at spille ud skjules et værdifuldt kort, og du smiler til din makker.
hint-why-give-partner = ingen kan tage stikket fra makkers { card }{ $points ->
    [0] .
   *[other] : giv { points-of }.
  }
hint-why-leave-partner = makkers { card } tager det, medmindre { $n ->
    [one] det ene kort, der slår det, bliver spillet
   *[other] et af de { $n } kort, der slår det, bliver spillet
  }.
hint-why-take-last = du spiller sidst og tager { points-of }.
hint-why-take-safely = ingen, der endnu skal spille, kan slå det, og der ligger { points-of } i stikket.
hint-why-take-unless = det tager stikket, medmindre { $n ->
    [one] det ene kort, der slår det, bliver spillet
   *[other] et af de { $n } kort, der slår det, bliver spillet
  }.
hint-why-throw-low = du kan ikke tage stikket, og dette koster { $points ->
    [0] intet
   *[other] kun { points-of }
  }.
hint-why-save-high = der ligger { points-of } i stikket; stærke kort er mere værd senere.
hint-why-ahead-often = i { $n } af 100 kortfordelinger, som passer med det, du ved, kommer du foran med det.
hint-why-ahead-seldom = i kun { $n } af 100 kortfordelinger, som passer med det, du ved, ville noget andet bringe dig foran.
hint-why-best-on-average = i gennemsnit klarer det sig bedst i de fordelinger, der passer med det, du har set.
points-of = { $points ->
    [0] intet
   *[other] { $points } point
  }
stake-seating = Partiet begynder, når alle pladser er besat.
stake-before-deal = Der gives til næste spil, når alle er klar.
stake-sevens = { who } spiller { suit }, { sevens-n }. 61: modspillerne { rams-win }, ellers spilførerne { $lose }.
stake-knocked = { who } spiller { suit }, banket. Alle 8: modspillerne { rams-win }, ellers spilførerne { $lose }.
sevens-n = { $n ->
    [one] 1 syver
   *[other] { $n } syvere
  }
rams-win = { $win ->
    [one] 1 vædder
   *[other] { $win } væddere
  }
no-hand-yet = Der er endnu ikke givet kort.
contract-bidding = Ingen syvere: der meldes på trumfens længde.
contract-sevens = { sevens-n }. { who } spiller { suit }.{ $knock ->
    [knock] { " " }Der er banket.
    [knock_again] { " " }Der er banket, og banket igen.
   *[none] {""}
  }
contract-trump-unknown = Ingen syvere. { who } spiller med { $n }; trumfen er endnu ikke kendt.
contract-no-sevens = { who } spiller { suit } med { $n }. 61: modspillerne 1–3 prikker, ellers spilførerne 2–6.
gather-sit = Vælg en plads.
gather-start = Alle sidder: begynd partiet.
gather-wait-start = Alle sidder: bordets vært begynder partiet.
gather-fill = Send linket til dine venner, eller fyld de tomme pladser med botter.
gather-wait = Venter på spillere.
invite-link = Send dette link til dine venner
copy-link = Kopiér link
share-link = Del
code-to-scan = Kode, som en telefon kan scanne
copied = Linket er kopieret.
copy-by-hand = Linket er markeret: kopiér det med Ctrl+C.
link-stays-here = Dette link virker kun på denne computer. For andre åbnes klubben på computerens netværksadresse, for eksempel http://192.168.1.5:8080; driftshåndbogen siger hvordan.
start = Begynd partiet
another-match = Et parti til
to-evening = Til aftenen
fill-bots = Fyld tomme pladser med botter
send-away = Fjern { $name } fra { $seat ->
    [N] Nord
    [E] Øst
    [S] Syd
   *[W] Vest
  }
stand-up = Rejs dig
options = Valg
options-of-table = Bordets valg
set-options = Gem valgene
door = Hvem må komme
option-overbid = En overmelding
option-overbid-loses_match = taber partiet
option-overbid-refused = afvises
option-signal = Et kort spillet ud med bagsiden op
option-signal-may = må følges af en mine
option-signal-must = følges altid af en mine
option-signal_seen_by = Minen ses af
option-signal_seen_by-partner = makker
option-signal_seen_by-table = hele bordet
option-points_shown = Point under spillet
option-points_shown-table = tælles, så alle ser dem
option-points_shown-no = vises ikke; tæl selv
option-stakes = Indsats
option-stakes-none = ingen
option-stakes-flat = fast, i enheder
option-stakes-per_ram = pr. vædder, i enheder
option-units = Enheder
option-clock = Ur
option-clock-none = intet ur
option-clock-calm = roligt: 60 sekunder, 5 minutter i reserve
option-clock-quick = hurtigt: 20 sekunder, 1 minut i reserve
option-clock-of = { $n } sekunder, { $reserve } i reserve
option-hold = En afløser kommer for en, der er væk
option-hold-of = efter { $n ->
    [one] { $n } minut
   *[other] { $n } minutter
}
option-at_zero = Når tiden er gået
option-at_zero-stand_in = spiller en afløser
option-at_zero-wait = venter bordet
option-watching = Må se på
option-watching-anyone = alle med linket
option-watching-members = klubbens medlemmer
option-watching-nobody = ingen
option-listed = Vises i salen
option-group-game = Spil
option-group-time = Tid og indsats
option-group-people = Mennesker
option-talk = Snak ved bordet
option-talk-off = slået fra
option-talk-between_hands = mellem spillene
option-talk-always = altid
option-emotes = Tegn uden ord
option-one_hand_behind = Tilskuere ser alle hænder, ét spil bagefter
option-cats_tradition = Efter Katte spilles der ikke mere den dag
option-line = { $what }: { $how }.
stakes-of-flat = { $n ->
    [one] { $n } enhed pr. parti
   *[other] { $n } enheder pr. parti
  }
stakes-of-per_ram = { $n ->
    [one] { $n } enhed pr. vædder
   *[other] { $n } enheder pr. vædder
  }
say-options-changed = Bordets vært har ændret, hvad der spilles om: { $changes }
pause = Pause
resume = Fortsæt
abandon = Opgiv partiet
proposals = Forslag
proposed-pause = { $names } vil gerne holde pause.
proposed-resume = { $names } vil gerne fortsætte.
proposed-abandon = { $names } vil gerne opgive partiet.
agree = Enig
withdraw = Træk tilbage
say-something = Sig noget
send = Send
talk-off = Ved dette bord spilles der uden snak for tiden.
without-words = Uden ord
emote-hello = Labas!
emote-thanks = Tak
emote-well_played = Godt spillet
emote-sorry = Undskyld
emote-one_moment = Et øjeblik
emote-cheers = Skål
emote-said-hello = { $name } siger labas.
emote-said-thanks = { $name } takker.
emote-said-well_played = { $name } nikker: godt spillet.
emote-said-sorry = { $name } beklager.
emote-said-one_moment = { $name } beder om et øjeblik.
emote-said-cheers = { $name } hæver glasset.
spectators = { $n ->
    [one] 1 tilskuer
   *[other] { $n } tilskuere
  }
behind = Et spil bagefter
behind-hand = Et spil bagefter: spil { $n }
behind-leave = Spillet, der er i gang
sheet-none = ingen
sheet-rams = { $left ->
    [one] 1 vædder
   *[other] { $left } væddere
  }{ $struck ->
    [0] {""}
   *[other] , { $struck } streget ud
  }
sheet-explained = En cirkel er en vædder mod den side; en overstreget tæller ikke mere. Prikker lægges sammen; ved 12 slutter partiet.
hand-end = Spillet er slut
match-end = Partiet er slut
every-trick = Alle stik
trick-entry = { $name }: { $card }
card-was-down = { $name } (med bagsiden op)
share-picture = Del billedet
turning-points = Vendepunkterne
hand-number = Spil { $n }:
every-hand = Alle spil ({ $n })
last-hand = Det sidste spil
replay-match = Gennemgå partiet
download-record = Hent partiets optegnelse
rule-link = Regel { $rule }
mark-bids = melder { $n }
mark-pass = passer
mark-knock = banker!
mark-stop = stopper
mark-names = { suit }

## Hvad der skete

say-bids = { who } melder { $n }.
say-passes = { who } passer.
say-knocks = { who } banker!
say-names = { who } vælger { suit }.
say-stops = { who } stopper spillet.
say-card-short = { who } { card-short }{ with-signal }.
say-card-bare = { card-short }.
say-rank-short = { who } { rank-short }.
say-rank-bare = { rank-short }.
rank-short = { $rank ->
    [T] 10
    [A] es
    [K] konge
    [Q] dame
    [J] knægt
   *[other] { $rank }
  }
card-short = { suit } { rank-short }
say-leads = { who } spiller { card } ud{ $trump ->
    [yes] , en trumf
   *[no] {""}
  }{ with-signal }.
say-plays = { who } spiller { card }{ $trump ->
    [yes] , en trumf
   *[no] {""}
  }.
say-leads-hidden = { who }: et kort med bagsiden op{ with-signal }.
say-leads-down = { who }: { card }, med bagsiden op{ with-signal }.
with-signal = { $signal ->
    [valuable] , med et smil
    [worthless] , med rynket pande
   *[none] {""}
  }
say-turned-up = Kortet med bagsiden op var { card }.
say-trumps = Trumfen er { suit }.
say-takes = { who } tager det.
say-takes-short = { who } tager.
say-takes-points = { who } tager det, { $n }.
say-takes-with = { who } tager det med { card }, { points-n }.
say-rest = { who } tager resten.
say-hand = Spil { $n }.
say-dealt = Spil { $n }. { who } giver.
say-shown-of = { who } viser { $cards }.
say-shown-secret = Kun du ser makkers { $cards }.
say-seat-freed = { $seat ->
    [N] Nord
    [E] Øst
    [S] Syd
   *[W] Vest
  } er ledig.
say-sat = { $who ->
    [you] Du sætter dig som { seat-name } under navnet { $name }.
   *[other] { $name } sætter sig som { seat-name }.
  }
seat-name = { $seat ->
    [N] Nord
    [E] Øst
    [S] Syd
   *[W] Vest
  }
say-asks_for_seat = { $name } beder om pladsen { seat-name }.
say-went_away = { $name } er væk.
say-came_back = { $name } er tilbage.
say-stand_in = { $who ->
    [you] { stand-in-plays }
   *[other] En afløser spiller for { $name }.
  }
say-plays_again = { $name } spiller igen.
say-paused = Der er pause ved bordet.
say-resumed = Spillet fortsætter.
say-given_up =
    { $evening ->
        [yes] Runden blev afsluttet.
       *[no] Partiet blev opgivet.
    }
say-said = { $name }: { $text }
say-previous-hand = Spil { $n } kan nu følges med åbne kort.
result-passed-out = Alle passede; intet skrives.
result-unfinished = Spillet blev ikke spillet færdigt.
result-won = { side } vinder spillet.
result-rams = { side } vinder spillet: { rams-n } mod { against }.
result-pips = { side } vinder spillet: { pips-n } mod { against }.
against = { $against ->
    [us] jer
    [them] de andre
    [NS] { $NS }
   *[EW] { $EW }
  }
result-overbid = { $side ->
    [us] I vinder partiet: de andre overmeldte.
    [them] De andre vinder partiet: jeres side overmeldte.
   *[other] { side } vinder partiet: de andre overmeldte.
  }
points-each = { side }: { $n } point.
result-points = Point: { $first ->
    [us] I
    [them] de andre
    [NS] { $NS }
   *[EW] { $EW }
  } { $a }, { $second ->
    [us] I
    [them] de andre
    [NS] { $NS }
   *[EW] { $EW }
  } { $b }.
why-overbid = Der blev meldt { $n } trumfer, som ikke var der.
why-rams = { $sevens ->
    [one] 1 syver
   *[other] { $sevens } syvere
  }, { $lost ->
    [declarers] spilførerne tabte
   *[defenders] modspillerne tabte
  }{ $knock ->
    [knock] , efter et bank
    [knock_again] , efter et bank og et til
   *[none] {""}
  }: { rams-n }.
why-pips = { $lost ->
    [declarers] Spilførerne tabte
   *[defenders] Modspillerne tabte
  } med { $points } point: { pips-n }.
outcome = { side } vinder partiet: { $reason ->
    [cats] { $loser ->
        [us] I er Katte: 12 prikker eller flere, og de andre har ingen.
        [them] de andre er Katte: 12 prikker eller flere, og I har ingen.
       *[other] de andre er Katte.
      }
    [rams] { $loser ->
        [us] I har væddere tilbage i regnskabet.
       *[other] de andre har væddere tilbage i regnskabet.
      }
    [pips] { $loser ->
        [us] de har færre prikker.
        [them] I har færre prikker.
       *[other] de har færre prikker.
      }
   *[overbid] { $loser ->
        [us] jeres side overmeldte.
       *[other] de andre overmeldte.
      }
  }
outcome-owed-by-each = De andre skylder { $n ->
    [one] 1 enhed hver.
   *[other] { $n } enheder hver.
  }
outcome-owed-by-the-other = Den anden skylder { $n ->
    [one] 1 enhed.
   *[other] { $n } enheder.
  }
outcome-owed = { side } skylder { $n ->
    [one] 1 enhed.
   *[other] { $n } enheder.
  }

## Svar

answer-sheet = { side }: { $rams ->
    [one] 1 vædder
   *[other] { $rams } væddere
  }, { $pips ->
    [one] 1 prik
   *[other] { $pips } prikker
  }.
answer-time = { $n ->
    [one] 1 sekund tilbage.
   *[other] { $n } sekunder tilbage.
  }
command = Kommando
command-example = dkl · meld 5 · pas · ?
key-last = det sidste stik

## Linjen

line-lost = Forbindelsen er afbrudt. Forbinder igen…
line-lost-seat-kept = Forbindelsen er afbrudt; din plads holdes. Forbinder igen…
part-missing = En del af denne side kom ikke frem. Klubben er måske ved at starte igen; din plads holdes.
load-anew = Hent siden igen
taken-over-title = Åben et andet sted
taken-over = Du åbnede dette bord i et andet vindue eller på en anden enhed; spillet fortsætter dér.
play-here = Spil her
use-link = Dette link logger en anden enhed ind for den spiller, der lavede det. Vil du spille her som den spiller i stedet for som dig selv?

## Ærlig kortgivning

deal-checking = Kontrollerer kortgivningen…
deal-good = Kortgivningen passer: frøene svarer til serverens løfte og giver netop disse kort.
deal-bad = Kortgivningen passer IKKE. Gem optegnelsen, og spørg en af klubbens værter.
deal-promise = Serveren lovede før kortgivningen:
the-server = Server

## Gennemgang

replay = Gennemgang
replay-open = Gennemgå et parti
licences = Licenser
replay-sheet = Væddere { $rams }; prikker { $pips }.

## Hvad valgene i et spil var værd
review = Hvad kortene kostede
review-ask = Hvad kostede kortene?
somebody = En eller anden
levels-by-agreement = Botternes niveau ændres, når alle, der spiller, er enige.
propose-level = Foreslå: alle botter spiller som { $level }
proposed-bots_learner = { $names } vil gerne have, at alle botter spiller som begyndere.
proposed-bots_club = { $names } vil gerne have, at alle botter spiller som øvede.
proposed-bots_master = { $names } vil gerne have, at alle botter spiller som mestre.
use-invitation = Dette link er en invitation til klubben. Vil du tage imod den som dig selv? Den kan gøre dig til medlem.
take-invitation = Tag imod den
