# Avinas auf Deutsch. docs/translating.md sagt, wie diese Meldungen gebraucht werden.
# $who ist you, partner oder N, E, S, W; $side ist us, them, NS oder EW (mit Namen $NS und $EW); $suit ist C, S, H oder D;
# $rank ist A, T, K, Q, J oder eine Zahl von 9 bis 2.

## Karten und Menschen

suit = { $suit ->
    [C] Kreuz
    [S] Pik
    [H] Herz
   *[D] Karo
  }
rank = { $rank ->
    [A] Ass
    [T] Zehn
    [K] König
    [Q] Dame
    [J] Bube
    [9] Neun
    [8] Acht
    [6] Sechs
    [5] Fünf
    [4] Vier
    [3] Drei
    [2] Zwei
   *[7] Sieben
  }
rank-letter-A = A
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
card = { suit }-{ rank }
# Mit Artikel: der Pik-Bube, den Pik-Buben, dem Pik-Buben.
card-nom = { $rank ->
    [A] das { card }
    [K] der { card }
    [J] der { card }
   *[other] die { card }
  }
card-nom-first = { $rank ->
    [A] Das { card }
    [K] Der { card }
    [J] Der { card }
   *[other] Die { card }
  }
card-acc = { $rank ->
    [A] das { card }
    [K] den { card }
    [J] den { suit }-Buben
   *[other] die { card }
  }
card-dat = { $rank ->
    [A] dem { card }
    [K] dem { card }
    [J] dem { suit }-Buben
   *[other] der { card }
  }
card-with-note = { $name }, { $note }
joint = {" "}
who = { $who ->
    [person] { $person }
    [you] Du
    [partner] Gegenüber
    [N] Nord
    [E] Ost
    [S] Süd
   *[W] West
  }
who-you = du
plays = { $who ->
    [you] du spielst
   *[other] { who } spielt
  }
relation = { $who ->
    [person] { $person }
    [you] du
    [partner] Gegenüber
    [N] Nord
    [E] Ost
    [S] Süd
   *[W] West
  }
side = { $side ->
    [us] Ihr
    [them] Gegner
    [NS] { $NS }
   *[EW] { $EW }
  }
side-wins = { $side ->
    [us] Ihr gewinnt
    [them] Die anderen gewinnen
   *[other] { side } gewinnen
  }
rams-n = { $n } Widder
pips-n = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  }
points-n = { $n ->
    [one] 1 Auge
   *[other] { $n } Augen
  }
rams = Widder
pips = Punkte
trumps = Trumpf
tricks = { $n ->
    [one] 1 Stich
   *[other] { $n } Stiche
  }

## Die erste Seite

