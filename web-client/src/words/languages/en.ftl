# Avinas in English. docs/translating.md tells how these messages are used.
# $who is you, partner, person (named $person), or N, E, S, W; $side is us, them, NS or EW (named $NS and $EW); $suit is C, S, H or D;
# $rank is A, T, K, Q, J or a number from 9 to 2.

## Cards and people

suit = { $suit ->
    [C] clubs
    [S] spades
    [H] hearts
   *[D] diamonds
  }
rank = { $rank ->
    [A] ace
    [T] ten
    [K] king
    [Q] queen
    [J] jack
    [9] nine
    [8] eight
    [6] six
    [5] five
    [4] four
    [3] three
    [2] two
   *[7] seven
  }
rank-letter-A = A
rank-letter-K = K
rank-letter-Q = Q
rank-letter-J = J
rank-letter-7 = 7
rank-letter-8 = 8
rank-letter-9 = 9
rank-letter-6 = 6
rank-letter-5 = 5
rank-letter-4 = 4
rank-letter-3 = 3
rank-letter-2 = 2
card = { rank } of { suit }
card-with-note = { $name }, { $note }
joint = {" "}
who = { $who ->
    [person] { $person }
    [you] You
    [partner] Partner
    [N] North
    [E] East
    [S] South
   *[W] West
  }
who-you = you
relation = { $who ->
    [person] { $person }
    [you] you
    [partner] partner
    [N] North
    [E] East
    [S] South
   *[W] West
  }
side = { $side ->
    [us] You
    [them] They
    [NS] { $NS }
   *[EW] { $EW }
  }
rams-n = { $n ->
    [one] 1 ram
   *[other] { $n } rams
  }
pips-n = { $n ->
    [one] 1 pip
   *[other] { $n } pips
  }
points-n = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
rams = Rams
pips = Pips
trumps = trumps
tricks = { $n ->
    [one] 1 trick
   *[other] { $n } tricks
  }

## The first page

title = Avinas
title-turn = ● Your turn – { $title }
tagline-avinas = The Lithuanian card game for two pairs.
tagline-more-avinas = Sevens turned up in the deal make the trumps. Queens and jacks always are. Knock if you dare to take it all.
tagline-sjavs = The national card game of the Faroe Islands, for two pairs.
tagline-more-sjavs = Say how many trumps you hold: the longest suit is trumps. Six queens and jacks always are. Come down from 24 first.
tagline-einwerfen = The old German game of plain tricks, for two pairs.
tagline-more-einwerfen = The last card dealt is turned: its suit is trumps. Follow suit, take 61 points; a tie doubles the next hand.
tagline-sueca = The Portuguese game of plain tricks, for two pairs.
tagline-more-sueca = The last card dealt is turned: its suit is trumps. The seven ranks second. Take 61 points, be the first with four games.
tagline-owcyglowa = A Polish game for three: each plays alone, and nobody knows against whom.
tagline-more-owcyglowa = No trumps, and the ten is fifth. A black queen, a granny, is held back until she is alone in her suit. Both grannies or neither: play solo, for 54 points.
tagline-klorsjavs = A Danish game for three or four: one plays alone against the others.
tagline-more-klorsjavs = Clubs are trumps, and six queens and jacks above them. Say that you play, lay two cards away for the cat, take 61 points. Auction Sjavs is in it too.
tagline-tarock = A Bavarian game for three: one plays alone against two, for the pot.
tagline-more-tarock = Take the stock, or raise by fives without it. Follow suit, and head the trick if you can. An empty pot ends the match.
tagline-sixbid = An American game for three: the highest bidder plays alone against two.
tagline-more-sixbid = Six bids, from a solo to a call solo, or the three of Frog, its ancestor. Take 60 points, all of them, or no trick at all.
tagline-sjavsalone = Sjavs for three or two: each plays alone.
tagline-more-sjavsalone = Three play with a skat of two cards. Two play with a row before each of them, a card face down beneath every card. Come down from 24 first.
choose-game = Choose a game
game-avinas = Avinas
game-sjavs = Sjavs
game-einwerfen = Einwerfen
game-sueca = Sueca
game-owcyglowa = Owcy Głowa
game-klorsjavs = Klørsjavs
game-tarock = Bavarian Tarock
game-sixbid = Six-Bid
game-sjavsalone = Sjavs for three or two
game-line-avinas = Lithuania. Sevens make the trumps.
game-line-sjavs = Faroe Islands. The longest suit makes the trumps.
game-line-einwerfen = Germany. One turned card makes the trumps.
game-line-sueca = Portugal. The seven beats the king.
game-line-owcyglowa = Poland. Two grannies that nobody speaks of.
game-line-klorsjavs = Denmark. One plays alone, with the cat.
game-line-tarock = Bavaria. Raise by five, empty the pot.
game-line-sixbid = America. Six bids, and the old Frog.
game-line-sjavsalone = Faroe Islands. For three or two, each alone.
play-with-bots = Play with bots
learn = Learn in five minutes
play-with-friends = Play with friends
have-code = I have a code
back-to-game = Back to your game
sign-in = Sign in
rules = The rules
you-are = You are { $name }, { role }.
role = { $role ->
    [owner] owner
    [host] club host
    [member] member
    [bot] bot
    [banned] banned
   *[guest] guest
  }
