## Rummene under den første side: sal, resultater, klub
tables = Borde
no-tables = Intet bord er åbent. Åbn et og send linket, eller spil med botter.
hall-after-hand = Mens du spiller et spil, er salen lukket for dig. Den åbner igen, når spillet er slut.
want-to-play = Jeg vil spille
want-line = { $mine ->
    [yes] { $n ->
        [0] Du vil spille. Tre til, og et bord åbner for dig.
        [1] Du og { $names } vil spille. To til, og et bord åbner for dig.
        [2] Du, { $names } vil spille. Én til, og et bord åbner for dig.
       *[other] Du, { $names } vil spille. Et bord åbner, når der kommer en, som må åbne et.
    }
   *[no] { $n ->
        [0] Så snart fire vil spille, åbner et bord, og alle fire sidder ved det.
       *[other] { $names } vil spille.
    }
}
more-tables = Vis de næste
shown-of = { $n } af { $all } vises.
here-now = Her nu
table-line = { $stage ->
    [seating] venter på spillere
    [playing] i gang
   *[finished] partiet er slut
  }{ $free ->
    [0] {""}
    [one] , 1 ledig plads
   *[other] , { $free } ledige pladser
  }{ $sitting ->
    [0] .
   *[other] : { $names }
  }
table-go = { table-way }, { $table }: { $names }
at-a-table = ved et bord
invite-here = Invitér { $name } til et bord
invite-short = Invitér
person-role = { $name }, { role }
kept-out-until = { $name }, udelukket til { $until }
about = Om { $name }
matches-show = Partier
report-ask = Hvad skete der? Klubbens værter ser det sammen med det, der sidst blev sagt.
measure-mute = Fjern ordet
measure-unmute = Giv ordet igen
measure-remove = Fjern
measure-ban_week = Udeluk i en uge
measure-ban = Udeluk
measure-unban = Luk ind igen
measure-make_member = Gør til medlem
measure-make_host = Gør til klubvært
measure-ask-remove = Fjerne { $name } i tolv timer? Forbindelsen afbrydes, og medlemskabet med den.
measure-ask-ban_week = Udelukke { $name } i en uge? De kan ikke komme ind, før den er gået.
measure-ask-ban = Udelukke { $name }? De kan ikke komme ind igen, før du ophæver det.
the-club = Klubben
set-password = Sæt min adgangskode
set-password-hint = Mindst 8 tegn. Med dit navn logger den dig ind på enhver enhed.
invite-title = Invitér til klubben
invite-one = Lav et link til én person
invite-many = Lav et link til mange
invite-host = Lav et link til en klubvært
invite-bot = Lav et link til en bots konto
invite-link-until = Send dette link; det gælder til { $date }.
club-settings = Klubbens indstillinger
club-name = Klubbens navn
club-guests = Gæster må komme ind uden invitation
club-password = Adgangskode for gæster (tom: ingen)
tables-from = Borde åbnes af
archive-from = Stillingen og andres partier ses af
club-games = Der åbnes borde til
from-role = { $role ->
    [guest] alle
    [member] medlemmer
    [host] klubværter
   *[owner] ejeren
  }
keep-settings = Gem disse indstillinger
audit-log = Medlemmer og klubbens log
open-audit-log = Åbn klubbens log
reports = Hvad der blev meldt
audit-line = { $at }: { $who }, { $what } { $whom } { $text }
audit-quoted = »{ $text }«
audit-deed = { $what ->
    [role] rollen { $role }:
    [mute] ordet taget fra:
    [unmute] ordet givet igen:
    [remove] fjernet:
    [ban] udelukket:
    [ban_days] { $n ->
        [one] udelukket i en dag:
       *[other] udelukket i { $n } dage:
      }
    [unban] lukket ind igen:
    [make_member] nyt medlem:
    [make_host] ny klubvært:
    [invited] en invitation
    [invited_as] en invitation som { $role }
    [password] adgangskode:
    [rename] nyt navn:
    [forget] glemt:
    [club] klubbens indstillinger
   *[report] anmeldelse af
  }
audit-operator = serverens drift
activity-hint = Partier, der blev færdige, og hvor mange mennesker der spillede dem.
activity-day = Dag
activity-week = Ugen fra
activity-matches = Partier
activity-people = Mennesker
my-data = Hvad klubben gemmer om mig
my-data-hint = Dit navn, hvornår du sidst var her, dine enheder, dine partier med deres optegnelser, de aftener, der nævner dig, og hvad værter har noteret. Snak gemmes ikke, undtagen de sidste linjer i en melding.
my-data-save = Gem det som en fil
forget-me = Glem mig
forget-me-hint = Dit navn forsvinder fra klubbens lister, dens log og dens partier: alle dine enheder logges ud, og dine partier bliver stående under „En eller anden“. Ingen kan gøre det om.
my-matches = Mine partier
matches-of = Partier af { $name }
results-partners = Makkere
results-partner = Makker
results-player = Spiller
results-matches = Partier
results-won = Vundet
results-rating = Rating
results-game = Spil
results-none = Intet parti er blevet færdigt endnu.
results-none-in-span = Intet parti, der tæller, blev færdigt.
month-before = Måneden før
month-after = Måneden efter
year-before = Året før
year-after = Året efter
standings-by-year = Hele året
standings-by-month = Efter måned
print = Udskriv
match-line = { $result }, { $a } – { $b } mod { $c } – { $d }, { $n } spil.
match-line-alone = { $result }, { $names }, { $n } spil.
standings-rule = Der tælles partier, som kun medlemmer spiller fra den første kortgivning, med mindst fire spil, og ikke alle fra én adresse.
rating-rule = En rating begynder ved 1500; mod én modstander eller ét par vinder en rating, der er 100 højere, 64 af 100 partier. Tallet efter ± er tvivlen: for to af tre spillere ligger den sande rating inden for den.

reason-not-to-that-role = Det kan du ikke gøre mod { $role ->
    [owner] ejeren
    [host] en vært
    [member] et medlem
    [bot] en bot
    [banned] en udelukket konto
   *[guest] en gæst
  }.
reason-owner-makes-hosts = Kun ejeren udnævner eller inviterer klubværter.
reason-owner-sets-club = Kun ejeren ændrer klubbens indstillinger.
reason-members-have-passwords = Kun medlemmer har en adgangskode; bed en klubvært om en invitation.
reason-nobody-of-that-name = Ingen i klubben hedder { $name }.
reason-only-owner = En klub beholder en ejer; bed den, der driver serveren, om først at gøre en anden til ejer.
reason-log-in-hall = Loggen og meldingerne læses i salen; forlad dit bord først.
table-way = { $way ->
    [back] Tilbage til dit spil
    [watch] Se på
   *[visit] Gå til bordet
  }
report = Meld til klubbens værter
results-cats-made = Katte vundet
results-cats-been = Katte lidt
results-rams = Væddere, deres mod egne
results-pips = Prikker, deres mod egne
match-result = { $won ->
    [none] opgivet
    [won] { $reason ->
        [cats] vundet: de blev Katte
       *[other] vundet { by-reason }
      }
   *[lost] { $reason ->
        [cats] tabt som Katte
       *[other] tabt { by-reason }
      }
  }
night-when = Næste aften
night-note = Hvad der spilles
