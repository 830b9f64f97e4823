# Svar på taster og skrevne kommandoer, og deres ord, på dansk.

answer-no-cards = Du har ingen kort.
answer-hand = { $n } kort: { $cards }.
answer-hand-parts = trumf { $trumps }; og { $rest }
answer-lengths = Længder: klør { $C }, spar { $S }, hjerter { $H }, ruder { $D }.
answer-no-trick = Der spilles ikke noget stik.
answer-nothing-led = Stik { $n }: intet er spillet ud endnu.
answer-trick = Stik { $n }. { $cards }
answer-no-last-trick = Der er intet sidste stik.
answer-points = { side }: { $points } point i { $tricks } stik.
answer-tricks = { side }: { $tricks } stik.
answer-can-play = { $n ->
    [one] Du må kun spille { $cards }.
   *[other] Du må spille { $n } kort: { $cards }.
  }
answer-can-bid = Du må melde { $lengths }.
answer-can-call = Du må også sige: { $calls }.
answer-nobody-acts = Ingen har turen.
answer-player-at = { who }, { $name }
answer-to-act = Turen har: { $names }.
answer-time-reserve = { $n ->
    [one] 1 sekund
   *[other] { $n } sekunder
  } og { $reserve } i reserve.
answer-player = { who }: { $name }, { $state ->
    [bot] bot
    [stand_in] en afløser spiller
    [here] her
   *[away] væk
  }.
answer-no-bids = Der blev ikke meldt.
answer-nothing-shown = Intet blev vist ved kortgivningen.
answer-spectators = { spectators }.
command-help = Skriv et kort: dkl for klør dame, 10h for hjerter ti, eller dets nummer på hånden. Farver: kl, sp, h, r; billeder: e, k, d, b. Eller: { $verbs }. Spørgsmål: hånd, stik, sidste, regnskab, meldinger, tur, spillere, kortgivning, point, må. Sig noget: sig hej.
command-help-down = For et kort med bagsiden op: skjult, skjult smil, skjult rynk.
command-hand = hånd, haand, kort
command-trick = stik
command-last = sidste, l
command-sheet = regnskab, væddere, vaeddere
command-bids = meldinger
command-turn = tur, hvem
command-players = spillere, pladser
command-deal = kortgivning, givet, vist
command-points = point, stilling
command-can = må, maa, kan
command-help-words = hjælp, hjaelp
command-rest = rest, resten, alt
command-better = better
command-bid = meld, melder, m
command-pass = pas, passer, p
command-knock = bank, banker
command-name = vælg, vaelg, farve
command-stop = stop
command-next = videre, næste, naeste, klar
command-back = tilbage
command-hint = tip, hvorfor
command-say = sig
command-down = skjult
command-up = åben, aaben
command-smile = smil, værdifuld, vaerdifuld
command-frown = rynk, værdiløs, vaerdiloes
command-suit-C = c, kl, klør, kloer
command-suit-S = s, sp, spar
command-suit-H = h, hj, hjerter
command-suit-D = r, ru, ruder
command-rank-A = e
command-rank-T = 10
command-rank-K = k
command-rank-Q = d
command-rank-J = b
command-rank-9 = 9
command-rank-8 = 8
command-rank-7 = 7
command-rank-6 = 6
command-rank-5 = 5
command-rank-4 = 4
command-rank-3 = 3
command-rank-2 = 2
command-card = { card }
command-better-needs = Der er ingen længde at sige „better“ til nu.
command-bid-needs = Melde hvad? Et tal fra 1 til 8: meld 5.
command-name-needs = Vælge hvilken farve? vælg hjerter.
command-down-needs = Spille hvilket kort ud med bagsiden op? dkl skjult smil.
command-unknown = { $text } forstås ikke. Skriv ? for at se, hvad man kan skrive.