change-name = Change name
friends-hint = You get a link to send to them.
your-name = Your name
name-hint = The others see it at the table.
name-invited = You were invited. Enter the name under which you will play.
password = Password
password-hint = Members sign in with it. Guests leave it empty, unless the club has a password.
have-password = I have a password
come-in = Come in
invited-to-table = You are invited to a table
invited-to-evening = You are invited to a club evening: give a name and come in.
door-table = { $n ->
    [0] Table { $table }: nobody sits there yet.
    [one] Table { $table }: { $names } sits there.
   *[other] Table { $table }: { $names } sit there.
}
door-host = { $n ->
    [0] { $host } invites you to the table { $table } and waits there.
    [one] { $host } invites you to the table { $table }. { $names } sits there too.
   *[other] { $host } invites you to the table { $table }. { $names } sit there too.
}
table-code = Code or link of the table
join = Join
home = Home
connecting = Connecting…
looking = Looking…
language = Language
settings = Settings
setting-theme = Theme
setting-theme-system = as the system has it
setting-theme-light = light
setting-theme-dark = dark
setting-suits = Colours of the suits
setting-suits-two = two
setting-suits-four = four
setting-speech = What is said
setting-speech-short = short
setting-speech-normal = names and points as well
setting-speech-full = everything
setting-bots = Bots
setting-bots-usual = at their usual pace
setting-bots-waiting = wait for what is said
setting-taps = A tap raises a card, a second one plays it
setting-last-card = The last card plays itself
setting-sounds = Sounds
setting-notify = Tell me when it is my turn and this page is not in view
setting-keys = Single-key shortcuts (H, T, L…)
sound-offer = Play with sounds?
yes = Yes
no = No
cancel = Cancel
close = Close
are-you-sure = Are you sure?
all-the-same = Do it all the same

## The hall and the club

open-table = Open a table
may-not-open = In this club you may sit and watch, but not open tables.
preset-title = Kind of table
preset-friends = Friends: no clock, listed in the hall
preset-quick = Quick: twenty seconds a decision
preset-private = Private: not in the hall, nobody watches
preset-open = Open: spectators follow with all hands open, one hand behind
preset-own = Own
called-to-table = { $name } asks you to come to a table.
come-along = Come along
night-next = Next evening: { $when }.
night-calendar = Add to calendar
done = Done.
banned = banned
activity = Is the club alive?
results = Results
standings = Standings of the club
by-reason = { $reason ->
    [rams] by rams
    [pips] by pips
   *[overbid] by an overbid
  }

## The table

