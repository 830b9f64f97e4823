# Avinas lietuviškai. Kaip šios žinutės naudojamos, aprašo docs/translating.md.
# $who yra you, partner arba N, E, S, W; $side yra us, them, NS arba EW (vardai: $NS ir $EW); $suit yra C, S, H arba D;
# $rank yra A, T, K, Q, J arba skaičius nuo 9 iki 2.
# Partija – vienas dalijimas (hand), mačas – visos partijos (match), avinai – rams, taškai – pips,
# akys – kortų vertė (card points), rūšis – suit. Linksniai: -gen kilmininkas, -acc galininkas,
# -ins įnagininkas, -dat naudininkas.

## Kortos ir žmonės

suit = { $suit ->
    [C] kryžiai
    [S] vynai
    [H] čirvai
   *[D] būgnai
  }
suit-gen = { $suit ->
    [C] kryžių
    [S] vynų
    [H] čirvų
   *[D] būgnų
  }
suit-acc = { $suit ->
    [C] kryžius
    [S] vynus
    [H] čirvus
   *[D] būgnus
  }
rank = { $rank ->
    [A] tūzas
    [T] dešimtakė
    [K] karalius
    [Q] dama
    [J] valetas
    [9] devynakė
    [8] aštuonakė
    [6] šešakė
    [5] penkakė
    [4] keturakė
    [3] trakė
    [2] dvakė
   *[7] septynakė
  }
rank-acc = { $rank ->
    [A] tūzą
    [T] dešimtakę
    [K] karalių
    [Q] damą
    [J] valetą
    [9] devynakę
    [8] aštuonakę
    [6] šešakę
    [5] penkakę
    [4] keturakę
    [3] trakę
    [2] dvakę
   *[7] septynakę
  }
rank-ins = { $rank ->
    [A] tūzu
    [T] dešimtake
    [K] karaliumi
    [Q] dama
    [J] valetu
    [9] devynake
    [8] aštuonake
    [6] šešake
    [5] penkake
    [4] keturake
    [3] trake
    [2] dvake
   *[7] septynake
  }
rank-letter-A = T
rank-letter-K = K
rank-letter-Q = D
rank-letter-J = V
rank-letter-7 = 7
rank-letter-8 = 8
rank-letter-9 = 9
rank-letter-6 = 6
rank-letter-5 = 5
rank-letter-4 = 4
rank-letter-3 = 3
rank-letter-2 = 2
card = { suit-gen } { rank }
card-acc = { suit-gen } { rank-acc }
card-ins = { suit-gen } { rank-ins }
# Užversta kryžių dama, užverstas kryžių tūzas.
down = { $rank ->
    [A] užverstas
    [K] užverstas
    [J] užverstas
   *[other] užversta
  }
down-ins = { $rank ->
    [A] užverstu
    [K] užverstu
    [J] užverstu
   *[other] užversta
  }
card-with-note = { $name }, { $note }
joint = {" "}
who = { $who ->
    [person] { $person }
    [you] Jūs
    [partner] Partneris
    [N] Šiaurė
    [E] Rytai
    [S] Pietūs
   *[W] Vakarai
  }
who-you = jūs
relation = { $who ->
    [person] { $person }
    [you] jūs
    [partner] partneris
    [N] Šiaurė
    [E] Rytai
    [S] Pietūs
   *[W] Vakarai
  }
side = { $side ->
    [us] Jūs
    [them] Jie
    [NS] { $NS }
   *[EW] { $EW }
  }
rams-n = { $n ->
    [one] { $n } avinas
    [few] { $n } avinai
   *[other] { $n } avinų
  }
pips-n = { $n ->
    [one] { $n } taškas
    [few] { $n } taškai
   *[other] { $n } taškų
  }
points-n = { $n ->
    [one] { $n } akis
    [few] { $n } akys
   *[other] { $n } akių
  }
rams = Avinai
pips = Taškai
trumps = koziriai
tricks = { $n ->
    [one] { $n } kirtis
    [few] { $n } kirčiai
   *[other] { $n } kirčių
  }

## Pirmasis puslapis

