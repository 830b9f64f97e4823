# Atsakymai klavišams ir komandoms bei rašomi žodžiai lietuviškai.

answer-no-cards = Kortų neturite.
answer-hand = { $n ->
    [one] { $n } korta
    [few] { $n } kortos
   *[other] { $n } kortų
  }: { $cards }.
answer-hand-parts = koziriai { $trumps }; kitos { $rest }
answer-lengths = Ilgiai: kryžiai { $C }, vynai { $S }, čirvai { $H }, būgnai { $D }.
answer-no-trick = Kirtis dabar nežaidžiamas.
answer-nothing-led = Kirtis { $n }: dar nepradėtas.
answer-trick = Kirtis { $n }. { $cards }
answer-no-last-trick = Praėjusio kirčio nėra.
answer-points = { side }: { $points ->
    [one] { $points } akis
    [few] { $points } akys
   *[other] { $points } akių
  }, { $tricks ->
    [one] { $tricks } kirtis
    [few] { $tricks } kirčiai
   *[other] { $tricks } kirčių
  }.
answer-tricks = { side }: { $tricks ->
    [one] { $tricks } kirtis
    [few] { $tricks } kirčiai
   *[other] { $tricks } kirčių
  }.
answer-can-play = { $n ->
    [one] Galite dėti tik vieną kortą: { $cards }.
    [few] Galite dėti { $n } kortas: { $cards }.
   *[other] Galite dėti { $n } kortų: { $cards }.
  }
answer-can-bid = Galite siūlyti { $lengths }.
answer-can-call = Dar galite: { $calls }.
answer-nobody-acts = Dabar niekieno eilė.
answer-player-at = { who }, { $name }
answer-to-act = Eilė: { $names }.
answer-time-reserve = { $n ->
    [one] { $n } sekundė
    [few] { $n } sekundės
   *[other] { $n } sekundžių
  } ir { $reserve } atsargoje.
answer-player = { who }: { $name }, { $state ->
    [bot] botas
    [stand_in] pavaduoja botas
    [here] čia
   *[away] nėra
  }.
answer-no-bids = Niekas nieko nesiūlė.
answer-nothing-shown = Dalijant nieko neparodyta.
answer-spectators = { spectators }.
command-help = Rašykite kortą: dk, 10b arba jos numerį rankoje. Tūzas – a, karalius – k, dama – d, valetas – v, dešimtakė – 10; kryžiai – k, vynai – v, čirvai – č arba h, būgnai – b. Arba: { $verbs }. Klausimai: kortos, kirtis, praėjęs, lapas, siūlymai, eilė, žaidėjai, dalijimas, akys, galiu. Pasakyti ką nors: sakau labas.
command-help-down = Užverstai kortai: užversta, užversta šypsena, užversta mina.
command-hand = kortos, mano, k
command-trick = kirtis
command-last = praėjęs, praejes, paskutinis
command-sheet = lapas, avinai, taškai, taskai
command-bids = siūlymai, siulymai
command-turn = eilė, eile, kas
command-players = žaidėjai, zaidejai
command-deal = dalijimas, dalinimas, parodyta
command-points = akys
command-can = galiu, ką galiu
command-help-words = pagalba
command-rest = likę, likusieji, mano
command-better = better
command-bid = siūlau, siulau, siūlyti, siulyti, s
command-pass = pasuoju, pasuoti, pasas, p
command-knock = beldžiu, beldziu, belsti
command-name = renkuosi, rinktis, koziriai, koziris
command-stop = stabdau, stabdyti, gana
command-next = toliau, kita, pasiruošta, pasiruosta
command-back = grįžtu, griztu, grįžti, grizti
command-hint = patarimas, patark, kodėl, kodel
command-say = sakau, sakyti
command-down = užversta, uzversta, užverstas, uzverstas
command-up = atversta, atverstas
command-smile = šypsena, sypsena, vertinga
command-frown = mina, rūgšti, rugsti, bevertė, beverte
command-suit-C = k, kryžiai, kryžių, kryžius, kryziai, kryziu, kryzius
command-suit-S = v, vynai, vynų, vynus, vynu
command-suit-H = č, h, čirvai, čirvų, čirvus, cirvai, cirvu, cirvus
command-suit-D = b, būgnai, būgnų, būgnus, bugnai, bugnu, bugnus
command-rank-A = t, a
command-rank-T = 10
command-rank-K = k
command-rank-Q = d
command-rank-J = v
command-rank-9 = 9
command-rank-8 = 8
command-rank-7 = 7
command-rank-6 = 6
command-rank-5 = 5
command-rank-4 = 4
command-rank-3 = 3
command-rank-2 = 2
command-card = { card }, { card-acc }, { card-ins }
command-better-needs = Dabar nėra ilgio, kuriam sakyti „better“.
command-bid-needs = Kiek siūlote? Skaičius nuo 1 iki 8: siūlau 5.
command-name-needs = Kurią rūšį renkatės? renkuosi čirvus.
command-down-needs = Kuria užversta korta einate? dk užversta šypsena.
command-unknown = Nesuprasta: { $text }. Įrašykite ? ir sužinosite, ką galima rašyti.