title = Avinas
title-turn = ● Du bist dran – { $title }
tagline-avinas = Das litauische Kartenspiel für zwei Paare.
tagline-more-avinas = Beim Geben aufgedeckte Siebenen bestimmen den Trumpf. Damen und Buben sind immer Trumpf. Klopfe, wenn du dich traust, alles zu holen.
tagline-sjavs = Das Nationalspiel der Färöer, für zwei Paare.
tagline-more-sjavs = Sag, wie viele Trümpfe du hältst: die längste Farbe wird Trumpf. Sechs Damen und Buben sind es immer. Komm als Erste von 24 herunter.
tagline-einwerfen = Das alte deutsche Stichspiel für zwei Paare.
tagline-more-einwerfen = Die letzte Karte wird aufgedeckt: ihre Farbe ist Trumpf. Farbe bekennen, 61 Augen holen; ein Unentschieden verdoppelt das nächste Spiel; Spiele in der Favoritfarbe zählen doppelt.
tagline-sueca = Das portugiesische Stichspiel für zwei Paare.
tagline-more-sueca = Die letzte Karte wird aufgedeckt: ihre Farbe ist Trumpf. Die Sieben steht an zweiter Stelle, der Bube über der Dame. Farbe bekennen, 61 Augen holen, zuerst vier Siege haben.
tagline-owcyglowa = Ein polnisches Spiel zu dritt: Alle spielen für sich, und niemand weiß, gegen wen.
tagline-more-owcyglowa = Farbe bekennen; es gibt keine Trümpfe, und die Zehn steht erst an fünfter Stelle. Eine schwarze Dame, eine Oma, bleibt in der Hand, bis sie in ihrer Farbe allein ist. Der Alleinspieler, mit beiden Omas oder mit keiner, braucht 54 Augen; die Ansage eines Bereichs zählt extra. Neun Punkte gewinnen.
tagline-klorsjavs = Ein dänisches Spiel zu dritt oder zu viert: Eine Person spielt allein gegen die anderen.
tagline-more-klorsjavs = Kreuz ist Trumpf, und darüber stehen sechs Damen und Buben. Sag, dass du spielst, leg zwei Karten für die zwei der Katze weg und hol 61 Augen. Wer zuerst nichts mehr hat, hat verloren. Auktions-Sjavs ist auch dabei.
tagline-tarock = Ein bayerisches Spiel zu dritt: Eine Person spielt allein gegen zwei, um das Haferl.
tagline-more-tarock = Sag, dass du spielst, und nimm die drei Karten des Gstaats auf, oder spiel aus der Hand ohne sie. Reize in Fünferschritten von 61 bis 116. Nenne Trumpf, bediene, überstich, wenn du kannst. Ist das Haferl leer, endet die Partie.
tagline-sixbid = Ein amerikanisches Spiel zu dritt: Eine Person spielt allein gegen zwei und sagt an, worum es geht.
tagline-more-sixbid = Sechs Gebote, vom Solo bis zum Rufsolo, oder die drei von Frog, dem Vorläufer. Hol 60 Augen, alle 120 oder keinen einzigen Stich.
tagline-sjavsalone = Sjavs zu dritt oder zu zweit: Alle spielen für sich.
tagline-more-sjavsalone = Zu dritt wird mit einem Skat aus zwei Karten gespielt. Zu zweit haben beide eine Reihe offener Karten vor sich, und unter jeder liegt eine verdeckte. Wer zuerst von 24 herunterkommt, gewinnt.
choose-game = Spiel wählen
game-avinas = Avinas
game-sjavs = Sjavs
game-einwerfen = Einwerfen
game-sueca = Sueca
game-owcyglowa = Owcy Głowa
game-klorsjavs = Klørsjavs
game-tarock = Bayerisches Tarock
game-sixbid = Six-Bid
game-sjavsalone = Sjavs zu dritt oder zu zweit
game-line-avinas = Litauen. Siebenen bestimmen den Trumpf.
game-line-sjavs = Färöer. Die längste Farbe bestimmt den Trumpf.
game-line-einwerfen = Deutschland. Eine aufgedeckte Karte macht Trumpf.
game-line-sueca = Portugal. Die Sieben sticht den König.
game-line-owcyglowa = Polen. Zwei Omas, von denen niemand spricht.
game-line-klorsjavs = Dänemark. Eine Person allein, mit der Katze.
game-line-tarock = Bayern. Um fünf erhöhen, das Haferl leeren.
game-line-sixbid = Amerika. Sechs Gebote, und das alte Frog.
game-line-sjavsalone = Färöer. Zu dritt oder zu zweit, alle für sich.
play-with-bots = Mit Bots spielen
learn = In fünf Minuten lernen
play-with-friends = Im Freundeskreis spielen
have-code = Ich habe einen Code
back-to-game = Zurück zum Spiel
sign-in = Anmelden
rules = Die Regeln
you-are = Du bist { $name }, { role }.
role = { $role ->
    [owner] Clubleitung
    [host] Gastgeber:in
    [member] Mitglied
    [bot] Bot
    [banned] gesperrt
   *[guest] Gast
  }
