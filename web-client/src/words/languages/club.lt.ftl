## The rooms below the first page: hall, results, club
tables = Stalai
no-tables = Nėra nė vieno atidaryto stalo. Atidarykite ir nusiųskite jo nuorodą arba žaiskite su botais.
hall-after-hand = Kol žaidžiate partiją, salė jums uždaryta. Ji atsidarys partijai pasibaigus.
want-to-play = Noriu žaisti
want-line = { $mine ->
    [yes] { $n ->
        [0] Norite žaisti. Dar trys norintys – ir jums atsidarys stalas.
        [1] Norite žaisti jūs ir { $names }. Dar du norintys – ir jums atsidarys stalas.
        [2] Norite žaisti jūs, { $names }. Dar vienas norintis – ir jums atsidarys stalas.
       *[other] Norite žaisti jūs, { $names }. Stalas atsidarys, kai ateis kas nors, kam leista jį atidaryti.
    }
   *[no] { $n ->
        [0] Kai žaisti norės keturi, atsidarys stalas ir visi keturi prie jo atsisės.
        [one] { $names } nori žaisti.
       *[other] { $names } nori žaisti.
    }
}
more-tables = Rodyti kitus
shown-of = Rodoma { $n } iš { $all }.
here-now = Dabar čia
table-line = { $stage ->
    [seating] laukiama žaidėjų
    [playing] žaidžiama
   *[finished] mačas baigtas
  }{ $free ->
    [0] {""}
    [one] , { $free } laisva vieta
    [few] , { $free } laisvos vietos
   *[other] , { $free } laisvų vietų
  }{ $sitting ->
    [0] .
   *[other] : { $names }
  }
table-go = { table-way }, { $table }: { $names }
at-a-table = prie stalo
invite-here = Pakviesti prie stalo: { $name }
invite-short = Pakviesti
person-role = { $name }, { role }
kept-out-until = { $name }: paskyra užblokuota iki { $until }
about = Apie: { $name }
matches-show = Mačai
report-ask = Kas atsitiko? Klubo šeimininkai tai matys kartu su tuo, kas pastaruoju metu kalbėta.
measure-mute = Nutildyti
measure-unmute = Vėl leisti kalbėti
measure-remove = Pašalinti
measure-ban_week = Užblokuoti savaitei
measure-ban = Užblokuoti
measure-unban = Vėl įleisti
measure-make_member = Skirti nariu
measure-make_host = Skirti klubo šeimininku
measure-ask-remove = Pašalinti dvylikai valandų: { $name }? Ryšys nutrūks, narystė baigsis.
measure-ask-ban_week = Užblokuoti savaitei žaidėją: { $name }? Įeiti nebus galima, kol ji nesibaigs.
measure-ask-ban = Užblokuoti žaidėją: { $name }? Įeiti nebus galima, kol neatblokuosite.
the-club = Klubas
set-password = Nustatyti mano slaptažodį
set-password-hint = Bent 8 ženklai. Su vardu jis jus prijungia bet kuriame įrenginyje.
invite-title = Kviesti į klubą
invite-one = Sukurti nuorodą vienam žmogui
invite-many = Sukurti nuorodą daugeliui
invite-host = Sukurti nuorodą klubo šeimininkui
invite-bot = Sukurti nuorodą boto paskyrai
invite-link-until = Siųskite šią nuorodą; ji galioja iki { $date }.
club-settings = Klubo nustatymai
club-name = Klubo pavadinimas
club-guests = Svečiai gali įeiti be kvietimo
club-password = Slaptažodis svečiams (tuščias – nėra)
tables-from = Stalus atidaro
archive-from = Suvestinę ir kitų mačus mato
club-games = Stalai atidaromi žaidimams
from-role = { $role ->
    [guest] visi
    [member] nariai
    [host] klubo šeimininkai
   *[owner] savininkas
  }