title = Avinas
title-turn = ● Jūsų eilė – { $title }
tagline-avinas = Lietuviškas kortų žaidimas dviem poroms.
tagline-more-avinas = Dalijant atverstos septynakės nustato kozirius. Damos ir valetai – visada koziriai. Belskite, jei drįstate paimti viską.
tagline-sjavs = Farerų salų nacionalinis kortų žaidimas dviem poroms.
tagline-more-sjavs = Pasakykite, kiek turite kozirių: ilgiausia spalva tampa koziriais. Šešios damos ir valetai – visada koziriai. Pirmieji nusileiskite nuo 24.
tagline-einwerfen = Senas vokiškas kirčių žaidimas dviem poroms.
tagline-more-einwerfen = Paskutinė išdalyta korta atverčiama: jos spalva – koziriai. Dėkite į spalvą, surinkite 61 akį; lygiosios dvigubina kitą partiją; partijos su mėgstamąja spalva verta dvigubai.
tagline-sueca = Portugališkas kirčių žaidimas dviem poroms.
tagline-more-sueca = Paskutinė išdalyta korta atverčiama: jos spalva – koziriai. Septynakė antra pagal stiprumą, valetas aukščiau damos. Dėkite į spalvą, surinkite 61 akį, pirmieji laimėkite keturis kartus.
tagline-owcyglowa = Lenkiškas žaidimas trims: kiekvienas žaidžia už save, ir niekas nežino, prieš ką.
tagline-more-owcyglowa = Dėkite į spalvą; kozirių nėra, dešimtakė tik penkta. Juodoji dama, močiutė, laikoma rankoje, kol lieka vienintelė savo spalvos korta. Solistui, su abiem močiutėmis ar be jų, reikia 54 akių; paskelbtas intervalas vertinamas atskirai. Devyni taškai laimi.
tagline-klorsjavs = Daniškas žaidimas trims ar keturiems: vienas žaidžia prieš visus kitus.
tagline-more-klorsjavs = Koziriai yra kryžiai, o virš jų – šešios damos ir valetai. Pasakykite, kad žaidžiate, atidėkite dvi kortas už dvi katės kortas ir surinkite 61 akį. Kas pirmas nieko nebeturi, pralaimi. Čia yra ir Sjavs su aukcionu.
tagline-tarock = Bavariškas žaidimas trims: vienas žaidžia prieš du, dėl banko.
tagline-more-tarock = Pasakykite, kad žaidžiate, ir imkite tris talono kortas arba žaiskite be jų. Kelkite po penkias akis nuo 61 iki 116. Įvardykite kozirius, dėkite į spalvą, muškite, jei galite. Mačas baigiasi, kai bankas tuščias.
tagline-sixbid = Amerikietiškas žaidimas trims: vienas žaidžia prieš du ir pats paskelbia, ką žais.
tagline-more-sixbid = Šeši skelbimai, nuo solo iki solo su šaukimu, arba trys pirmtako „Frog“ skelbimai. Surinkite 60 akių, visas 120 arba nepaimkite nė vieno kirčio.
tagline-sjavsalone = Sjavs trims ar dviem: kiekvienas žaidžia už save.
tagline-more-sjavsalone = Trise žaidžiama su dviejų kortų talonu. Žaidžiant dviese, prieš kiekvieną guli atverstų kortų eilė, o po kiekviena jų – dar viena, užversta. Kas pirmas nusileidžia nuo 24, laimi.
choose-game = Pasirinkite žaidimą
game-avinas = Avinas
game-sjavs = Sjavs
game-einwerfen = Einwerfen
game-sueca = Sueca
game-owcyglowa = Owcy Głowa
game-klorsjavs = Klørsjavs
game-tarock = Bavariškas tarokas
game-sixbid = Six-Bid
game-sjavsalone = Sjavs trims ar dviem
game-line-avinas = Lietuva. Kozirius nustato septynakės.
game-line-sjavs = Farerų salos. Kozirius nustato ilgiausia spalva.
game-line-einwerfen = Vokietija. Kozirius lemia viena atversta korta.
game-line-sueca = Portugalija. Septynakė muša karalių.
game-line-owcyglowa = Lenkija. Dvi močiutės, apie kurias niekas nekalba.
game-line-klorsjavs = Danija. Vienas prieš visus, su kate.
game-line-tarock = Bavarija. Kelkite po penkias, ištuštinkite banką.
game-line-sixbid = Amerika. Šeši skelbimai ir senasis „Frog“.
game-line-sjavsalone = Farerų salos. Trims ar dviem, kiekvienas už save.
play-with-bots = Žaisti su botais
learn = Išmokti per penkias minutes
play-with-friends = Žaisti su draugais
have-code = Turiu kodą
back-to-game = Grįžti į žaidimą
sign-in = Prisijungti
rules = Taisyklės
you-are = Jūs – { $name }, { role }.
role = { $role ->
    [owner] savininkas
    [host] klubo šeimininkas
    [member] narys
    [bot] botas
    [banned] užblokuota paskyra
   *[guest] svečias
  }
