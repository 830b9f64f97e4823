# Six-Bid and Frog in English: their own words; the house’s stand in en.ftl.

sixbid-bid = { $form ->
    [frog] { $n ->
        [1] frog
        [2] chico
       *[other] grand
      }
   *[six_bid] { $n ->
        [1] solo
        [2] heart solo
        [3] misère
        [4] guarantee
        [5] spread misère
       *[other] call solo
      }
  }
sixbid-bidding = The bidding is open.
sixbid-soloist = soloist
sixbid-said = { $who ->
    [you] You have
   *[other] { who } has
  } said { $bid }.
sixbid-contract = { $who ->
    [you] You play
   *[other] { who } plays
  } { $contract ->
    [solo] a solo
    [heart_solo] a heart solo
    [misere] a misère
    [guarantee] a guarantee solo
    [spread_misere] a spread misère
    [call_solo] a call solo
    [frog] a frog
    [chico] a chico
   *[grand] a grand
  }{ $suit ->
    [none] .
   *[other] , trumps are { suit }.
  }
sixbid-needs = { $points ->
    [0] Every trick must be lost.
   *[other] { $points } points are needed.
  }
sixbid-stake = One plays alone against two, and says for what.
sixbid-asked-of = The { card } came from { who }.
sixbid-asked-of-you = The { card } came from you.
sixbid-asked = The { card } was called.
sixbid-given-card = The card given for it: { $cards }.
sixbid-open = { $who ->
    [you] Your open hand: { $cards }
   *[other] Open hand of { who }: { $cards }
  }
sixbid-thrown-in = All passed; nothing is written.
sixbid-level = Just 60 points; nobody pays.
sixbid-loses = { $who ->
    [you] You lose
   *[other] { who } loses
  } { sixbid-units }.
sixbid-wins = { $who ->
    [you] You win
   *[other] { who } wins
  } { sixbid-units }.
sixbid-units = { $n ->
    [one] 1 unit
   *[other] { $n } units
  }
sixbid-why = { $who ->
    [you] You took
   *[other] { who } took
  } { $points ->
    [one] 1 card point
   *[other] { $points } card points
  }{ $lies ->
    [0] { "" }
   *[other] , { $lies } of them in the three cards that lay aside,
  } and needed { $needed }: { $made ->
    [yes] made.
   *[no] lost.
  }
sixbid-why-misere = { $who ->
    [you] You
   *[other] { who }
  } { $tricks ->
    [0] took no trick: made.
   *[other] took a trick: lost.
  }
sixbid-won-match = { $who ->
    [you] You have won the match.
   *[other] { who } has won the match.
  }
sixbid-pays = { $who ->
    [you] You pay
   *[other] { who } pays
  } { sixbid-units }.
sixbid-gets = { $who ->
    [you] You get
   *[other] { who } gets
  } { sixbid-units }.
sixbid-account = Account
sixbid-hands = Hands
sixbid-sheet-explained = The soloist wins or loses units with each of the others. After the last hand the highest account wins.
sixbid-answer-sheet = { who }: { $n }.
sixbid-answer-hands = { $n ->
    [one] 1 hand was played.
   *[other] { $n } hands were played.
  }
sixbid-replay-sheet = Accounts { $accounts }.
sixbid-stakes = { $n ->
    [one] { $n } unit for one of the account
   *[other] { $n } units for one of the account
  }
sixbid-match-result = { $won ->
    [none] given up
    [won] won
   *[lost] { $names } won
  }

# Options.
option-form = Form
option-form-six_bid = Six-Bid Solo
option-form-frog = Frog
option-hands = A match has
option-hands-twelve = twelve hands
option-hands-six = six hands
option-hands-twenty_four = twenty-four hands

# The blind, the card that is called, and the one that is given for it.
turn-lay = Choose three cards to lay away.
turn-exchange = Your turn. Call for a card, or for none.
turn-give = Choose a card to give for the one that you called.
cat-lay = Lay away
cat-leave = Call for no card
ask-card = Call for the { card }
give-card = Give this card
mark-laid = laid three away
mark-lay = laid three away
mark-ask = calls a card
mark-given = gave a card
mark-give = gave a card
mark-leave = calls no card
say-laid = { $who ->
    [you] You lay three cards away.
   *[other] { who } lays three cards away.
  }
say-lay = { $who ->
    [you] You lay away { $cards }.
   *[other] { who } lays away { $cards }.
  }
say-ask = { $who ->
    [you] You call
   *[other] { who } calls
  } for the { card }.
say-given = { $who ->
    [you] You give a card for it.
   *[other] { who } gives a card for it.
  }
say-give = { $who ->
    [you] You give
   *[other] { who } gives
  } the { card } for it.
say-leave = { $who ->
    [you] You call
   *[other] { who } calls
  } for no card.
own-laid = You laid away { $cards }.
own-taken = You took { $cards } from the blind.
cat-was = The blind: { $cards }
laid-away = Laid away: { $cards }
hint-lay = A bot would lay away { $cards }:
hint-ask = A bot would call for the { card }:
hint-leave = A bot would call for no card:
hint-give = A bot would give the { card }:
command-lay-needs = Name three cards: lay qh 9d 8d.
command-ask-needs = Name a card: ask ah.
command-give-needs = Name a card of yours: give 6h.
command-lay = away
command-ask = call
command-give = give

reason-bid-of-other-form = There is no such bid in this form of the game.
reason-hearts-not-here = Hearts are not the trumps of this contract; name another suit.
reason-no-call-now = No card is called or given now.
reason-call-another-card = Call for a card of the pack that you do not hold.
reason-give-another-card = Give another card than the one that you called for.
reason-call-first = The soloist first calls for a card, or for none.
reason-give-first = The soloist first gives a card for the one that was called.
reason-left-of-soloist-leads = The player on the soloist’s left leads to the first trick.