keep-settings = Išsaugoti nustatymus
audit-log = Nariai ir įvykių žurnalas
open-audit-log = Atverti įvykių žurnalą
reports = Kas pranešta
audit-line = { $at }: { $who }, { $what } { $whom } { $text }
audit-quoted = „{ $text }“
audit-deed = { $what ->
    [role] vaidmuo „{ $role }“:
    [mute] nutildyta paskyra:
    [unmute] vėl gali kalbėti:
    [remove] pašalinta paskyra:
    [ban] užblokuota paskyra:
    [ban_days] { $n ->
        [one] { $n } dienai užblokuota paskyra:
        [few] { $n } dienoms užblokuota paskyra:
       *[other] { $n } dienų užblokuota paskyra:
      }
    [unban] vėl įleista paskyra:
    [make_member] naujas narys:
    [make_host] naujas klubo šeimininkas:
    [invited] pakvietimas
    [invited_as] pakvietimas (vaidmuo „{ $role }“)
    [password] slaptažodis:
    [rename] naujas vardas:
    [forget] pamiršta paskyra:
    [club] klubo nustatymai
   *[report] pranešimas apie:
  }
audit-operator = serverio prižiūrėtojas
activity-hint = Baigtos žmonių partijos ir kiek žmonių jas žaidė.
activity-day = Diena
activity-week = Savaitė nuo
activity-matches = Partijos
activity-people = Žmonės
my-data = Ką klubas apie mane saugo
my-data-hint = Jūsų vardą, kada čia lankėtės, jūsų įrenginius, partijas su jų įrašais, vakarus, kuriuose esate įrašyti, ir tai, ką užrašė šeimininkai. Pokalbiai nesaugomi, išskyrus paskutines eilutes pranešime.
my-data-save = Įrašyti į failą
forget-me = Pamiršti mane
forget-me-hint = Jūsų vardas dingsta iš klubo sąrašų, žurnalo ir partijų: visi jūsų įrenginiai atjungiami, o partijos lieka vardu „Somebody“. Atšaukti to negalima.
my-matches = Mano mačai
matches-of = Mačai: { $name }
results-partners = Partneriai
results-partner = Partneris
results-player = Žaidėjas
results-matches = Mačai
results-won = Laimėta
results-rating = Reitingas
results-game = Žaidimas
results-none = Dar nė vienas mačas nebaigtas.
results-none-in-span = Nebaigtas nė vienas skaičiuojamas mačas.
month-before = Ankstesnis mėnuo
month-after = Kitas mėnuo
year-before = Ankstesni metai
year-after = Kiti metai
standings-by-year = Visi metai
standings-by-month = Pagal mėnesius
print = Spausdinti
match-line = { $result }, { $a } – { $b }, varžovai { $c } – { $d }, { $n ->
    [one] { $n } partija
    [few] { $n } partijos
   *[other] { $n } partijų
  }.
match-line-alone = { $result }, { $names }, { $n ->
    [one] { $n } partija
    [few] { $n } partijos
   *[other] { $n } partijų
  }.
standings-rule = Skaičiuojami mačai, kuriuos nuo pirmojo dalijimo žaidžia vien nariai, bent keturių partijų, ne visi iš vieno adreso.
rating-rule = Reitingas prasideda nuo 1500; prieš vieną varžovą ar porą 100 didesnis reitingas laimi 64 mačus iš 100. Skaičius po ± – paklaida: du iš trijų žaidėjų telpa į jos ribas.

reason-not-to-that-role = Negalite to daryti, kai to žmogaus vaidmuo – { role }.
reason-owner-makes-hosts = Klubo šeimininkus skiria ir kviečia tik savininkas.
reason-owner-sets-club = Klubo nustatymus keičia tik savininkas.
reason-members-have-passwords = Slaptažodžius turi tik nariai; prašykite klubo šeimininko kvietimo.
reason-nobody-of-that-name = Klube nėra žmogaus vardu { $name }.
reason-only-owner = Klube turi likti savininkas; paprašykite serverio prižiūrėtojo pirmiausia paskirti savininku ką nors kitą.
reason-log-in-hall = Įvykių žurnalas ir pranešimai skaitomi salėje; pirmiausia palikite stalą.
table-way = { $way ->
    [back] Grįžti į žaidimą
    [watch] Stebėti
   *[visit] Eiti prie stalo
  }
report = Pranešti klubo šeimininkams
results-cats-made = Varžovai – katinai
results-cats-been = Patys – katinai
results-rams = Avinai, jų ir savi
results-pips = Taškai, jų ir savi
match-result = { $won ->
    [none] nutraukta
    [won] { $reason ->
        [cats] laimėta: varžovai – katinai
       *[other] laimėta { by-reason }
      }
   *[lost] { $reason ->
        [cats] pralaimėta: jūs – katinai
       *[other] pralaimėta { by-reason }
      }
  }
night-when = Kitas vakaras
night-note = Kas žaidžiama