change-name = Namen ändern
friends-hint = Du bekommst einen Link zum Verschicken.
your-name = Dein Name
name-hint = Die anderen sehen ihn am Tisch.
name-invited = Du wurdest eingeladen. Gib den Namen ein, unter dem du spielst.
password = Passwort
password-hint = Mitglieder melden sich damit an. Gäste lassen es leer, außer der Club hat ein Passwort.
have-password = Ich habe ein Passwort
come-in = Eintreten
invited-to-table = Du bist an einen Tisch eingeladen
invited-to-evening = Du bist zu einem Klubabend eingeladen: Gib einen Namen an und tritt ein.
door-table = { $n ->
    [0] Tisch { $table }: Noch sitzt niemand da.
    [one] Tisch { $table }: { $names } sitzt da.
   *[other] Tisch { $table }: { $names } sitzen da.
}
door-host = { $n ->
    [0] { $host } lädt dich an den Tisch { $table } ein und wartet dort.
    [one] { $host } lädt dich an den Tisch { $table } ein. { $names } sitzt auch da.
   *[other] { $host } lädt dich an den Tisch { $table } ein. { $names } sitzen auch da.
}
table-code = Code oder Link des Tisches
join = Hingehen
home = Startseite
connecting = Verbindung wird hergestellt…
looking = Wird gesucht…
language = Sprache
settings = Einstellungen
setting-theme = Helligkeit
setting-theme-system = wie das System
setting-theme-light = hell
setting-theme-dark = dunkel
setting-suits = Farben der Kartensymbole
setting-suits-two = zwei
setting-suits-four = vier
setting-speech = Was gesagt wird
setting-speech-short = das Nötigste
setting-speech-normal = auch Namen und Augen
setting-speech-full = alles
setting-bots = Bots
setting-bots-usual = spielen wie üblich
setting-bots-waiting = warten, bis alles vorgelesen ist
setting-taps = Ein Tippen hebt die Karte, das zweite spielt sie
setting-last-card = Die letzte Karte spielt sich selbst
setting-sounds = Töne
setting-notify = Melden, wenn ich dran bin und diese Seite nicht zu sehen ist
setting-keys = Befehle mit einer Taste (H, T, L…)
sound-offer = Mit Ton spielen?
yes = Ja
no = Nein
cancel = Abbrechen
close = Schließen
are-you-sure = Bist du sicher?
all-the-same = Trotzdem

## Der Saal und der Club

open-table = Tisch eröffnen
may-not-open = In diesem Club kannst du mitspielen und zusehen, aber keine Tische eröffnen.
preset-title = Art des Tisches
preset-friends = Freundeskreis: ohne Uhr, im Saal aufgeführt
preset-quick = Schnell: zwanzig Sekunden je Entscheidung
preset-private = Privat: nicht im Saal, niemand sieht zu
preset-open = Offen: Zuschauende sehen alle Karten, ein Spiel später
preset-own = Eigene
called-to-table = { $name } bittet dich an einen Tisch.
come-along = Mitkommen
night-next = Nächster Abend: { $when }.
night-calendar = In den Kalender
done = Erledigt.
banned = gesperrt
activity = Lebt der Club?
results = Ergebnisse
standings = Rangliste des Clubs
by-reason = { $reason ->
    [rams] nach Widdern
    [pips] nach Punkten
   *[overbid] durch ein zu hohes Gebot
  }

## Der Tisch

table-of = Tisch { $name }
the-table = Tisch
players = Am Tisch
your-hand = Deine Hand
decision = Deine Entscheidung
panels = Mehr
panel-sheet = Zettel
panel-talk = Chat
panel-story = Verlauf
panel-menu = Menü
panel-news = neu
to-hall = Saal
seat-free = frei
seat-name = { $seat ->
    [N] Nord
    [E] Ost
    [S] Süd
   *[W] West
  }
sit = Auf { seat-name } setzen
ask-for-seat = Um den Platz von { $name } bitten
let-in = { $name } einlassen
bot = { $level ->
    [learner] Bot, Lehrling
    [master] Bot, Meister
   *[club] Bot, geübt
}
bot-plays-as = Stärke von { $name }
level-learner = Lehrling
level-club = geübt
level-master = Meister
away = weg
stand-in = Vertretung spielt
open-mark = Hand später offen für { $names }
ready = bereit
dealer = gibt
dealer-letter = G
declarer = spielt
to-act = am Zug
cards-left = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  }
shown-by = Beim Geben gezeigt: { who }
only-you-see = nur du siehst sie
led-is = Ausgespielt
trick-number = Stich { $n }
card-of = { relation }
card-of-winner = { relation }, macht den Stich
card-hidden = verdeckte Karte, { relation }
card-seen = { $name }, allen gezeigt
card-sending = { $name }, wird gesendet…
card-not-now = { $name }, jetzt nicht spielbar
signal-smile = ein Lächeln: wertvoll
signal-frown = ein Stirnrunzeln: wertlos
lead-how = { $rank ->
    [A] Das { card }
    [K] Den { card }
    [J] Den { suit }-Buben
   *[other] Die { card }
  } ausspielen…