change-name = Keisti vardą
friends-hint = Gausite nuorodą, kurią jiems nusiųsite.
your-name = Jūsų vardas
name-hint = Jį prie stalo mato kiti.
name-invited = Esate kviečiami. Įrašykite vardą, kuriuo žaisite.
password = Slaptažodis
password-hint = Juo prisijungia nariai. Svečiai laukelį palieka tuščią, nebent klubas turi slaptažodį.
have-password = Turiu slaptažodį
come-in = Įeiti
invited-to-table = Jus kviečia prie stalo
invited-to-evening = Jus kviečia į klubo vakarą: parašykite vardą ir įeikite.
door-table = { $n ->
    [0] Stalas { $table }: dar niekas nesėdi.
    [one] Stalas { $table }: prie jo sėdi { $names }.
   *[other] Stalas { $table }: prie jo sėdi { $names }.
}
door-host = { $n ->
    [0] { $host } kviečia jus prie stalo { $table } ir laukia.
    [one] { $host } kviečia jus prie stalo { $table }. Prie jo sėdi ir { $names }.
   *[other] { $host } kviečia jus prie stalo { $table }. Prie jo sėdi ir { $names }.
}
table-code = Stalo kodas arba nuoroda
join = Prisėsti
home = Pradžia
connecting = Jungiamasi…
looking = Ieškoma…
language = Kalba
settings = Nustatymai
setting-theme = Išvaizda
setting-theme-system = kaip sistemoje
setting-theme-light = šviesi
setting-theme-dark = tamsi
setting-suits = Rūšių spalvos
setting-suits-two = dvi
setting-suits-four = keturios
setting-speech = Kas sakoma
setting-speech-short = trumpai
setting-speech-normal = ir vardai su akimis
setting-speech-full = viskas
setting-bots = Botai
setting-bots-usual = žaidžia įprastu greičiu
setting-bots-waiting = palaukia, kol bus pasakyta
setting-taps = Pirmas paspaudimas pakelia kortą, antras ją žaidžia
setting-last-card = Paskutinė korta žaidžiama savaime
setting-sounds = Garsai
setting-notify = Pranešti, kai mano eilė, o šio puslapio nematau
setting-keys = Vieno klavišo komandos (H, T, L…)
sound-offer = Žaisti su garsais?
yes = Taip
no = Ne
cancel = Atšaukti
close = Užverti
are-you-sure = Ar tikrai?
all-the-same = Vis tiek daryti

## Salė ir klubas

open-table = Atidaryti stalą
may-not-open = Šiame klube galite žaisti ir stebėti, bet ne atidaryti stalų.
preset-title = Koks stalas
preset-friends = Draugams: be laikrodžio, matomas salėje
preset-quick = Greitas: dvidešimt sekundžių sprendimui
preset-private = Privatus: salėje nematomas, niekas nestebi
preset-open = Atviras: žiūrovai mato visų kortas, viena partija vėliau
preset-own = Savos
called-to-table = { $name } kviečia jus prie stalo.
come-along = Ateiti
night-next = Kitas vakaras: { $when }.
night-calendar = Įtraukti į kalendorių
done = Atlikta.
banned = užblokuota paskyra
activity = Ar klubas gyvas?
results = Rezultatai
standings = Klubo suvestinė
by-reason = { $reason ->
    [rams] dėl avinų
    [pips] dėl taškų
   *[overbid] dėl per didelio siūlymo
  }

## Stalas

table-of = Stalas { $name }
the-table = Stalas
players = Žaidėjai
your-hand = Jūsų kortos
decision = Jūsų sprendimas
panels = Daugiau
panel-sheet = Lapas
panel-talk = Pokalbis
panel-story = Eiga
panel-menu = Meniu
panel-news = nauja
to-hall = Salė
seat-free = laisva
seat-gen = { $seat ->
    [N] Šiaurės
    [E] Rytų
    [S] Pietų
   *[W] Vakarų
  }
sit = Sėsti į { seat-gen } vietą
ask-for-seat = Prašyti vietos: { $name }
let-in = Įleisti: { $name }
bot = { $level ->
    [learner] botas, mokinys
    [master] botas, meistras
   *[club] botas, įgudęs
}
bot-plays-as = { $name } žaidžia kaip
level-learner = mokinys
level-club = įgudęs žaidėjas
level-master = meistras
away = nėra
stand-in = pavaduoja botas
open-mark = kortas vėliau matys: { $names }
ready = pasiruošė
dealer = dalija
dealer-letter = D
declarer = skelbia
to-act = dabar eilė
cards-left = { $n ->
    [one] { $n } korta
    [few] { $n } kortos
   *[other] { $n } kortų
  }
