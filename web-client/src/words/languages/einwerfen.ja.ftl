# 日本語のEinwerfen：このゲームだけの言葉。ほかはja.ftlにあります。

einwerfen-shown = { $who ->
    [you] あなた
    [partner] パートナー
   *[other] { who }
  }がめくったのは{ card }です。
einwerfen-contract = 切り札は{ suit }です。
einwerfen-stake = 切り札は{ suit }。61点で1ゲーム、90点で2、全トリックで3{ $n ->
    [1] 。
   *[other] 、その{ $n }倍。
  }
einwerfen-games = ゲーム
einwerfen-doubled = 倍になるもの
einwerfen-favourite = お気に入りのスート{ suit }は2倍です。
einwerfen-ties = 引き分け{ $n }回が持ち越されています。1回ごとに次のディールが2倍になります。
einwerfen-sheet-explained = 全ディールのあと、ゲームの多い側の勝ちです。
einwerfen-result-tie = 60対60。どちらの勝ちでもなく、この引き分けが次のディールを2倍にします。
einwerfen-result = { $side ->
    [us] あなたの側
    [them] 相手の側
   *[other] { side }
  }がこのディールに勝ち、{ $n }ゲームです。
einwerfen-why = { $taken ->
    [all] 全トリックで3ゲーム。
    [much] { $points }点、90点以上で2ゲーム。
   *[won] { $points }点で1ゲーム。
  }
einwerfen-why-favourite = お気に入りのスートで2倍。
einwerfen-why-ties = 前の引き分け{ $n }回がそれぞれ2倍。
einwerfen-outcome = { $side ->
    [us] あなたの側
    [them] 相手の側
   *[other] { side }
  }が{ $n }ゲーム差でマッチに勝ちました。
einwerfen-answer-sheet = { side }：{ $n }ゲーム。
einwerfen-replay-sheet = ゲーム { $games }、持ち越しの引き分け { $n }回。
einwerfen-match-result = { $won ->
    [none] 中止
    [won] { $n }ゲーム差で勝ち
   *[lost] { $n }ゲーム差で負け
  }
option-hands = 1マッチは
option-hands-sixteen = 16ディール
option-hands-eight = 8ディール
option-hands-four = 4ディール
option-stakes-per_game = 1ゲーム差ごと（単位）
stakes-of-per_game = 1ゲーム差につき{ $n }単位
results-games = ゲーム、自分たち対相手
