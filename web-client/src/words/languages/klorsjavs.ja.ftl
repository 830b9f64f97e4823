# 日本語のクルアシャウス：このゲームだけの言葉。ほかはja.ftlにあります。

klorsjavs-bid = { $n ->
    [1] 「ゲーム」
    [2] 「ストライク」
    [3] 「トゥー」
   *[other] 「ストライク・トゥー」
  }
klorsjavs-bidding = 宣言中です。
klorsjavs-contract = { who }のコントラクトは{ klorsjavs-bid }です。{ $suit ->
    [none] { "" }
   *[other] 切り札は{ suit }です。
  }
klorsjavs-stake = ディクレアラーは1人で戦い、{ $needs }点が必要です。
klorsjavs-stake-of = { $cat ->
    [taken] 猫は取られました。
    [left] 猫はディクレアラーの点になります。
   *[lies] 猫はまだ置かれています。
  }{ $tout ->
    [yes] 全トリックが必要です。
   *[no] { $needs }点が必要です。
  }
klorsjavs-level = 同点
klorsjavs-redealt = 全員がパスしました。同じ人が配り直します。
klorsjavs-loses = { who }が{ klorsjavs-amount }を失いました。
klorsjavs-wins = { who }が{ klorsjavs-amount }を得ました。
klorsjavs-amount = { $n }{ $unit ->
    [ore] オーレ
   *[jetons] チップ
  }
klorsjavs-why-folded = { who }が降参しました。
klorsjavs-why-nothing = { who }は1トリックも取れませんでした。
klorsjavs-why-tout = { who }は6トリックのうち{ $n }トリックを取りました。
klorsjavs-why = { who }は{ $points }点を取りました{ $lies ->
    [0] { "" }
   *[other] （うち{ $lies }点は、捨てたカードか残した猫の分）
  }。{ $made ->
    [yes] 十分です。
   *[no] 足りません。
  }
klorsjavs-why-jan = 負けた側は{ $n }点で、31点未満です。2倍になります。
klorsjavs-why-no-trick = 負けた側は1トリックも取れませんでした。3倍になります。
klorsjavs-lost-match = { who }がマッチに負けました。
klorsjavs-won-match = { who }がマッチに勝ちました。
klorsjavs-pays = { who }は{ $n }単位を支払います。
klorsjavs-gets = { who }は{ $n }単位を受け取ります。
klorsjavs-ore = 残りのオーレ
klorsjavs-jetons = チップ
klorsjavs-hands = ディール
klorsjavs-sheet-explained = 各自60オーレから始め、最初になくなった人がマッチの負けです。オークション・シャウスではチップをやり取りし、最も多い人の勝ちです。
klorsjavs-answer-sheet = { who }：{ klorsjavs-amount }。
klorsjavs-replay-sheet = スコア表 { $totals }。
klorsjavs-match-result = { $won ->
    [none] 中止
    [won] 勝ち
   *[lost] { $names }の勝ち
  }

# オプション。
option-form = 遊び方
option-form-three = 3人用
option-form-four = 4人用
option-form-auction = オークション・シャウス、3人用
option-cat = 猫は
option-cat-unseen = 見ないで取る
option-cat-seen = 先に見る
option-auction-hands = オークションの1マッチは
option-hands-twelve = 12ディール
option-hands-six = 6ディール
option-hands-twenty_four = 24ディール
option-untouched = 60のままの人も払う（オークションを除く）

# 猫との交換。
turn-exchange = 2枚を選ぶか、猫を残す。
turn-take = あなたの番。猫を取るか残す。
turn-lay = 2枚を選んで脇に置く。
cat-take = 猫を取る
cat-leave = 猫を残す
cat-lay = 捨てる
fold = 降参
mark-take = 猫を取る
mark-laid = 猫を取った
mark-lay = 猫を取った
mark-leave = 猫を残す
mark-fold = 降参
say-take = { who }が猫を取りました。
say-laid = { who }が猫の代わりに2枚を捨てました。
say-lay = { who }が{ $cards }を捨てました。
say-leave = { who }が猫を残しました。
say-fold = { who }が降参しました。
own-laid = 自分が捨てたカード：{ $cards }。
own-taken = 自分が猫から取ったカード：{ $cards }。
cat-was = 猫：{ $cards }
laid-away = 捨てたカード：{ $cards }
hint-take = ボットなら猫を取ります：
hint-leave = ボットなら猫を残します：
hint-lay = ボットなら{ $cards }を捨てます：
hint-fold = ボットなら降参します：
command-lay-needs = どの2枚を捨てますか？捨てる qh 5d。
command-take = とる, 取る, take, toru
command-lay = すてる, 捨てる, lay, away, suteru
command-fold = こうさん, 降参, fold, kousan, kosan
klorsjavs-price-fold = 降りますか？このハンドは終わり、8オーレを失います。
klorsjavs-stakes-auction = チップ1枚につき{ $n }単位

reason-six-cards-each = カードは各自6枚です。
reason-four-cards-each = カードは各自4枚です。
reason-cat-is-declarers = 猫を取ることも残すことも、できるのはディクレアラーだけです。
reason-cat-is-done = 猫はもう取られたか、残されました。
reason-cat-first = 先に、ディクレアラーが猫を取るか残します。
reason-take-cat-first = このテーブルでは、カードを捨てる前に猫を取ります。
reason-lay-two-away = 手札を2枚捨ててください。
reason-no-cat-in-strike = ストライクとストライク・トゥーでは、猫を使いません。
reason-fold-is-declarers = 降参できるのはディクレアラーだけです。
reason-fold-too-late = カードが出たあとは、降参できません。
reason-no-fold-here = オークション・シャウスでは、降参できません。