lead-face-up = offen
lead-face-down = verdeckt
lead-down-smile = verdeckt, mit Lächeln
lead-down-frown = verdeckt, mit Stirnrunzeln
pass = Passen
knock = Klopfen
knock-again = Nochmals klopfen
bid = { $n } bieten
name-suit = { suit }: { $n }
stop = Spiel beenden
stand-in-plays = Eine Vertretung spielt für dich.
take-back = Selbst weiterspielen
paused = Der Tisch macht Pause.
storage = Der Server kann das Spiel gerade nicht speichern; der Tisch wartet.
next-hand = Neues Spiel
turn-of = { who } ist am Zug
waiting-for-others = Die anderen fehlen noch…
your-turn = Du bist dran.
turn-bid = Du bist dran: bieten oder passen.
turn-must_bid = Du bist dran: du musst bieten.
turn-pass = Du bist dran: du kannst nur passen.
turn-knock = Du bist dran: klopfen oder passen.
turn-name_trump = Du bist dran: Trumpffarbe nennen.
turn-lead = Du spielst aus.
turn-bid_or_play = Du bist dran. Vor deiner Karte darfst du ansagen.
turn-play = Du bist dran.
turn-play-short = Du.
turn-act = Du bist dran.
price-shorter = Du hast { $bid } geboten, aber mit { suit } als Trumpf nur { $n }. Ihr beide würdet die Partie verlieren.
price-overbid = Deine längste Farbe hat die Länge { $longest }. Spielst du mit { $n }, verliert ihr beide die Partie.
price-stop-uncounted = Mit weniger als 61 Augen verliert ihr beide das Spiel.
price-stop-won = Ihr habt { $n }: Das gewinnt das Spiel, außer ihr habt mehr Trümpfe geboten als gehalten.
price-stop-short = Ihr habt { $n }: Mit weniger als 61 verliert ihr beide das Spiel.
take-rest = Der Rest gehört mir
hint = Tipp
hint-play = Ein Bot würde { card-acc } spielen:
hint-play-down = Ein Bot würde { card-acc } verdeckt ausspielen:
hint-bid = Ein Bot würde { $n } bieten:
hint-pass = Ein Bot würde passen:
hint-knock = Ein Bot würde klopfen:
hint-stop = Ein Bot würde das Spiel beenden:
hint-name = Ein Bot würde { suit } nennen:
hint-why-only-choice = Es gibt keine andere Wahl.
hint-why-won-already = Mit { points-of } ist das Spiel gewonnen, und weitere Stiche helfen nur den anderen.
hint-why-stop-pays = Besser als mit deinen { points-of } kann es nicht werden.
hint-why-lose-to-win = Absichtlich verloren ({ pips-n }) endet die Partie, und deine Seite gewinnt sie: Die anderen haben Widder (Regel 6.3).
hint-why-lose-for-match = Absichtlich verloren ({ pips-n }) rückt das Ende näher, und die Widder haben die anderen (Regel 6.3).
hint-why-long-suit = Mit { suit } hast du { $n } Trümpfe.
hint-why-too-short = Deine längste Farbe gibt { $n } Trümpfe, und das ist hier zu wenig.
hint-why-knock-strong = In { $n } von 100 Verteilungen, die zu deinem Wissen passen, macht deine Seite alle Stiche.
hint-why-knock-unsure = Nur in { $n } von 100 Verteilungen, die zu deinem Wissen passen, macht deine Seite alle Stiche.
hint-why-knock-back = In { $n } von 100 Verteilungen, die zu deinem Wissen passen, macht deine Seite einen Stich.
hint-why-knock-stands = Nur in { $n } von 100 Verteilungen, die zu deinem Wissen passen, macht deine Seite einen Stich.
hint-why-longest-named = Das gibt { $n } Trümpfe, mehr geht nicht.
hint-why-open-top = Keine Karte schlägt diese.
hint-why-open-long = Mit { suit } hast du { $n } Trümpfe.
hint-why-draw-safely = Niemand kann diese Karte schlagen; Trümpfe bei den anderen: { $n }.
hint-why-draw-trumps = Trümpfe bei den anderen: { $n }, davon höher: { $higher }.
hint-why-run-safely = Niemand gegen dich kann diese Karte schlagen oder stechen.
hint-why-run-highest = Höheres in { suit } gibt es nicht mehr; nur ein Trumpf sticht diese Karte.
hint-why-partner-trumps = Dein Gegenüber hat kein { suit } mehr und kann stechen.
hint-why-lead-low = Wird diese Karte genommen, kostet das { $points ->
    [0] nichts
   *[other] nur { points-of }
  }.
hint-why-hide-low = Ohne Trumpf zum Ausspielen verdecke eine Karte, die wenig kostet.
hint-why-hide-high = Ohne Trumpf zum Ausspielen verdecke eine wertvolle Karte und lächle deinem Gegenüber zu.
hint-why-give-partner = Den Stich kann deinem Gegenüber niemand mehr nehmen ({ card }){ $points ->
    [0] .
   *[other] : Gib { points-of } dazu.
  }