shown-by = { who }: parodyta dalijant
only-you-see = matote tik jūs
led-is = Ėjimas
trick-number = Kirtis { $n }
card-of = { relation }
card-of-winner = laimi kirtį, { relation }
card-hidden = užversta korta, { relation }
card-seen = { $name }, visiems parodyta
card-sending = { $name }, siunčiama…
card-not-now = { $name }, dabar negalima
signal-smile = šypsena: vertinga
signal-frown = rūgšti mina: bevertė
lead-how = Eiti { card-ins }…
lead-face-up = atversta
lead-face-down = užversta
lead-down-smile = užversta, su šypsena
lead-down-frown = užversta, su rūgščia mina
pass = Pasuoti
knock = Belsti
knock-again = Belsti dar
bid = Siūlyti { $n }
name-suit = { suit }: { $n }
stop = Stabdyti žaidimą
stand-in-plays = Už jus žaidžia botas.
take-back = Grįžti į savo vietą
paused = Stalas pristabdytas.
storage = Serveris šiuo metu negali įrašyti žaidimo; stalas laukia.
next-hand = Kita partija
turn-of = { who } sprendžia
waiting-for-others = Laukiama kitų…
your-turn = Jūsų eilė.
turn-bid = Jūsų eilė. Siūlykite arba pasuokite.
turn-must_bid = Jūsų eilė. Privalote siūlyti.
turn-pass = Jūsų eilė. Galite tik pasuoti.
turn-knock = Jūsų eilė. Belskite arba pasuokite.
turn-name_trump = Jūsų eilė. Rinkitės kozirius.
turn-lead = Jūsų ėjimas.
turn-bid_or_play = Jūsų eilė. Prieš dėdami kortą galite skelbti.
turn-play = Jūsų eilė.
turn-play-short = Jūs.
turn-act = Jūsų eilė.
price-shorter = Pasiūlėte { $bid }, o jei koziriai – { suit }, jų turite tik { $n }: jūsų pora pralaimės mačą.
price-overbid = Jūsų ilgiausios rūšies ilgis – { $longest }. Jei skelbsite su { $n }, jūsų pora pralaimės mačą.
price-stop-uncounted = Jei akių mažiau nei 61, jūsų pora pralaimi partiją.
price-stop-won = Surinkta akių: { $n }. Partija laimėta, nebent jūsų pora pasiūlė daugiau kozirių, nei turėjo.
price-stop-short = Surinkta akių: { $n }. Jei mažiau nei 61, jūsų pora pralaimi partiją.
take-rest = Likusieji mano
hint = Patarimas
hint-play = Botas dėtų { card-acc }:
hint-play-down = Botas eitų { down-ins } { card-ins }:
hint-bid = Botas siūlytų { $n }:
hint-pass = Botas pasuotų:
hint-knock = Botas belstų:
hint-stop = Botas stabdytų:
hint-name = Botas rinktųsi { suit-acc }:
hint-why-only-choice = kito pasirinkimo nėra.
hint-why-won-already = su { points-of-ins } partija laimėta, tolesni kirčiai tik padeda kitiems.
hint-why-stop-pays = geriau nei dabar, su { points-of-ins }, nebus.
hint-why-lose-to-win = tyčia pralaimėjus ({ pips-n }) mačas baigiasi, ir jūsų pora jį laimi: avinų turi kiti (6.3 taisyklė).
hint-why-lose-for-match = tyčia pralaimėjus ({ pips-n }) mačo pabaiga priartėja, o avinų turi kiti (6.3 taisyklė).
hint-why-long-suit = jei koziriai – { suit }, jų turite { $n }.
hint-why-too-short = ilgiausia rūšis duoda { $n } kozirius, o čia to per mažai.
hint-why-knock-strong = iš 100 dalijimų, atitinkančių tai, ką žinote, { times } jūsų pusė ima visus kirčius.
hint-why-knock-unsure = iš 100 dalijimų, atitinkančių tai, ką žinote, jūsų pusė ima visus kirčius tik { times }.
hint-why-knock-back = iš 100 dalijimų, atitinkančių tai, ką žinote, { times } jūsų pusė paima kirtį.
hint-why-knock-stands = iš 100 dalijimų, atitinkančių tai, ką žinote, jūsų pusė paima kirtį tik { times }.
times = { $n ->
    [one] { $n } kartą
    [few] { $n } kartus
   *[other] { $n } kartų
  }
hint-why-longest-named = taip turite { $n } kozirius, daugiau neįmanoma.
hint-why-open-top = šios kortos nemuša jokia kita.
hint-why-open-long = jei koziriai – { suit }, jų turite { $n }.
hint-why-draw-safely = šios kortos niekas nepaims; pas kitus dar likę kozirių: { $n }.
hint-why-draw-trumps = pas kitus dar likę kozirių: { $n }; šią kortą muša { $higher }.
hint-why-run-safely = joks varžovas negali šios kortos nei paimti, nei nukirsti.
hint-why-run-highest = aukštesnės šios rūšies kortos nebėra; šią kortą ima tik koziris.
hint-why-partner-trumps = partneris šios rūšies neturi ir gali kirsti.
hint-why-lead-low = jei šią kortą paims, { $points ->
    [0] nieko nekainuos
   *[other] kainuos tik { points-of-acc }
  }.
hint-why-hide-low = kai nėra kozirio, kuriuo eiti, paslėpkite pigią kortą.
hint-why-hide-high = kai nėra kozirio, kuriuo eiti, paslėpkite vertingą kortą ir nusišypsokite partneriui.
hint-why-give-partner = kirtį tikrai ims partnerio { card }{ $points ->
    [0] .
   *[other] : pridėkite { points-of-acc }.
  }
