# バイエルン・タロックの日本語：このゲームだけの言葉。ほかは ja.ftl にある。

tarock-bid = { $n ->
    [1] プレイ
    [61] ハンド
   *[other] ハンド{ $n }
  }
tarock-bidding = ビッド中です。
tarock-soloist = ソリスト
tarock-said = { who }は「{ $call }」と言いました。
tarock-contract = { who }は{ $contract ->
    [pick_up] ストックを取って
   *[hand] ハンドで
  }{ $n }点を目指します。{ $suit ->
    [none] { "" }
   *[other] 切り札は{ suit }です。
  }
tarock-stake = 1人が2人を相手に、61点以上を目指します。
tarock-passed-out = 全員がパスしました。何も記録しません。
tarock-nothing-left = ポットには何も残っていませんでした。
tarock-loses = { who }が{ tarock-units }を失いました。
tarock-wins = { who }が{ tarock-units }を得ました。
tarock-units = { $n }単位
tarock-why = { who }は{ $points }点を取りました{ $lies ->
    [0] { "" }
   *[other] （うち{ $lies }点は脇の3枚の分）
  }。必要なのは{ $figure }点：{ $made ->
    [yes] 成功です。
   *[no] 失敗です。
  }
tarock-why-raised = 上げた分として、それぞれからさらに{ $n }。
tarock-won-match = { who }がマッチに勝ちました。
tarock-pays = { who }は{ tarock-units }を支払います。
tarock-gets = { who }は{ tarock-units }を受け取ります。
tarock-account = 収支
tarock-pot = ポット
tarock-sheet-explained = それぞれポットに入れた分から始めます。ポットが空になるとマッチは終わり、収支の最も高い人が勝ちます。
tarock-answer-sheet = { who }：{ $n }。
tarock-answer-pot = ポットは{ tarock-units }です。
tarock-replay-sheet = 収支 { $accounts }、ポット { $pot }。
tarock-stakes = 収支1単位につき{ $n }単位
tarock-match-result = { $won ->
    [none] 中止
    [won] 勝ち
   *[lost] { $names }の勝ち
  }

option-pot = ポットに入れる額
option-pot-hundred = 100単位
option-pot-fifty = 50単位
option-raise_alone = 競りのないハンドも上げられる

turn-take = あなたの番。ストックを取るか、ハンドで戦う。
turn-lay = 3枚を選んで脇に置く。
cat-take = ストックを取る
cat-lay = 捨てる
mark-take = ストックを取る
mark-laid = ストックを取った
mark-lay = ストックを取った
say-take = { who }がストックを取りました。
say-laid = { who }が3枚を捨てました。
say-lay = { who }が{ $cards }を捨てました。
own-laid = 自分が捨てたカード：{ $cards }。
own-taken = 自分がストックから取ったカード：{ $cards }。
cat-was = ストック：{ $cards }
laid-away = 捨てたカード：{ $cards }
hint-take = ボットならストックを取ります：
hint-lay = ボットなら{ $cards }を捨てます：
command-lay-needs = どの3枚を捨てますか？捨てる qh 9d 8d。
command-take = とる, 取る, take, toru
command-lay = すてる, 捨てる, lay, away, suteru

reason-play-is-said = すでに「プレイ」と言われています。ハンドと言うか、パスしてください。
reason-not-the-next-figure = 次に言える数ではありません。
reason-choice-is-due = まずソリストがストックを取るか、ハンドと言います。
reason-choice-is-made = ソリストはすでにストックを取ったか、ハンドと言いました。
reason-no-raise-alone = このテーブルでは、競りのないハンドは61点で戦います。
reason-must-head = できるなら、そのスートのより強いカードを出さなければなりません。
reason-overtrump-if-able = できるなら、より強い切り札を出さなければなりません。