hint-why-leave-partner = { card-nom-first } deines Gegenübers macht den Stich, wenn keine höhere Karte kommt; davon gibt es noch { $n }.
hint-why-take-last = Du spielst als Letztes und nimmst { points-of }.
hint-why-take-safely = Niemand nach dir kann diese Karte schlagen; im Stich: { points-of }.
hint-why-take-unless = Diese Karte macht den Stich, wenn keine höhere kommt; davon gibt es noch { $n }.
hint-why-throw-low = Du kannst den Stich nicht nehmen, und das kostet { $points ->
    [0] nichts
   *[other] nur { points-of }
  }.
hint-why-save-high = Im Stich: { points-of }. Starke Karten sind später mehr wert.
hint-why-ahead-often = In { $n } von 100 Verteilungen, die zu deinem Wissen passen, liegst du damit vorn.
hint-why-ahead-seldom = Nur in { $n } von 100 Verteilungen, die zu deinem Wissen passen, lägest du mit etwas anderem vorn.
hint-why-best-on-average = Im Durchschnitt der Verteilungen, die zu allem passen, was du gesehen hast, ist das am besten.
points-of = { $points ->
    [0] 0 Augen
    [one] 1 Auge
   *[other] { $points } Augen
  }
stake-seating = Die Partie beginnt, wenn alle Plätze besetzt sind.
stake-before-deal = Das nächste Spiel wird gegeben, wenn alle bereit sind.
stake-sevens = { $who ->
    [you] Du spielst
   *[other] { who } spielt
  } { suit }, { sevens-n }. Ab 61 Gegenpartei { rams-win }, sonst Spielpartei { $lose }.
stake-knocked = { $who ->
    [you] Du spielst
   *[other] { who } spielt
  } { suit }, geklopft. Alle 8: Gegenpartei { rams-win }, sonst Spielpartei { $lose }.
sevens-n = { $n ->
    [one] 1 Sieben
   *[other] { $n } Siebenen
  }
rams-win = { $win } Widder
no-hand-yet = Noch ist kein Spiel gegeben.
contract-bidding = Ohne Siebenen: Geboten wird, wie viele Trümpfe man hätte.
contract-sevens = { sevens-n }. Trumpf ist { suit }, { plays }.{ $knock ->
    [knock] { " " }Geklopft.
    [knock_again] { " " }Geklopft und nochmals geklopft.
   *[none] {""}
  }
contract-trump-unknown = Ohne Siebenen. { $who ->
    [you] Du spielst
   *[other] { who } spielt
  } mit { $n ->
    [one] 1 Trumpf
   *[other] { $n } Trümpfen
  }; die Farbe ist noch nicht bekannt.
contract-no-sevens = { $who ->
    [you] Du spielst
   *[other] { who } spielt
  } { suit } mit { $n }. Ab 61 Gegenpartei 1–3 Punkte, sonst Spielpartei 2–6.