table-of = Table { $name }
the-table = Table
players = Players
your-hand = Your hand
decision = Your decision
panels = More
panel-sheet = Sheet
panel-talk = Talk
panel-story = Story
panel-menu = Menu
panel-news = new
to-hall = Hall
seat-free = free
sit = { $seat ->
    [N] Sit North
    [E] Sit East
    [S] Sit South
   *[W] Sit West
  }
ask-for-seat = Ask for the seat of { $name }
let-in = Let { $name } in
bot = { $level ->
    [learner] bot, learner
    [master] bot, master
   *[club] bot, skilled
}
bot-plays-as = { $name } plays as
level-learner = a learner
level-club = a skilled player
level-master = a master
away = away
stand-in = a stand-in plays
open-mark = open a hand later to { $names }
ready = ready
dealer = dealer
dealer-letter = D
declarer = declarer
to-act = to act
cards-left = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
shown-by = Shown in the deal: { who }
only-you-see = only you see this
led-is = Led
trick-number = Trick { $n }
card-of = from { relation }
card-of-winner = from { relation }, takes the trick
card-hidden = a card face down from { relation }
card-seen = { $name }, shown to all
card-sending = { $name }, sending…
card-not-now = { $name }, not playable now
signal-smile = a smile: valuable
signal-frown = a frown: worthless
lead-how = Lead the { card }…
lead-face-up = face up
lead-face-down = face down
lead-down-smile = face down, with a smile
lead-down-frown = face down, with a frown
pass = Pass
knock = Knock
knock-again = Knock again
bid = Bid { $n }
name-suit = { suit }: { $n }
stop = Stop the game
stand-in-plays = A stand-in plays your seat.
take-back = Take my seat back
paused = The table is paused.
storage = The server cannot save the game at the moment; the table waits.
next-hand = Next hand
turn-of = { who } to act
waiting-for-others = Waiting for the others…
your-turn = Your turn.
turn-bid = Your turn. Bid or pass.
turn-must_bid = Your turn. You must bid.
turn-pass = Your turn. You can only pass.
turn-knock = Your turn. Knock or pass.
turn-name_trump = Your turn. Name the trump suit.
turn-lead = Your lead.
turn-bid_or_play = Your turn. You may bid before your card.
turn-play = Your turn.
turn-play-short = You.
turn-act = Your turn.
price-shorter = You bid { $bid }, but with { suit } as trumps you hold only { $n }. Your side would lose the match.
price-overbid = Your longest suit is { $longest }. If you declare with { $n }, your side loses the match.
price-stop-uncounted = With fewer than 61 points your side loses the hand.
price-stop-won = You have { $n }: that wins the hand, unless your side bid more trumps than it held.
price-stop-short = You have { $n }: with fewer than 61 your side loses the hand.
take-rest = The rest are mine
hint = Hint
hint-play = A bot would play the { card }:
hint-play-down = A bot would lead the { card } face down:
hint-bid = A bot would bid { $n }:
hint-pass = A bot would pass:
hint-knock = A bot would knock:
hint-stop = A bot would stop:
hint-name = A bot would name { suit }:
hint-why-only-choice = there is no other choice.
hint-why-won-already = with { $points } points the game is won, and further tricks only help the others.
hint-why-stop-pays = nothing better can come than with your { $points } points.
hint-why-lose-to-win = { pips-n } on purpose end the match, and your side wins it: the others have rams (rule 6.3).
hint-why-lose-for-match = { pips-n } on purpose bring the end nearer, and your side is ahead in rams (rule 6.3).
hint-why-long-suit = with { suit } you have { $n } trumps.
hint-why-too-short = your longest suit makes { $n } trumps, and that is too few here.
hint-why-knock-strong = in { $n } of 100 deals that fit what you know your side takes every trick.
hint-why-knock-unsure = in only { $n } of 100 deals that fit what you know does your side take every trick.
hint-why-knock-back = in { $n } of 100 deals that fit what you know your side takes a trick.
hint-why-knock-stands = in only { $n } of 100 deals that fit what you know does your side take a trick.
hint-why-longest-named = it makes { $n } trumps, the most you can have.
hint-why-open-top = no card beats it.
hint-why-open-long = with { suit } you have { $n } trumps.
hint-why-draw-safely = nobody can beat it, and { $n ->
    [0] nobody else has a trump left
    [one] it draws the one trump that is still out
   *[other] it draws from the { $n } trumps that are still out
  }.