hint-why-leave-partner = kirtį ima partnerio { card }, jei niekas nepadės stipresnės kortos; tokių dar yra: { $n }.
hint-why-take-last = { $points ->
    [0] dedate paskutinę kortą ir kirtį imate, akių jame nėra
   *[other] dedate paskutinę kortą ir paimate { points-of-acc }
  }.
hint-why-take-safely = niekas iš dar dedančių šios kortos nemuša; ant stalo – { points-of }.
hint-why-take-unless = ši korta ima kirtį, jei niekas nepadės stipresnės; tokių dar yra: { $n }.
hint-why-throw-low = kirčio paimti negalite, o { $points ->
    [0] tai nieko nekainuoja
   *[other] tai kainuoja tik { points-of-acc }
  }.
hint-why-save-high = ant stalo – { points-of }; stiprios kortos vėliau vertingesnės.
hint-why-ahead-often = iš 100 dalijimų, atitinkančių tai, ką žinote, { times } išeinate į priekį.
hint-why-ahead-seldom = iš 100 dalijimų, atitinkančių tai, ką žinote, su bet kuo kitu išeitumėte į priekį tik { times }.
hint-why-best-on-average = dalijimuose, atitinkančiuose viską, ką matėte, tai vidutiniškai geriausia.
points-of = { $points ->
    [0] nė vienos akies
    [one] { $points } akis
    [few] { $points } akys
   *[other] { $points } akių
  }
points-of-acc = { $points ->
    [0] nieko
    [one] { $points } akį
    [few] { $points } akis
   *[other] { $points } akių
  }
points-of-ins = { $points ->
    [one] { $points } akimi
   *[other] { $points } akimis
  }
# Kas skelbia: sakinio pradžia.
declares = { $who ->
    [you] Jūs skelbiate
    [partner] Jūsų partneris skelbia
   *[other] { who } skelbia
  }
stake-seating = Mačas prasidės, kai visos vietos bus užimtos.
stake-before-deal = Kita partija dalijama, kai visi pasiruošę.
stake-sevens = { declares } { suit-acc }, { sevens-n }. Surinkus 61 – { rams-win } gynėjams, mažiau – { rams-lose } skelbėjams.
stake-knocked = { declares } { suit-acc }, pabelsta: visi aštuoni kirčiai – { rams-win } gynėjams, kitaip – { rams-lose } skelbėjams.
sevens-n = { $n ->
    [one] { $n } septynakė
    [few] { $n } septynakės
   *[other] { $n } septynakių
  }
rams-win = { $win ->
    [one] { $win } avinas
    [few] { $win } avinai
   *[other] { $win } avinų
  }
rams-lose = { $lose ->
    [one] { $lose } avinas
    [few] { $lose } avinai
   *[other] { $lose } avinų
  }
no-hand-yet = Dar nedalyta.
contract-bidding = Be septynakių: siūlomas kozirių ilgis.
contract-sevens = { sevens-n }. { declares } { suit-acc }.{ $knock ->
    [knock] { " " }Pabelsta.
    [knock_again] { " " }Pabelsta ir dar kartą pabelsta.
   *[none] {""}
  }
contract-trump-unknown = Be septynakių. { declares }, kozirių – { $n }; rūšis dar nežinoma.
contract-no-sevens = { declares } { suit-acc }, kozirių – { $n }. Surinkus 61 – 1–3 taškai gynėjams, mažiau – 2–6 skelbėjams.
gather-sit = Rinkitės vietą.
gather-start = Visi sėdi: pradėkite mačą.
gather-wait-start = Visi sėdi: mačą pradeda stalo šeimininkas.
gather-fill = Siųskite nuorodą draugams arba užpildykite tuščias vietas botais.
gather-wait = Laukiama žaidėjų.
invite-link = Siųskite šią nuorodą draugams
copy-link = Kopijuoti nuorodą
share-link = Dalytis
code-to-scan = Kodas telefono kamerai
copied = Nuoroda nukopijuota.
copy-by-hand = Nuoroda pažymėta: kopijuokite su Ctrl+C.
link-stays-here = Ši nuoroda veikia tik šiame kompiuteryje. Kitiems atverkite klubą šio kompiuterio tinklo adresu, pavyzdžiui, http://192.168.1.5:8080; kaip – parašyta prižiūrėtojo vadove.
start = Pradėti mačą
another-match = Dar vienas mačas
to-evening = Į vakarą
fill-bots = Užpildyti tuščias vietas botais
send-away = Atlaisvinti { seat-gen } vietą: { $name }
stand-up = Atsistoti
options = Parinktys
options-of-table = Šio stalo parinktys
set-options = Nustatyti parinktis
door = Kas gali ateiti
option-overbid = Pasiūlius per daug
option-overbid-loses_match = mačas pralaimėtas
option-overbid-refused = toks siūlymas nepriimamas
option-signal = Einant užversta korta
option-signal-may = galima rodyti miną
option-signal-must = mina rodoma visada
option-signal_seen_by = Miną mato
option-signal_seen_by-partner = partneris
option-signal_seen_by-table = visas stalas
option-points_shown = Akys partijos metu
option-points_shown-table = skaičiuojamos visiems matant
option-points_shown-no = nerodomos; skaičiuojate patys
option-stakes = Statymai
option-stakes-none = nėra
option-stakes-flat = pastovūs, vienetais
option-stakes-per_ram = už aviną, vienetais
option-units = Vienetai
option-clock = Laikrodis
option-clock-none = be laikrodžio
option-clock-calm = ramus: 60 sekundžių, 5 minutės atsargoje
option-clock-quick = greitas: 20 sekundžių, 1 minutė atsargoje
option-clock-of = { $n ->
    [one] { $n } sekundė
    [few] { $n } sekundės
   *[other] { $n } sekundžių
  }, { $reserve } atsargoje