gather-sit = Wähle einen Platz.
gather-start = Alle sitzen: Starte die Partie.
gather-wait-start = Alle sitzen: Die Tischleitung startet die Partie.
gather-fill = Schick den Link allen, die mitspielen sollen, oder besetze die leeren Plätze mit Bots.
gather-wait = Noch fehlen Mitspielende.
invite-link = Schick diesen Link allen, die mitspielen sollen
copy-link = Link kopieren
share-link = Teilen
code-to-scan = Code für die Handykamera
copied = Link kopiert.
copy-by-hand = Der Link ist markiert: Kopiere ihn mit Strg+C.
link-stays-here = Dieser Link gilt nur auf diesem Rechner. Für andere öffne den Club unter der Netzadresse dieses Rechners, etwa http://192.168.1.5:8080; das Handbuch für den Betrieb sagt, wie.
start = Partie starten
another-match = Noch eine Partie
to-evening = Zum Abend
fill-bots = Leere Plätze mit Bots besetzen
send-away = Platz { seat-name } räumen: { $name }
stand-up = Aufstehen
options = Optionen
options-of-table = Optionen dieses Tisches
set-options = Optionen setzen
door = Wer kommen darf
option-overbid = Ein zu hohes Gebot
option-overbid-loses_match = verliert die Partie
option-overbid-refused = wird abgelehnt
option-signal = Eine verdeckt ausgespielte Karte
option-signal-may = darf mit Miene kommen
option-signal-must = kommt immer mit Miene
option-signal_seen_by = Die Miene sieht
option-signal_seen_by-partner = nur das Gegenüber
option-signal_seen_by-table = der ganze Tisch
option-points_shown = Augen während eines Spiels
option-points_shown-table = werden für alle gezählt
option-points_shown-no = werden nicht gezeigt; jede Person zählt selbst
option-stakes = Einsatz
option-stakes-none = keiner
option-stakes-flat = fest, in Einheiten
option-stakes-per_ram = je Widder, in Einheiten
option-units = Einheiten
option-clock = Uhr
option-clock-none = keine Uhr
option-clock-calm = ruhig: 60 Sekunden, 5 Minuten Reserve
option-clock-quick = schnell: 20 Sekunden, 1 Minute Reserve
option-clock-of = { $n } Sekunden, { $reserve } in Reserve
option-hold = Eine Vertretung kommt für Abwesende
option-hold-of = nach { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
option-at_zero = Wenn die Zeit um ist
option-at_zero-stand_in = spielt eine Vertretung
option-at_zero-wait = wartet der Tisch
option-watching = Zusehen dürfen
option-watching-anyone = alle mit dem Link
option-watching-members = Mitglieder des Clubs
option-watching-nobody = niemand
option-listed = Im Saal gezeigt
option-group-game = Spiel
option-group-time = Zeit und Einsatz
option-group-people = Leute
option-talk = Chat am Tisch
option-talk-off = aus
option-talk-between_hands = zwischen den Spielen
option-talk-always = immer
option-emotes = Zeichen ohne Worte
option-one_hand_behind = Zuschauende sehen alle Hände, ein Spiel später
option-cats_tradition = Nach Katzen wird an dem Tag nicht mehr gespielt
option-line = { $what }: { $how }.
stakes-of-flat = { $n ->
    [one] { $n } Einheit je Partie
   *[other] { $n } Einheiten je Partie
  }
stakes-of-per_ram = { $n ->
    [one] { $n } Einheit je Widder
   *[other] { $n } Einheiten je Widder
  }
say-options-changed = Die Tischleitung hat geändert, worum gespielt wird: { $changes }
pause = Pause
resume = Weiterspielen
abandon = Partie aufgeben
proposals = Vorschläge
proposed-pause = Für eine Pause: { $names }.
proposed-resume = Fürs Weiterspielen: { $names }.
proposed-abandon = Fürs Aufgeben der Partie: { $names }.
agree = Zustimmen
withdraw = Zurücknehmen
say-something = Sag etwas
send = Senden
talk-off = An diesem Tisch ist der Chat gerade aus.
without-words = Ohne Worte
emote-hello = Labas!
emote-thanks = Danke
emote-well_played = Gut gespielt
emote-sorry = Entschuldigung
emote-one_moment = Einen Moment
emote-cheers = Zum Wohl
emote-said-hello = { $name } sagt labas.
emote-said-thanks = { $name } sagt danke.
emote-said-well_played = { $name } nickt: gut gespielt.
emote-said-sorry = { $name } bittet um Entschuldigung.
emote-said-one_moment = { $name } bittet um einen Moment.
emote-said-cheers = { $name } hebt das Glas.
spectators = { $n ->
    [one] 1 Person sieht zu
   *[other] { $n } Personen sehen zu
  }
behind = Ein Spiel später
behind-hand = Ein Spiel später: Spiel { $n }
behind-leave = Das laufende Spiel
sheet-none = nichts
sheet-rams = { $left } Widder{ $struck ->
    [0] {""}
   *[other] , { $struck } gestrichen
  }
sheet-explained = Ein Kreis ist ein Widder gegen diese Seite; ein durchgestrichener zählt nicht mehr. Punkte werden addiert; bei 12 endet die Partie.
hand-end = Das Spiel ist zu Ende
match-end = Die Partie ist zu Ende
every-trick = Alle Stiche
trick-entry = { $name }: { $card }
card-was-down = { $name } (verdeckt)
share-picture = Bild teilen
turning-points = Die Wendepunkte
hand-number = Spiel { $n }:
every-hand = Alle Spiele ({ $n })
last-hand = Das letzte Spiel
replay-match = Partie nachspielen
download-record = Aufzeichnung der Partie herunterladen
rule-link = Regel { $rule }
mark-bids = bietet { $n }
mark-pass = passt
mark-knock = klopft!
mark-stop = beendet
mark-names = { suit }

## Was geschehen ist

say-bids = { $who ->
    [you] Du bietest
   *[other] { who } bietet
  } { $n }.
say-passes = { $who ->
    [you] Du passt.
   *[other] { who } passt.
  }
say-knocks = { $who ->
    [you] Du klopfst!
   *[other] { who } klopft!
  }
say-names = { $who ->
    [you] Du nennst
   *[other] { who } nennt
  } { suit }.
say-stops = { $who ->
    [you] Du beendest das Spiel.
   *[other] { who } beendet das Spiel.
  }
say-card-short = { who }: { card }{ with-signal }.
rank-short = { rank }
card-short = { card }
say-card-bare = { card-short }.
say-rank-short = { who }: { rank-short }.
say-rank-bare = { rank-short }.
say-leads = { $who ->
    [you] Du spielst
   *[other] { who } spielt
  } { card-acc } aus{ $trump ->
    [yes] , Trumpf
   *[no] {""}
  }{ with-signal }.
say-plays = { who }: { card }{ $trump ->
    [yes] , Trumpf
   *[no] {""}
  }.
say-leads-hidden = { who }: eine Karte verdeckt{ with-signal }.
say-leads-down = { who }: { card }, verdeckt{ with-signal }.
with-signal = { $signal ->
    [valuable] , mit Lächeln
    [worthless] , mit Stirnrunzeln
   *[none] {""}
  }
say-turned-up = Die verdeckte Karte war { card-nom }.
say-trumps = Trumpf ist { suit }.
takes = { $who ->
    [you] Du machst den Stich
   *[other] { who } macht den Stich
  }
say-takes = { takes }.
say-takes-short = { takes }.
say-takes-points = { takes }, { $n }.
say-takes-with = { takes } mit { card-dat }, { points-n }.
say-rest = { $who ->
    [you] Du machst alle übrigen Stiche.
   *[other] { who } macht alle übrigen Stiche.
  }
say-hand = Spiel { $n }.
say-dealt = Spiel { $n }, { $who ->
    [you] du gibst.
   *[other] { who } gibt.
  }
say-shown-of = { $who ->
    [you] Du zeigst
   *[other] { who } zeigt
  }: { $cards }.
say-shown-secret = Nur du siehst beim Gegenüber: { $cards }.
say-seat-freed = { seat-name } ist frei.
say-sat = { $who ->
    [you] Du sitzt auf { seat-name } als { $name }.
   *[other] { $name } sitzt auf { seat-name }.
  }
say-asks_for_seat = { $name } bittet um den Platz { seat-name }.
say-went_away = { $name } ist weg.
say-came_back = { $name } ist wieder da.
say-stand_in = { $who ->
    [you] { stand-in-plays }
   *[other] Eine Vertretung spielt für { $name }.
  }
say-plays_again = { $name } spielt wieder.
say-paused = Der Tisch macht Pause.
say-resumed = Es geht weiter.
say-given_up =
    { $evening ->
        [yes] Die Runde wurde beendet.
       *[no] Die Partie wurde aufgegeben.
    }
say-said = { $name }: { $text }
say-previous-hand = Spiel { $n } kann jetzt mit offenen Karten verfolgt werden.
result-passed-out = Alle passen; nichts wird geschrieben.
result-unfinished = Das Spiel wurde nicht beendet.
result-won = { side-wins } das Spiel.
result-rams = { side-wins } das Spiel: { rams-n } gegen { against }.
result-pips = { side-wins } das Spiel: { pips-n } gegen { against }.
against = { $against ->
    [us] euch
    [them] die anderen
    [NS] { $NS }
   *[EW] { $EW }
  }
result-overbid = { side-wins } die Partie: { $side ->
    [them] Ihr habt zu hoch geboten.
   *[other] Die anderen haben zu hoch geboten.
  }
points-each = { side }: { $n ->
    [one] 1 Auge.
   *[other] { $n } Augen.
  }
result-points = Augen: { $first ->
    [us] ihr
    [them] die anderen
    [NS] { $NS }
   *[EW] { $EW }
  } { $a }, { $second ->
    [us] ihr
    [them] die anderen
    [NS] { $NS }
   *[EW] { $EW }
  } { $b }.
why-overbid = { $n ->
    [one] Geboten war 1 Trumpf; den gab es nicht.
   *[other] Geboten waren { $n } Trümpfe; so viele waren es nicht.
  }
why-rams = { $sevens ->
    [one] 1 Sieben
   *[other] { $sevens } Siebenen
  }, { $lost ->
    [declarers] die Spielpartei verlor
   *[defenders] die Gegenpartei verlor
  }{ $knock ->
    [knock] , nach Klopfen
    [knock_again] , nach zweimaligem Klopfen
   *[none] {""}
  }: { rams-n }.
why-pips = { $lost ->
    [declarers] Die Spielpartei verlor
   *[defenders] Die Gegenpartei verlor
  } mit { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
  }: { pips-n }.
outcome = { side-wins } die Partie: { $reason ->
    [cats] { $loser ->
        [us] Ihr seid Katzen: 12 Punkte oder mehr, und die anderen haben keine.
        [them] Die anderen sind Katzen: 12 Punkte oder mehr, und ihr habt keine.
       *[other] Die anderen sind Katzen.
      }
    [rams] { $loser ->
        [us] Ihr habt noch Widder auf dem Zettel.
        [them] Die anderen haben noch Widder auf dem Zettel.
       *[other] Die anderen haben noch Widder auf dem Zettel.
      }
    [pips] { $loser ->
        [us] Die anderen haben weniger Punkte.
        [them] Ihr habt weniger Punkte.
       *[other] Diese Seite hat weniger Punkte.
      }
   *[overbid] { $loser ->
        [us] Ihr habt zu hoch geboten.
        [them] Die anderen haben zu hoch geboten.
       *[other] Die anderen haben zu hoch geboten.
      }
  }
outcome-owed-by-each = Die anderen schulden je { $n ->
    [one] 1 Einheit.
   *[other] { $n } Einheiten.
  }
outcome-owed-by-the-other = Die andere Seite schuldet { $n ->
    [one] 1 Einheit.
   *[other] { $n } Einheiten.
  }
outcome-owed = { $side ->
    [us] Ihr schuldet
    [them] Die anderen schulden
   *[other] { side } schulden
  } { $n ->
    [one] 1 Einheit.
   *[other] { $n } Einheiten.
  }

## Antworten

answer-sheet = { side }: { $rams } Widder, { $pips ->
    [one] 1 Punkt
   *[other] { $pips } Punkte
  }.
answer-time = { $n ->
    [one] Noch 1 Sekunde.
   *[other] Noch { $n } Sekunden.
  }
command = Befehl
command-example = dkr · bieten 5 · passen · ?
key-last = der letzte Stich

## Die Verbindung

line-lost = Verbindung verloren. Sie wird wieder aufgebaut…
line-lost-seat-kept = Verbindung verloren; dein Platz bleibt dir. Sie wird wieder aufgebaut…
part-missing = Ein Teil dieser Seite ist nicht angekommen. Vielleicht startet der Club gerade neu; dein Platz bleibt dir.
load-anew = Seite neu laden
taken-over-title = Anderswo geöffnet
taken-over = Du hast diesen Tisch in einem anderen Fenster oder auf einem anderen Gerät geöffnet; dort geht das Spiel weiter.
play-here = Hier spielen
use-link = Dieser Link meldet ein anderes Gerät der Person an, die ihn erzeugt hat. Hier als diese Person spielen statt als du selbst?

## Ehrliches Geben

deal-checking = Die Verteilung der Karten wird geprüft…
deal-good = Diese Verteilung stimmt: Die Startwerte passen zum Versprechen des Servers und ergeben diese Karten.
deal-bad = Diese Verteilung stimmt NICHT. Behalte die Aufzeichnung und frag die Gastgeber:innen.
deal-promise = Vor dem Geben hat der Server versprochen:
the-server = Server

## Nachspielen

replay = Nachspielen
replay-open = Eine Partie nachspielen
licences = Lizenzen
replay-sheet = Widder { $rams }; Punkte { $pips }.

## Was die Entscheidungen eines Spiels wert waren
review = Was die Karten kosteten
review-ask = Was haben die Karten gekostet?
somebody = Jemand
levels-by-agreement = Die Stärke der Bots ändert sich, wenn alle zustimmen, die spielen.
propose-level = Vorschlagen: Stärke aller Bots: { $level }
proposed-bots_learner = Für alle Bots auf der Stärke Lehrling: { $names }.
proposed-bots_club = Für alle Bots auf der Stärke geübt: { $names }.
proposed-bots_master = Für alle Bots auf der Stärke Meister: { $names }.
use-invitation = Dieser Link ist eine Einladung in den Club. Willst du sie als du selbst annehmen? Du kannst dadurch Mitglied werden.
take-invitation = Annehmen
