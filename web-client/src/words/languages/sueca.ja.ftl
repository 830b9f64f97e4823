# 日本語のスエカ：このゲームだけの言葉。ほかはja.ftlにあります。マッチの名前はポルトガル語のままです。

sueca-shown = { $who ->
    [you] あなた
    [partner] パートナー
   *[other] { who }
  }がめくったのは{ card }です。
sueca-contract = 切り札は{ suit }です。
sueca-stake = 切り札は{ suit }。61点で1ゲーム、91点で2、{ $flag ->
    [points] 全点数
   *[tricks] 全トリック
  }で4{ $n ->
    [0] 。
   *[other] 、さらに{ $n }ゲーム。
  }
sueca-games = ゲーム
sueca-doubled = 持ち越し
sueca-ties = 次に勝ったディールは{ $n }ゲーム多くなります。
sueca-sheet-explained = 先に4ゲーム（卓の設定により10ゲーム）を取った側がマッチの勝ちです。
sueca-result-tie = 60対60。どちらの勝ちでもありません。
sueca-result = { $side ->
    [us] あなたの側
    [them] 相手の側
   *[other] { side }
  }がこのディールに勝ち、{ $n }ゲームです。
sueca-why = { $taken ->
    [flag] バンデイラ、{ $points }点で4ゲーム。
    [much] { $points }点、91点以上で2ゲーム。
   *[won] { $points }点で1ゲーム。
  }
sueca-why-ties = 前の引き分け{ $n }回が1ゲームずつ加わります。
sueca-outcome = { $side ->
    [us] あなたの側
    [them] 相手の側
   *[other] { side }
  }がマッチに勝ちました{ $name ->
    [gato] 。ガト（猫）：相手は0ゲームです。
    [chapeu] 。シャペウ（帽子）：相手は1ゲームです。
    [arrepio] 。アレピオ（身震い）：相手は3対0でリードしていました。
   *[plain] 。
  }
sueca-answer-sheet = { side }：{ $n }ゲーム。
sueca-replay-sheet = ゲーム { $games }、持ち越し { $n }ゲーム。
sueca-match-result = { $won ->
    [none] 中止
    [won] 勝ち
   *[lost] 負け
  }{ $name ->
    [gato] （ガト）
    [chapeu] （シャペウ）
    [arrepio] （アレピオ）
   *[plain] {""}
  }
option-games = 1マッチは
option-games-four = 4ゲーム先取
option-games-ten = 10ゲーム先取
option-bandeira = バンデイラ（4ゲーム）の条件
option-bandeira-tricks = 全トリック
option-bandeira-points = 全点数
option-tied_hand = 60対60のとき
option-tied_hand-nothing = どちらにも付かない
option-tied_hand-one_more = 次のディールが1ゲーム多くなる
results-games = ゲーム、自分たち対相手
results-gatos = ガト（取った回数と取られた回数）

reason-ten-cards-each = カードは各自10枚です。