option-hold = Pakaitinis už išėjusįjį
option-hold-of = po { $n ->
    [one] { $n } minutės
    [few] { $n } minučių
   *[other] { $n } minučių
}
option-at_zero = Laikui pasibaigus
option-at_zero-stand_in = žaidžia botas
option-at_zero-wait = stalas laukia
option-watching = Stebėti gali
option-watching-anyone = visi, kas turi nuorodą
option-watching-members = klubo nariai
option-watching-nobody = niekas
option-listed = Rodomas salėje
option-group-game = Žaidimas
option-group-time = Laikas ir statymai
option-group-people = Žmonės
option-talk = Pokalbis prie stalo
option-talk-off = išjungtas
option-talk-between_hands = tarp partijų
option-talk-always = visada
option-emotes = Ženklai be žodžių
option-one_hand_behind = Žiūrovai mato visų kortas viena partija vėliau
option-cats_tradition = Po katinų tą dieną nebežaidžiama
option-line = { $what }: { $how }.
stakes-of-flat = { $n ->
    [one] { $n } vienetas už mačą
    [few] { $n } vienetai už mačą
   *[other] { $n } vienetų už mačą
  }
stakes-of-per_ram = { $n ->
    [one] { $n } vienetas už aviną
    [few] { $n } vienetai už aviną
   *[other] { $n } vienetų už aviną
  }
say-options-changed = Stalo šeimininkas pakeitė, dėl ko žaidžiama: { $changes }
pause = Pristabdyti
resume = Tęsti
abandon = Nutraukti mačą
proposals = Siūlymai
proposed-pause = Siūlymas pristabdyti: { $names }.
proposed-resume = Siūlymas tęsti: { $names }.
proposed-abandon = Siūlymas nutraukti mačą: { $names }.
agree = Sutikti
withdraw = Atsiimti
say-something = Pasakykite ką nors
send = Siųsti
talk-off = Prie šio stalo dabar žaidžiama be pokalbių.
without-words = Be žodžių
emote-hello = Labas!
emote-thanks = Ačiū
emote-well_played = Gerai sužaista
emote-sorry = Atsiprašau
emote-one_moment = Minutėlę
emote-cheers = Į sveikatą
emote-said-hello = { $name } sako labas.
emote-said-thanks = { $name } dėkoja.
emote-said-well_played = { $name } linkteli: gerai sužaista.
emote-said-sorry = { $name } atsiprašo.
emote-said-one_moment = { $name } prašo minutėlės.
emote-said-cheers = { $name } kelia taurę.
spectators = { $n ->
    [one] { $n } žiūrovas
    [few] { $n } žiūrovai
   *[other] { $n } žiūrovų
  }
behind = Viena partija vėliau
behind-hand = Viena partija vėliau: partija { $n }
behind-leave = Žaidžiama partija
sheet-none = nėra
sheet-rams = { $left ->
    [one] { $left } avinas
    [few] { $left } avinai
   *[other] { $left } avinų
  }{ $struck ->
    [0] {""}
   *[other] , išbraukta: { $struck }
  }
sheet-explained = Apskritimas – avinas tai porai; perbrauktas nebegalioja. Taškai kaupiasi; surinkus 12, mačas baigiasi.
hand-end = Partija baigta
match-end = Mačas baigtas
every-trick = Visi kirčiai
trick-entry = { $name }: { $card }
card-was-down = { $name } (užversta)
share-picture = Dalytis paveikslėliu
turning-points = Lūžio partijos
hand-number = Partija { $n }:
every-hand = Visos partijos ({ $n })
last-hand = Paskutinė partija
replay-match = Peržiūrėti mačą
download-record = Atsisiųsti mačo įrašą
rule-link = { $rule } taisyklė
mark-bids = siūlo { $n }
mark-pass = pasuoja
mark-knock = beldžia!
mark-stop = stabdo
mark-names = { suit }

## Kas įvyko

