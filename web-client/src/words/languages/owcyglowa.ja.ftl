# 日本語のオフツィ・グウォヴァ：このゲームだけの言葉。ほかはja.ftlにあります。

owcyglowa-contract = ソリストはまだ誰にも分かりません。
owcyglowa-soloist = { who }がソリストです。
owcyglowa-stake = 黒いQを2枚とも持つか1枚も持たないソリストには、54点が必要です。
owcyglowa-star = ソリスト
owcyglowa-granny = { suit }のバブカ
owcyglowa-result-none = ポイントを得た人はいません。
owcyglowa-result = { who }が{ $n }ポイントを得ました。
owcyglowa-why-solo = { who }はソリストで、{ $points }点を取りました。{ $made ->
    [yes] 十分です。
   *[no] 54点未満です。
  }
owcyglowa-why-bid = { who }は{ $range }をビッドし、{ $points }点を取りました。{ $made ->
    [yes] 的中です。
   *[no] 外れです。
  }
owcyglowa-outcome = { who }がマッチに勝ちました。
owcyglowa-strokes = 線
owcyglowa-sheet-explained = 1ポイントが線1本です。3本、3本、2本、1本で羊の頭になります。9ポイント以上になり、1人が単独で首位に立てば、その人の勝ちです。
owcyglowa-answer-sheet = { who }：{ $n }ポイント。
owcyglowa-replay-sheet = ポイント { $totals }。
owcyglowa-match-result = { $won ->
    [none] 中止
    [won] 勝ち
   *[lost] { $winner }の勝ち
  }
results-game-points = ポイント、自分対ほかの人

reason-bid-with-first-card = ビッドは、自分の最初のカードを出す前に行います。
reason-bid-once = もうビッドしています。
reason-no-such-range = 範囲は1から4までの数です。
reason-granny-not-alone = 黒いQは、自分の持つそのスートの最後の1枚としてだけ出せます。
