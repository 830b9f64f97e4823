# シックスビッドとフロッグの日本語：このゲームだけの言葉。ほかは ja.ftl にある。

sixbid-bid = { $form ->
    [frog] { $n ->
        [1] フロッグ
        [2] チコ
       *[other] グランド
      }
   *[six_bid] { $n ->
        [1] ソロ
        [2] ハート・ソロ
        [3] ミゼール
        [4] ギャランティー・ソロ
        [5] オープン・ミゼール
       *[other] コール・ソロ
      }
  }
sixbid-bidding = ビッド中です。
sixbid-soloist = ソリスト
sixbid-said = { who }は「{ $bid }」と言いました。
sixbid-contract = { who }のコントラクトは{ $contract ->
    [solo] ソロ
    [heart_solo] ハート・ソロ
    [misere] ミゼール
    [guarantee] ギャランティー・ソロ
    [spread_misere] オープン・ミゼール
    [call_solo] コール・ソロ
    [frog] フロッグ
    [chico] チコ
   *[grand] グランド
  }です。{ $suit ->
    [none] { "" }
   *[other] 切り札は{ suit }です。
  }
sixbid-needs = { $points ->
    [0] 1トリックも取ってはいけません。
   *[other] { $points }点が必要です。
  }
sixbid-stake = 1人が2人を相手に、何を目指すかを言って戦います。
sixbid-asked-of = コールされた{ card }は{ who }が持っていました。
sixbid-asked-of-you = コールされた{ card }はあなたが持っていました。
sixbid-asked = コールされたカード：{ card }。
sixbid-given-card = 代わりに渡されたカード：{ $cards }。
sixbid-open = { who }の公開された手札：{ $cards }
sixbid-thrown-in = 全員がパスしました。何も記録しません。
sixbid-level = ちょうど60点です。誰も支払いません。
sixbid-loses = { who }が{ sixbid-units }を失いました。
sixbid-wins = { who }が{ sixbid-units }を得ました。
sixbid-units = { $n }単位
sixbid-why = { who }は{ $points }点を取りました{ $lies ->
    [0] { "" }
   *[other] （うち{ $lies }点は脇の3枚の分）
  }。必要なのは{ $needed }点：{ $made ->
    [yes] 成功です。
   *[no] 失敗です。
  }
sixbid-why-misere = { who }は{ $tricks ->
    [0] 1トリックも取りませんでした：成功です。
   *[other] トリックを取りました：失敗です。
  }
sixbid-won-match = { who }がマッチに勝ちました。
sixbid-pays = { who }は{ sixbid-units }を支払います。
sixbid-gets = { who }は{ sixbid-units }を受け取ります。
sixbid-account = 収支
sixbid-hands = ディール
sixbid-sheet-explained = ソリストは、ほかの2人それぞれから単位を得るか、それぞれに失います。最後のディールのあと、収支の最も高い人が勝ちます。
sixbid-answer-sheet = { who }：{ $n }。
sixbid-answer-hands = { $n }ディールをプレイしました。
sixbid-replay-sheet = 収支 { $accounts }。
sixbid-stakes = 収支1単位につき{ $n }単位
sixbid-match-result = { $won ->
    [none] 中止
    [won] 勝ち
   *[lost] { $names }の勝ち
  }

# オプション。
option-form = 遊び方
option-form-six_bid = シックスビッド・ソロ
option-form-frog = フロッグ
option-hands = 1マッチは
option-hands-twelve = 12ディール
option-hands-six = 6ディール
option-hands-twenty_four = 24ディール

# ストック、コールするカード、代わりに渡すカード。
turn-lay = 3枚を選んで脇に置く。
turn-exchange = あなたの番。1枚コールするか、しないか。
turn-give = コールした1枚の代わりに渡すカードを選ぶ。
cat-lay = 捨てる
cat-leave = コールしない
ask-card = { card }をコール
give-card = このカードを渡す
mark-laid = 3枚を捨てた
mark-lay = 3枚を捨てた
mark-ask = コール
mark-given = 1枚を渡した
mark-give = 1枚を渡した
mark-leave = コールなし
say-laid = { who }が3枚を捨てました。
say-lay = { who }が{ $cards }を捨てました。
say-ask = { who }が{ card }をコールしました。
say-given = { who }が代わりに1枚を渡しました。
say-give = { who }が代わりに{ card }を渡しました。
say-leave = { who }はカードをコールしませんでした。
own-laid = 自分が捨てたカード：{ $cards }。
own-taken = 自分がストックから取ったカード：{ $cards }。
cat-was = ストック：{ $cards }
laid-away = 捨てたカード：{ $cards }
hint-lay = ボットなら{ $cards }を捨てます：
hint-ask = ボットなら{ card }をコールします：
hint-leave = ボットならカードをコールしません：
hint-give = ボットなら{ card }を渡します：
command-lay-needs = どの3枚を捨てますか？捨てる qh 9d 8d。
command-ask-needs = どのカードをコールしますか？コール ah。
command-give-needs = 手札のどれを渡しますか？渡す 6h。
command-lay = すてる, 捨てる, lay, away, suteru
command-ask = コール, こーる, ask, call, kooru, koru
command-give = わたす, 渡す, give, watasu

reason-bid-of-other-form = この遊び方に、そのビッドはありません。
reason-hearts-not-here = このコントラクトの切り札はハートではありません。ほかのスートを指名してください。
reason-no-call-now = 今はカードをコールしたり渡したりしません。
reason-call-another-card = 36枚のうち、自分が持っていないカードをコールしてください。
reason-give-another-card = コールしたカードとは別のカードを渡してください。
reason-call-first = 先にソリストが、カードをコールするか、しないと決めます。
reason-give-first = 先にソリストが、コールしたカードの代わりに1枚を渡します。
reason-left-of-soloist-leads = 最初のトリックはソリストの左の人がリードします。
