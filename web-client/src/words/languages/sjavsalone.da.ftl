# Sjavs for tre eller to på dansk: dets egne ord ved siden af dem i sjavs.da.ftl; husets står i da.ftl.

sjavsalone-calling = Meldingerne: hvor mange trumfer, fra 5 til { $most }. „Better“ er samme længde i klør.
sjavsalone-stake = 61: { $win } ned, fra 90: { $much }; ellers { $two ->
    [yes] modspilleren
   *[no] hver modspiller
  } { $lose } eller mere.
sjavsalone-exchanged = { $n ->
    [0] Intet byttet.
    [1] Ét kort byttet.
   *[other] To kort byttet.
  }
sjavsalone-comes-down = { who } kommer { $n } ned.
sjavsalone-why = { who } tog { $row ->
    [vol] alle stik (vol)
    [nothing] intet stik
    [javn] kun { $points } point (javn)
    [lost] kun { $points } point
   *[other] { $points } point
  }{ $lies ->
    [0] { "" }
   *[other] { $row ->
        [vol] , og i de to kort, der lå til side, var der { $lies } point
        [nothing] , og i de to kort, der lå til side, var der { $lies } point
       *[other] , heraf { $lies } i de to kort, der lå til side
      }
  }. Der blev spillet { $clubs ->
    [yes] i klør.
   *[no] í simplum.
  }
sjavsalone-outcome = { who } har vundet partiet{ $cross ->
    [yes] {" "}med et kors: ingen anden kom ned fra 24.
   *[no] .
  }
sjavsalone-sheet-explained = Den laveste sum vinder, når den er 0 eller derunder, og kun én spiller har den.
sjavsalone-answer-sheet = { who }: { $n }.
sjavsalone-match-result = { $won ->
    [none] opgivet
    [won] { $cross ->
        [yes] vundet med et kors
       *[no] vundet
      }
   *[lost] { $names } vandt
  }

# Bordets valg.
option-form = Form
option-form-three = tre spillere
option-form-two = to spillere
option-tie-by_side = 2 for spilføreren, 4 for modspillerne

# Byttet med skatten.
turn-exchange = Læg ét eller to kort væk?
cat-lay = Læg væk
cat-leave = Behold hånden
mark-laid = byttede
mark-lay = byttede
mark-leave = beholdt hånden
say-laid = { who } bytter med skatten.
say-lay = { who } lægger { $cards } væk.
say-leave = { who } beholder hånden.
own-laid = Du lagde { $cards } væk.
own-taken = Du tog { $cards } fra skatten.
cat-was = Skatten: { $cards }
laid-away = Lagt væk: { $cards }
hint-leave = En bot ville beholde hånden:
hint-lay = En bot ville lægge { $cards } væk:
command-lay-needs = Nævn ét eller to kort: læg dh 9r.
command-lay = læg, laeg, lægger, laegger, væk, vaek

# Rækkerne for to spillere.
card-upon = { $name } oven på et kort med bagsiden op
sjavsalone-down = et kort med bagsiden op
sjavsalone-empty = et tomt sted
sjavsalone-row = { $who ->
    [you] Foran dig ligger
   *[other] Foran { who } ligger
  } { $cards }.

say-uncovered = { who } vender { card }.

reason-call-out-of-range = En melding er en længde fra 5 til 10, for to spillere op til 12.
reason-ten-cards-each = Hver spiller får ti kort.
reason-sixteen-cards-each = Hver spiller får seksten kort.
reason-no-exchange-here = Med to spillere byttes der ikke kort.
reason-exchange-is-done = Der kan ikke byttes kort længere.
reason-exchange-is-declarers = Kun spilføreren bytter kort.
reason-exchange-first = Først bytter spilføreren kort eller beholder sin hånd.
reason-lay-one-or-two = Læg ét eller to af dine kort væk.
