## The rooms below the first page: hall, results, club
tables = Tische
no-tables = Es ist kein Tisch offen. Eröffne einen und verschicke seinen Link, oder spiele mit Bots.
hall-after-hand = Während du ein Spiel spielst, ist der Saal für dich geschlossen. Nach dem Spiel öffnet er wieder.
want-to-play = Ich möchte spielen
want-line = { $mine ->
    [yes] { $n ->
        [0] Du möchtest spielen. Noch drei, und ein Tisch wird für euch eröffnet.
        [1] Du und { $names } möchtet spielen. Noch zwei, und ein Tisch wird für euch eröffnet.
        [2] Du, { $names } möchtet spielen. Noch jemand, und ein Tisch wird für euch eröffnet.
       *[other] Du, { $names } möchtet spielen. Ein Tisch wird eröffnet, sobald jemand kommt, der das darf.
    }
   *[no] { $n ->
        [0] Sobald vier spielen möchten, wird ein Tisch eröffnet, und alle vier sitzen daran.
        [one] { $names } möchte spielen.
       *[other] { $names } möchten spielen.
    }
}
more-tables = Weitere zeigen
shown-of = { $n } von { $all } werden gezeigt.
here-now = Jetzt da
table-line = { $stage ->
    [seating] wartet auf Mitspielende
    [playing] im Spiel
   *[finished] Partie beendet
  }{ $free ->
    [0] {""}
    [one] , 1 Platz frei
   *[other] , { $free } Plätze frei
  }{ $sitting ->
    [0] .
   *[other] : { $names }
  }
table-go = { table-way }, { $table }: { $names }
at-a-table = an einem Tisch
invite-here = { $name } an einen Tisch einladen
invite-short = Einladen
person-role = { $name }, { role }
kept-out-until = { $name }, ausgesperrt bis { $until }
about = Über { $name }
matches-show = Partien
report-ask = Was ist passiert? Die Gastgeber:innen sehen es zusammen mit dem zuletzt Gesagten.
measure-mute = Stumm schalten
measure-unmute = Stummschaltung aufheben
measure-remove = Entfernen
measure-ban_week = Für eine Woche sperren
measure-ban = Sperren
measure-unban = Wieder einlassen
measure-make_member = Zum Mitglied machen
measure-make_host = Gastgeberrechte geben
measure-ask-remove = { $name } für zwölf Stunden entfernen? Die Verbindung endet und mit ihr die Mitgliedschaft.
measure-ask-ban_week = { $name } für eine Woche sperren? Eintreten geht erst wieder, wenn sie vorbei ist.
measure-ask-ban = { $name } sperren? Eintreten geht dann erst wieder, wenn du die Sperre aufhebst.
the-club = Der Club
set-password = Mein Passwort setzen
set-password-hint = Mindestens 8 Zeichen. Zusammen mit deinem Namen meldet es dich auf jedem Gerät an.
invite-title = In den Club einladen
invite-one = Link für eine Person
invite-many = Link für viele
invite-host = Link für Gastgeber:in
invite-bot = Link für das Konto eines Bots
invite-link-until = Verschicke diesen Link; er gilt bis { $date }.
club-settings = Einstellungen des Clubs
club-name = Name des Clubs
club-guests = Gäste dürfen ohne Einladung eintreten
club-password = Passwort für Gäste (leer: keines)
tables-from = Tische eröffnen dürfen
archive-from = Rangliste und Partien anderer sehen dürfen
club-games = Tische werden eröffnet für
from-role = { $role ->
    [guest] alle
    [member] Mitglieder
    [host] Gastgeber:innen
   *[owner] die Clubleitung
  }
keep-settings = Einstellungen speichern
audit-log = Mitglieder und Protokoll
open-audit-log = Protokoll öffnen
reports = Was gemeldet wurde
audit-line = { $at }: { $who }, { $what } { $whom } { $text }
audit-quoted = „{ $text }“
audit-deed = { $what ->
    [role] Rolle { $role }:
    [mute] stumm geschaltet:
    [unmute] darf wieder reden:
    [remove] entfernt:
    [ban] gesperrt:
    [ban_days] { $n ->
        [one] für einen Tag gesperrt:
       *[other] für { $n } Tage gesperrt:
      }
    [unban] wieder eingelassen:
    [make_member] neues Mitglied:
    [make_host] Gastgeberrechte:
    [invited] Einladung
    [invited_as] Einladung als { $role }
    [password] Passwort:
    [rename] neuer Name:
    [forget] vergessen:
    [club] Einstellungen des Clubs
   *[report] Meldung über
  }