hint-why-draw-trumps = { $n ->
    [one] 1 trump is still out
   *[other] { $n } trumps are still out
  }; { $higher } can beat it.
hint-why-run-safely = nobody who is against you can beat or trump it.
hint-why-run-highest = no higher card of { suit } is out; only a trump takes it.
hint-why-partner-trumps = your partner has no { suit } and can trump it.
hint-why-lead-low = if it is taken, it costs { $points ->
    [0] nothing
   *[other] only { points-of }
  }.
hint-why-hide-low = without a trump to lead, hide a card that costs little.
hint-why-hide-high = without a trump to lead, hide a card of worth and smile at your partner.
hint-why-give-partner = nobody can take the trick from your partner’s { card }{ $points ->
    [0] .
   *[other] : give { points-of }.
  }
hint-why-leave-partner = your partner’s { card } takes it, unless { $n ->
    [one] the one card that beats
   *[other] one of the { $n } cards that beat
  } it is played.
hint-why-take-last = you play last and take { points-of }.
hint-why-take-safely = nobody who is still to play can beat it, and the trick holds { points-of }.
hint-why-take-unless = it takes the trick, unless { $n ->
    [one] the one card that beats
   *[other] one of the { $n } cards that beat
  } it is played.
hint-why-throw-low = you cannot take the trick, and this costs { $points ->
    [0] nothing
   *[other] only { points-of }
  }.
hint-why-save-high = the trick holds { points-of }; strong cards are worth more later.
hint-why-ahead-often = in { $n } of 100 deals that fit what you know you come out ahead with it.
hint-why-ahead-seldom = in only { $n } of 100 deals that fit what you know would anything else bring you out ahead.
hint-why-best-on-average = on average it does best in the deals that fit what you have seen.
points-of = { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
  }
stake-seating = The match begins when every seat is taken.
stake-before-deal = The next hand is dealt when all are ready.
stake-sevens = { $who ->
    [you] You declare
    [partner] Partner declares
   *[other] { who } declares
  } { suit }, { sevens-n }. 61: defenders { rams-win }, else declarers { $lose }.
stake-knocked = { $who ->
    [you] You declare
    [partner] Partner declares
   *[other] { who } declares
  } { suit }, knocked. All 8: defenders { rams-win }, else declarers { $lose }.
sevens-n = { $n ->
    [one] 1 seven
   *[other] { $n } sevens
  }
rams-win = { $win ->
    [one] 1 ram
   *[other] { $win } rams
  }
no-hand-yet = No hand is dealt yet.
contract-bidding = No sevens: the length of the trumps is bid.
contract-sevens = { sevens-n }. { $who ->
    [you] You declare
    [partner] Your partner declares
   *[other] { who } declares
  } { suit }.{ $knock ->
    [knock] { " " }Knocked.
    [knock_again] { " " }Knocked, and knocked again.
   *[none] {""}
  }
contract-trump-unknown = No sevens. { $who ->
    [you] You declare
    [partner] Your partner declares
   *[other] { who } declares
  } with { $n }; trumps are not known yet.
contract-no-sevens = { $who ->
    [you] You declare
    [partner] Partner declares
   *[other] { who } declares
  } { suit } with { $n }. 61: defenders 1–3 pips, else declarers 2–6.
gather-sit = Choose a seat.
gather-start = Everybody sits: start the match.
gather-wait-start = Everybody sits: the table’s host starts the match.
gather-fill = Send the link to your friends, or fill the empty seats with bots.
gather-wait = Waiting for players.
invite-link = Send this link to your friends
copy-link = Copy link
share-link = Share
code-to-scan = Code to scan with a phone
copied = Link copied.
copy-by-hand = The link is selected: copy it with Ctrl+C.
link-stays-here = This link works on this computer only. For others, open the club at this computer’s network address, such as http://192.168.1.5:8080; the operator’s handbook tells how.
start = Start the match
another-match = Another match
to-evening = To the evening
fill-bots = Fill empty seats with bots
send-away = Remove { $name } from { $seat ->
    [N] North
    [E] East
    [S] South
   *[W] West
  }