say-bids = { $who ->
    [you] Jūs siūlote
   *[other] { who } siūlo
  } { $n }.
say-passes = { $who ->
    [you] Jūs pasuojate.
   *[other] { who } pasuoja.
  }
say-knocks = { $who ->
    [you] Jūs beldžiate!
   *[other] { who } beldžia!
  }
say-names = { $who ->
    [you] Jūs renkatės
   *[other] { who } renkasi
  } { suit-acc }.
say-stops = { $who ->
    [you] Jūs stabdote žaidimą.
   *[other] { who } stabdo žaidimą.
  }
say-card-short = { who }: { card }{ with-signal }.
rank-short = { rank }
card-short = { card }
say-card-bare = { card-short }.
say-rank-short = { who }: { rank-short }.
say-rank-bare = { rank-short }.
say-leads = { $who ->
    [you] Jūs einate
   *[other] { who } eina
  } { card-ins }{ $trump ->
    [yes] , koziris
   *[no] {""}
  }{ with-signal }.
say-plays = { who }: { card }{ $trump ->
    [yes] , koziris
   *[no] {""}
  }.
say-leads-hidden = { who }: užversta korta{ with-signal }.
say-leads-down = { who }: { card }, { down }{ with-signal }.
with-signal = { $signal ->
    [valuable] , su šypsena
    [worthless] , su rūgščia mina
   *[none] {""}
  }
say-turned-up = Užversta korta buvo { card }.
say-trumps = Koziriai – { suit }.
takes = { $who ->
    [you] Jūs imate kirtį
   *[other] { who } ima kirtį
  }
say-takes = { takes }.
say-takes-short = { takes }.
say-takes-points = { takes }, { $n }.
say-takes-with = { takes } { card-ins }, { points-n }.
say-rest = { $who ->
    [you] Jūs imate visus likusius kirčius.
   *[other] { who } ima visus likusius kirčius.
  }
say-hand = Partija { $n }.
say-dealt = Partija { $n }, { $who ->
    [you] dalijate jūs.
   *[other] dalija { relation }.
  }
say-shown-of = { $who ->
    [you] Jūs rodote
   *[other] { who } rodo
  }: { $cards }.
say-shown-secret = Tik jūs matote partnerio kortas: { $cards }.
say-seat-freed = { seat-gen } vieta laisva.
say-sat = { $who ->
    [you] Jūs sėdate į { seat-gen } vietą kaip { $name }.
   *[other] { $name } sėdasi į { seat-gen } vietą.
  }
seat-name = { $seat ->
    [N] Šiaurė
    [E] Rytai
    [S] Pietūs
   *[W] Vakarai
  }
say-asks_for_seat = { $name } prašo { seat-gen } vietos.
say-went_away = { $name } pasitraukė.
say-came_back = { $name } sugrįžo.
say-stand_in = { $who ->
    [you] { stand-in-plays }
   *[other] Botas pavaduoja: { $name }.
  }
say-plays_again = { $name } vėl žaidžia.
say-paused = Stalas pristabdytas.
say-resumed = Žaidžiama toliau.
say-given_up =
    { $evening ->
        [yes] Ratas baigtas.
       *[no] Mačas nutrauktas.
    }
say-said = { $name }: { $text }
say-previous-hand = Partiją { $n } jau galima stebėti atviromis kortomis.
result-passed-out = Visi pasavo; nieko nerašoma.
result-unfinished = Partija nebaigta.
wins-hand = { $side ->
    [us] Laimite partiją
    [them] Jie laimi partiją
   *[other] { side } laimi partiją
  }
result-won = { wins-hand }.
result-rams = { wins-hand }: { rams-n } { against }.
result-pips = { wins-hand }: { pips-n } { against }.
against = { $against ->
    [us] jums
    [them] jiems
    [NS] porai { $NS }
   *[EW] porai { $EW }
  }
result-overbid = { $side ->
    [us] Laimite mačą: jie pasiūlė per daug.
    [them] Jie laimi mačą: pasiūlėte per daug.
   *[other] { side } laimi mačą: kiti pasiūlė per daug.
  }
points-each = { side }: { $n ->
    [one] { $n } akis.
    [few] { $n } akys.
   *[other] { $n } akių.
  }
result-points = Akys: { $first ->
    [us] jūs
    [them] jie
    [NS] { $NS }
   *[EW] { $EW }
  } { $a }, { $second ->
    [us] jūs
    [them] jie
    [NS] { $NS }
   *[EW] { $EW }
  } { $b }.
why-overbid = { $n ->
    [one] Pasiūlytas { $n } koziris, bet jo nebuvo.
    [few] Pasiūlyti { $n } koziriai, bet tiek jų nebuvo.
   *[other] Pasiūlyta { $n } kozirių, bet tiek jų nebuvo.
  }