audit-operator = Betrieb des Servers
activity-hint = Beendete Partien von Menschen und wie viele sie gespielt haben.
activity-day = Tag
activity-week = Woche ab
activity-matches = Partien
activity-people = Menschen
my-data = Was der Club von mir speichert
my-data-hint = Deinen Namen, wann du zuletzt hier warst, deine Geräte, deine Partien mit ihren Aufzeichnungen, die Abende, die dich nennen, und was Gastgeber vermerkt haben. Gespräche werden nicht gespeichert, außer den letzten Zeilen in einer Meldung.
my-data-save = Als Datei speichern
forget-me = Mich vergessen
forget-me-hint = Dein Name verschwindet aus den Listen, dem Protokoll und den Partien des Clubs: Alle deine Geräte werden abgemeldet, und deine Partien bleiben unter „Somebody“. Das lässt sich nicht zurücknehmen.
my-matches = Meine Partien
matches-of = Partien von { $name }
results-partners = Gegenüber
results-partner = Gegenüber
results-player = Name
results-matches = Partien
results-won = Gewonnen
results-rating = Wertungszahl
results-game = Spiel
results-none = Noch keine Partie wurde beendet.
results-none-in-span = Keine Partie, die zählt, wurde beendet.
month-before = Monat davor
month-after = Monat danach
year-before = Jahr davor
year-after = Jahr danach
standings-by-year = Das ganze Jahr
standings-by-month = Nach Monaten
print = Drucken
match-line = { $result }, { $a } – { $b } gegen { $c } – { $d }, { $n ->
    [one] 1 Spiel
   *[other] { $n } Spiele
  }.
match-line-alone = { $result }, { $names }, { $n ->
    [one] 1 Spiel
   *[other] { $n } Spiele
  }.
standings-rule = Gezählt werden Partien, die von der ersten Verteilung an nur Mitglieder spielen, mit mindestens vier Spielen und nicht alle von einer Adresse.
rating-rule = Eine Wertungszahl beginnt bei 1500; gegen einen Gegner oder ein Paar gewinnt eine um 100 höhere 64 von 100 Partien. Die Zahl nach ± ist die Unsicherheit: bei zwei von drei Spielern liegt die wahre Zahl darin.

reason-not-to-that-role = Bei dieser Person geht das nicht, ihre Rolle ist: { role }.
reason-owner-makes-hosts = Nur die Clubleitung ernennt Gastgeber:innen oder lädt sie ein.
reason-owner-sets-club = Nur die Clubleitung ändert die Einstellungen des Clubs.
reason-members-have-passwords = Nur Mitglieder haben ein Passwort; bitte die Gastgeber:innen um eine Einladung.
reason-nobody-of-that-name = Im Club heißt niemand { $name }.
reason-only-owner = Ein Club behält eine Clubleitung; lass vom Serverbetrieb zuerst jemand anderen dazu machen.
reason-log-in-hall = Protokoll und Meldungen liest man im Saal; verlass zuerst deinen Tisch.
table-way = { $way ->
    [back] Zurück zum Spiel
    [watch] Zusehen
   *[visit] Zum Tisch
  }
report = Den Gastgeber:innen melden
results-cats-made = Katzen erzielt
results-cats-been = Katzen erlitten
results-rams = Widder, fremde zu eigenen
results-pips = Punkte, fremde zu eigenen
match-result = { $won ->
    [none] aufgegeben
    [won] { $reason ->
        [cats] gewonnen: Die anderen sind Katzen
       *[other] gewonnen { by-reason }
      }
   *[lost] { $reason ->
        [cats] verloren als Katzen
       *[other] verloren { by-reason }
      }
  }
night-when = Nächster Abend
night-note = Was gespielt wird
