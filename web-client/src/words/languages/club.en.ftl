## The rooms below the first page: hall, results, club
tables = Tables
no-tables = No table is open. Open one and send its link, or play with bots.
hall-after-hand = While you play a hand, the hall is closed to you. It opens after the hand.
want-to-play = I want to play
want-line = { $mine ->
    [yes] { $n ->
        [0] You want to play. Three more, and a table opens for you.
        [1] You and { $names } want to play. Two more, and a table opens for you.
        [2] You, { $names } want to play. One more, and a table opens for you.
       *[other] You, { $names } want to play. A table opens when somebody comes who may open one.
    }
   *[no] { $n ->
        [0] As soon as four want to play, a table opens and all four sit at it.
        [one] { $names } wants to play.
       *[other] { $names } want to play.
    }
}
more-tables = Show the next
shown-of = { $n } of { $all } are shown.
here-now = Here now
table-line = { $stage ->
    [seating] waiting for players
    [playing] in play
   *[finished] match over
  }{ $free ->
    [0] {""}
    [one] , 1 seat free
   *[other] , { $free } seats free
  }{ $sitting ->
    [0] .
   *[other] : { $names }
  }
table-go = { table-way }, { $table }: { $names }
at-a-table = at a table
invite-here = Invite { $name } to a table
invite-short = Invite
person-role = { $name }, { role }
kept-out-until = { $name }, kept out until { $until }
about = About { $name }
matches-show = Matches
report-ask = What happened? The club hosts see it with what was last said.
measure-mute = Mute
measure-unmute = Let talk again
measure-remove = Remove
measure-ban_week = Ban for a week
measure-ban = Ban
measure-unban = Let in again
measure-make_member = Make member
measure-make_host = Make club host
measure-ask-remove = Remove { $name } for twelve hours? The connection ends, and membership with it.
measure-ask-ban_week = Ban { $name } for a week? They cannot come in until it is over.
measure-ask-ban = Ban { $name }? They cannot come in again until you lift the ban.
the-club = The club
set-password = Set my password
set-password-hint = At least 8 letters. With your name it signs you in on any device.
invite-title = Invite to the club
invite-one = Make a link for one person
invite-many = Make a link for many
invite-host = Make a link for a club host
invite-bot = Make a link for a bot's account
invite-link-until = Send this link; it is good until { $date }.
club-settings = Club settings
club-name = Name of the club
club-guests = Guests may come in without an invitation
club-password = Password for guests (empty: none)
tables-from = Tables are opened by
archive-from = Standings and the matches of others are seen by
club-games = Tables are opened for
from-role = { $role ->
    [guest] everybody
    [member] members
    [host] club hosts
   *[owner] the owner
  }
keep-settings = Keep these settings
audit-log = Members and the audit log
open-audit-log = Open the audit log
reports = What was reported
audit-line = { $at }: { $who }, { $what } { $whom } { $text }
audit-quoted = “{ $text }”
audit-deed = { $what ->
    [role] the role { $role }:
    [mute] muted:
    [unmute] may talk again:
    [remove] removed:
    [ban] banned:
    [ban_days] { $n ->
        [one] banned for a day:
       *[other] banned for { $n } days:
      }
    [unban] let in again:
    [make_member] a new member:
    [make_host] a new club host:
    [invited] an invitation
    [invited_as] an invitation as { $role }
    [password] the password of
    [rename] a new name:
    [forget] forgotten:
    [club] the club’s settings
   *[report] a report about
  }
audit-operator = the operator
activity-hint = Matches that ended, and how many people played them.
activity-day = Day
activity-week = Week from
activity-matches = Matches
activity-people = People
my-data = What the club keeps of me
my-data-hint = Your name, when you were last here, your devices, your matches with their records, the evenings that name you, and what hosts noted. Talk is not kept, but for the last lines in a report.
my-data-save = Save it as a file
forget-me = Forget me
forget-me-hint = Your name goes from the club’s lists, its audit log and its matches: all your devices are signed out, and your matches stay under “Somebody”. This cannot be undone.
my-matches = My matches
matches-of = Matches of { $name }
results-partners = Partners
results-partner = Partner
results-player = Player
results-matches = Matches
results-won = Won
results-rating = Rating
results-game = Game
results-none = No match was finished yet.
results-none-in-span = No match that counts was finished.
month-before = Month before
month-after = Month after
year-before = Year before
year-after = Year after
standings-by-year = The whole year
standings-by-month = By month
print = Print
match-line = { $result }, { $a } – { $b } against { $c } – { $d }, { $n ->
    [one] 1 hand
   *[other] { $n } hands
  }.
match-line-alone = { $result }, { $names }, { $n ->
    [one] 1 hand
   *[other] { $n } hands
  }.
standings-rule = A match counts if members alone play it from the first deal on, over at least four hands, not all from one address.
rating-rule = A rating begins at 1500; against one opponent or pair a rating 100 higher wins 64 matches of 100. The number after ± is the doubt: for two of three players the true rating is within it.

reason-not-to-that-role = You cannot do that to { $role ->
    [owner] the owner
    [host] a host
    [member] a member
    [bot] a bot
    [banned] a banned account
   *[guest] a guest
  }.
reason-owner-makes-hosts = Only the owner makes or invites club hosts.
reason-owner-sets-club = Only the owner changes the club settings.
reason-members-have-passwords = Only members have a password; ask a club host for an invitation.
reason-nobody-of-that-name = Nobody in the club is called { $name }.
reason-only-owner = A club keeps an owner; ask its operator to make somebody else the owner first.
reason-log-in-hall = The audit log and reports are read in the hall; leave your table first.
table-way = { $way ->
    [back] Back to your game
    [watch] Watch
   *[visit] Go to the table
  }
report = Report to the club hosts
results-cats-made = Cats made
results-cats-been = Cats suffered
results-rams = Rams, theirs to own
results-pips = Pips, theirs to own
match-result = { $won ->
    [none] given up
    [won] { $reason ->
        [cats] won: they are Cats
       *[other] won { by-reason }
      }
   *[lost] { $reason ->
        [cats] lost as Cats
       *[other] lost { by-reason }
      }
  }
night-when = Next evening
night-note = What is played