stand-up = Stand up
options = Options
options-of-table = Options of this table
set-options = Set the options
door = Who may come
option-overbid = An overbid
option-overbid-loses_match = loses the match
option-overbid-refused = is refused
option-signal = A card led face down
option-signal-may = may go with a face
option-signal-must = always goes with a face
option-signal_seen_by = The face is seen by
option-signal_seen_by-partner = the partner
option-signal_seen_by-table = the whole table
option-points_shown = Points during a hand
option-points_shown-table = are counted for all to see
option-points_shown-no = are not shown; keep count yourself
option-stakes = Stakes
option-stakes-none = none
option-stakes-flat = flat, in units
option-stakes-per_ram = per ram, in units
option-units = Units
option-clock = Clock
option-clock-none = no clock
option-clock-calm = calm: 60 seconds, 5 minutes in reserve
option-clock-quick = quick: 20 seconds, 1 minute in reserve
option-clock-of = { $n } seconds, { $reserve } in reserve
option-hold = A stand-in comes for somebody away
option-hold-of = after { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
option-at_zero = When time is up
option-at_zero-stand_in = a stand-in plays
option-at_zero-wait = the table waits
option-watching = May watch
option-watching-anyone = anyone with the link
option-watching-members = members of the club
option-watching-nobody = nobody
option-listed = Shown in the hall
option-group-game = Game
option-group-time = Time and stakes
option-group-people = People
option-talk = Talk at the table
option-talk-off = off
option-talk-between_hands = between hands
option-talk-always = always
option-emotes = Signs without words
option-one_hand_behind = Spectators see all hands, one hand behind
option-cats_tradition = After Cats no more play that day
option-line = { $what }: { $how }.
stakes-of-flat = { $n ->
    [one] { $n } unit a match
   *[other] { $n } units a match
  }
stakes-of-per_ram = { $n ->
    [one] { $n } unit a ram
   *[other] { $n } units a ram
  }
say-options-changed = The table’s host has changed what is played for: { $changes }
pause = Pause
resume = Go on
abandon = Give the match up
proposals = Proposals
proposed-pause = { $names } would like to pause.
proposed-resume = { $names } would like to go on.
proposed-abandon = { $names } would like to give the match up.
agree = Agree
withdraw = Take it back
say-something = Say something
send = Send
talk-off = This table plays without talk for now.
without-words = Without words
emote-hello = Labas!
emote-thanks = Thank you
emote-well_played = Well played
emote-sorry = Sorry
emote-one_moment = One moment
emote-cheers = Cheers
emote-said-hello = { $name } says labas.
emote-said-thanks = { $name } thanks.
emote-said-well_played = { $name } nods: well played.
emote-said-sorry = { $name } is sorry.
emote-said-one_moment = { $name } asks for a moment.
emote-said-cheers = { $name } raises a glass.
spectators = { $n ->
    [one] 1 spectator
   *[other] { $n } spectators
  }
behind = One hand behind
behind-hand = One hand behind: hand { $n }
behind-leave = The hand in play
sheet-none = none
sheet-rams = { $left ->
    [one] 1 ram
   *[other] { $left } rams
  }{ $struck ->
    [0] {""}
   *[other] , { $struck } struck out
  }
sheet-explained = A circle is a ram against that side; a struck one no longer counts. Pips add up; at 12 the match ends.
hand-end = The hand is over
match-end = The match is over
every-trick = Every trick
trick-entry = { $name }: { $card }
card-was-down = { $name } (face down)
share-picture = Share the picture
turning-points = The turning points
hand-number = Hand { $n }:
every-hand = Every hand ({ $n })
last-hand = The last hand
replay-match = Replay the match
download-record = Download the match record
rule-link = Rule { $rule }
mark-bids = bids { $n }
mark-pass = passes
mark-knock = knocks!
mark-stop = stops
mark-names = { suit }

## What happened

say-bids = { $who ->
    [you] You bid
   *[other] { who } bids
  } { $n }.
say-passes = { $who ->
    [you] You pass.
   *[other] { who } passes.
  }
say-knocks = { $who ->
    [you] You knock!
   *[other] { who } knocks!
  }
say-names = { $who ->
    [you] You name
   *[other] { who } names
  } { suit }.
say-stops = { $who ->
    [you] You stop the game.
   *[other] { who } stops the game.
  }
say-card-short = { who } { card-short }{ with-signal }.
say-card-bare = { card-short }.
say-rank-short = { who } { rank-short }.
say-rank-bare = { rank-short }.
rank-short = { $rank ->
    [T] 10
    [A] ace
    [K] king
    [Q] queen
    [J] jack
   *[other] { $rank }
  }
card-short = { rank-short } { suit }
say-leads = { $who ->
    [you] You lead
   *[other] { who } leads
  } the { card }{ $trump ->
    [yes] , a trump
   *[no] {""}
  }{ with-signal }.
say-plays = { $who ->
    [you] You play
   *[other] { who } plays
  } the { card }{ $trump ->
    [yes] , a trump
   *[no] {""}
  }.
say-leads-hidden = { who }: a card face down{ with-signal }.
say-leads-down = { who }: { card }, face down{ with-signal }.
with-signal = { $signal ->
    [valuable] , with a smile
    [worthless] , with a frown
   *[none] {""}
  }
say-turned-up = The card face down was the { card }.
say-trumps = Trumps are { suit }.
say-takes = { $who ->
    [you] You take it.
   *[other] { who } takes it.
  }
say-takes-short = { $who ->
    [you] You take.
   *[other] { who } takes.
  }
say-takes-points = { $who ->
    [you] You take it
   *[other] { who } takes it
  }, { $n }.
say-takes-with = { $who ->
    [you] You take it
   *[other] { who } takes it
  } with the { card }, { points-n }.
say-rest = { $who ->
    [you] You take all that is left.
   *[other] { who } takes all that is left.
  }
say-hand = Hand { $n }.
say-dealt = Hand { $n }. { $who ->
    [you] You deal.
   *[other] { who } deals.
  }
say-shown-of = { $who ->
    [you] You show
   *[other] { who } shows
  } { $cards }.
say-shown-secret = Only you see your partner's { $cards }.
say-seat-freed = { $seat ->
    [N] North
    [E] East
    [S] South
   *[W] West
  } is free.
say-sat = { $who ->
    [you] You sit { seat-name } as { $name }.
   *[other] { $name } sits { seat-name }.
  }
seat-name = { $seat ->
    [N] North
    [E] East
    [S] South
   *[W] West
  }
say-asks_for_seat = { $name } asks for the seat { seat-name }.
say-went_away = { $name } is away.
say-came_back = { $name } is back.
say-stand_in = { $who ->
    [you] { stand-in-plays }
   *[other] A stand-in plays for { $name }.
  }
say-plays_again = { $name } plays again.
say-paused = The table is paused.
say-resumed = Play goes on.
say-given_up =
    { $evening ->
        [yes] The round was ended.
       *[no] The match was given up.
    }
say-said = { $name }: { $text }
say-previous-hand = Hand { $n } can now be followed with the cards open.
result-passed-out = All passed; nothing is scored.
result-unfinished = The hand was not finished.
result-won = { $side ->
    [us] You win the hand.
    [them] They win the hand.
   *[other] { side } win the hand.
  }
result-rams = { $side ->
    [us] You win the hand
    [them] They win the hand
   *[other] { side } win the hand
  }: { rams-n } against { against }.
result-pips = { $side ->
    [us] You win the hand
    [them] They win the hand
   *[other] { side } win the hand
  }: { pips-n } against { against }.
against = { $against ->
    [us] you
    [them] them
    [NS] { $NS }
   *[EW] { $EW }
  }
result-overbid = { $side ->
    [us] You win the match: they overbid.
    [them] They win the match: your side overbid.
   *[other] { side } win the match: the others overbid.
  }
points-each = { side }: { $n ->
    [one] 1 point.
   *[other] { $n } points.
  }
result-points = Points: { $first ->
    [us] you
    [them] they
    [NS] { $NS }
   *[EW] { $EW }
  } { $a }, { $second ->
    [us] you
    [them] they
    [NS] { $NS }
   *[EW] { $EW }
  } { $b }.
why-overbid = { $n } trumps were bid and not held.
why-rams = { $sevens ->
    [one] 1 seven
   *[other] { $sevens } sevens
  }, { $lost ->
    [declarers] the declarers lost
   *[defenders] the defenders lost
  }{ $knock ->
    [knock] , after a knock
    [knock_again] , after a knock and another
   *[none] {""}
  }: { rams-n }.
why-pips = { $lost ->
    [declarers] The declarers lost
   *[defenders] The defenders lost
  } with { $points ->
    [one] 1 point
   *[other] { $points } points
  }: { pips-n }.
outcome = { $side ->
    [us] You win the match
    [them] They win the match
   *[other] { side } win the match
  }: { $reason ->
    [cats] { $loser ->
        [us] you are Cats: 12 pips or more, and they have none.
        [them] they are Cats: 12 pips or more, and you have none.
       *[other] the others are Cats.
      }
    [rams] { $loser ->
        [us] you have rams left on the sheet.
        [them] they have rams left on the sheet.
       *[other] the others have rams left on the sheet.
      }
    [pips] { $loser ->
        [us] they have fewer pips.
        [them] you have fewer pips.
       *[other] they have fewer pips.
      }
   *[overbid] { $loser ->
        [us] your side overbid.
        [them] they overbid.
       *[other] the others overbid.
      }
  }
outcome-owed-by-each = The others owe { $n ->
    [one] 1 unit each.
   *[other] { $n } units each.
  }
outcome-owed-by-the-other = The other owes { $n ->
    [one] 1 unit.
   *[other] { $n } units.
  }
outcome-owed = { $side ->
    [us] You owe
    [them] They owe
   *[other] { side } owe
  } { $n ->
    [one] 1 unit.
   *[other] { $n } units.
  }

## Answers

answer-sheet = { side }: { $rams ->
    [one] 1 ram
   *[other] { $rams } rams
  }, { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
  }.
answer-time = { $n ->
    [one] 1 second left.
   *[other] { $n } seconds left.
  }
command = Command
command-example = qc · bid 5 · pass · ?
key-last = the last trick

## The line

line-lost = Connection lost. Reconnecting…
line-lost-seat-kept = Connection lost; your seat is kept. Reconnecting…
part-missing = A part of this page did not arrive. The club may just be starting anew; your seat is kept.
load-anew = Load the page again
taken-over-title = Open elsewhere
taken-over = You opened this table in another window or device; play continues there.
play-here = Play here
use-link = This link signs in another device of the player who made it. Play here as that player instead of as yourself?

## Fair deal

deal-checking = Checking the deal…
deal-good = This deal checks out: the seeds match the server’s promise and produce these cards.
deal-bad = This deal does NOT check out. Keep the record and ask a host of the club.
deal-promise = The server promised before the deal:
the-server = Server

## Replay

replay = Replay
replay-open = Replay a match
licences = Licences
replay-sheet = Rams { $rams }; pips { $pips }.

## What the decisions of a hand were worth
review = What the cards cost
review-ask = What did the cards cost?
somebody = Somebody
levels-by-agreement = The bots' level changes when all who play agree.
propose-level = Propose: all bots play as { $level }
proposed-bots_learner = { $names } would like all bots to play as learners.
proposed-bots_club = { $names } would like all bots to play as skilled players.
proposed-bots_master = { $names } would like all bots to play as masters.
use-invitation = This link is an invitation to the club. Take it up as yourself? It can make you a member.
take-invitation = Take it up