why-rams = { $sevens ->
    [one] { $sevens } septynakė
    [few] { $sevens } septynakės
   *[other] { $sevens } septynakių
  }, { $lost ->
    [declarers] skelbėjai pralaimėjo
   *[defenders] gynėjai pralaimėjo
  }{ $knock ->
    [knock] , pabelsta
    [knock_again] , pabelsta ir dar kartą pabelsta
   *[none] {""}
  }: { rams-n }.
why-pips = { $lost ->
    [declarers] Skelbėjai pralaimėjo
   *[defenders] Gynėjai pralaimėjo
  } su { $points ->
    [one] { $points } akimi
    [few] { $points } akimis
   *[other] { $points } akių
  }: { pips-n }.
outcome = { $side ->
    [us] Laimite mačą
    [them] Jie laimi mačą
   *[other] { side } laimi mačą
  }: { $reason ->
    [cats] { $loser ->
        [us] jūs – katinai: turite 12 ar daugiau taškų, o jie nė vieno.
        [them] jie – katinai: turi 12 ar daugiau taškų, o jūs nė vieno.
       *[other] kiti – katinai.
      }
    [rams] { $loser ->
        [us] jūsų lape liko avinų.
        [them] jų lape liko avinų.
       *[other] kitų lape liko avinų.
      }
    [pips] { $loser ->
        [us] jie turi mažiau taškų.
        [them] turite mažiau taškų.
       *[other] jie turi mažiau taškų.
      }
   *[overbid] { $loser ->
        [us] jūsų pora pasiūlė per daug.
        [them] jie pasiūlė per daug.
       *[other] kiti pasiūlė per daug.
      }
  }
outcome-owed-by-each = Kiti moka po { $n ->
    [one] { $n } vienetą.
    [few] { $n } vienetus.
   *[other] { $n } vienetų.
  }
outcome-owed-by-the-other = Kitas moka { $n ->
    [one] { $n } vienetą.
    [few] { $n } vienetus.
   *[other] { $n } vienetų.
  }
outcome-owed = { $side ->
    [us] Jūs mokate
    [them] Jie moka
   *[other] { side } moka
  } { $n ->
    [one] { $n } vienetą.
    [few] { $n } vienetus.
   *[other] { $n } vienetų.
  }

## Atsakymai

answer-sheet = { side }: { $rams ->
    [one] { $rams } avinas
    [few] { $rams } avinai
   *[other] { $rams } avinų
  }, { $pips ->
    [one] { $pips } taškas
    [few] { $pips } taškai
   *[other] { $pips } taškų
  }.
answer-time = { $n ->
    [one] Liko { $n } sekundė.
    [few] Liko { $n } sekundės.
   *[other] Liko { $n } sekundžių.
  }
command = Komanda
command-example = dk · siūlau 5 · pasuoju · ?
key-last = praėjęs kirtis

## Ryšys

line-lost = Ryšys nutrūko. Jungiamasi iš naujo…
line-lost-seat-kept = Ryšys nutrūko; jūsų vieta išlaikoma. Jungiamasi iš naujo…
part-missing = Dalis šio puslapio neatėjo. Galbūt klubas kaip tik paleidžiamas iš naujo; jūsų vieta išlaikoma.
load-anew = Įkelti puslapį iš naujo
taken-over-title = Atverta kitur
taken-over = Atvėrėte šį stalą kitame lange ar įrenginyje; žaidžiama ten.
play-here = Žaisti čia
use-link = Ši nuoroda prijungia kitą ją sukūrusio žaidėjo įrenginį. Žaisti čia kaip tas žaidėjas, o ne savo vardu?

## Sąžiningas dalijimas

deal-checking = Dalijimas tikrinamas…
deal-good = Dalijimas teisingas: pradinės reikšmės atitinka serverio pažadą ir duoda šias kortas.
deal-bad = Dalijimas NETEISINGAS. Išsaugokite įrašą ir klauskite klubo šeimininko.
deal-promise = Prieš dalijimą serveris pažadėjo:
the-server = Serveris

## Peržiūra

replay = Peržiūra
replay-open = Peržiūrėti mačą
licences = Licencijos
replay-sheet = Avinai { $rams }; taškai { $pips }.

## Ko buvo verti partijos sprendimai
review = Kiek kainavo kortos
review-ask = Kiek kainavo kortos?
somebody = Kažkas
levels-by-agreement = Botų lygis keičiamas, kai sutinka visi žaidžiantys.
propose-level = Siūlyti: visi botai – { $level }
proposed-bots_learner = { $names } siūlo, kad visi botai žaistų kaip mokiniai.
proposed-bots_club = { $names } siūlo, kad visi botai žaistų kaip įgudę žaidėjai.
proposed-bots_master = { $names } siūlo, kad visi botai žaistų kaip meistrai.
use-invitation = Ši nuoroda – kvietimas į klubą. Priimti jį savo vardu? Galite tapti nariu.
take-invitation = Priimti
