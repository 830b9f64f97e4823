# 3人用・2人用シャウスの日本語：sjavs.ja.ftlの言葉に加える、このゲームだけの言葉。ほかはja.ftlにあります。

sjavsalone-calling = 宣言中です。切り札の枚数を5から{ $most }までで言います。「better」は同じ長さのクラブです。
sjavsalone-stake = 61点で{ $win }、90点から{ $much }下ります。届かなければ{ $two ->
    [yes] 守備側が
   *[no] 守備側の2人がそれぞれ
  }{ $lose }以上下ります。
sjavsalone-exchanged = { $n ->
    [0] 交換なし。
    [1] 1枚交換。
   *[other] 2枚交換。
  }
sjavsalone-comes-down = { who }が{ $n }下ります。
sjavsalone-why = { who }は{ $row ->
    [vol] 全トリックを取りました（vol）
    [nothing] 1トリックも取れませんでした
    [javn] { $points }点しか取れませんでした（javn）
    [lost] { $points }点しか取れませんでした
   *[other] { $points }点を取りました
  }。{ $lies ->
    [0] { "" }
   *[other] { $row ->
        [vol] 脇の2枚は{ $lies }点です。
        [nothing] 脇の2枚は{ $lies }点です。
       *[other] うち{ $lies }点は脇の2枚の分です。
      }
  }{ $clubs ->
    [yes] クラブのゲーム。
   *[no] í simplum。
  }
sjavsalone-outcome = { who }がマッチに勝ちました。{ $cross ->
    [yes] ほかに24から下りた人がいないので、クロスです。
   *[no] { "" }
  }
sjavsalone-sheet-explained = 最も低い累計が0以下で、それが1人だけになれば、その人の勝ちです。
sjavsalone-answer-sheet = { who }：{ $n }。
sjavsalone-match-result = { $won ->
    [none] 中止
    [won] { $cross ->
        [yes] クロスで勝ち
       *[no] 勝ち
      }
   *[lost] { $names }の勝ち
  }

# オプション。
option-form = 遊び方
option-form-three = 3人用
option-form-two = 2人用
option-tie-by_side = ディクレアラーなら2、守備側なら4

# スカートとの交換。
turn-exchange = 1枚か2枚を捨てますか？
cat-lay = 捨てる
cat-leave = 手札はそのまま
mark-laid = 交換した
mark-lay = 交換した
mark-leave = 交換なし
say-laid = { who }がスカートと交換しました。
say-lay = { who }が{ $cards }を捨てました。
say-leave = { who }は手札をそのままにしました。
own-laid = 自分が捨てたカード：{ $cards }。
own-taken = 自分がスカートから取ったカード：{ $cards }。
cat-was = スカート：{ $cards }
laid-away = 捨てたカード：{ $cards }
hint-leave = ボットなら手札をそのままにします：
hint-lay = ボットなら{ $cards }を捨てます：
command-lay-needs = 捨てるカードを1枚か2枚言ってください：捨てる qh 9d。
command-lay = すてる, 捨てる, lay, away, suteru

# 2人用の列。
card-upon = { $name }（下に裏向きのカード）
sjavsalone-down = 裏向きのカード
sjavsalone-empty = 空いた場所
sjavsalone-row = { who }の前の列：{ $cards }。

say-uncovered = { who }が{ card }を表にしました。

reason-call-out-of-range = 宣言する長さは5から10まで、2人用では12までです。
reason-ten-cards-each = カードは各自10枚です。
reason-sixteen-cards-each = カードは各自16枚です。
reason-no-exchange-here = 2人用では、カードを交換しません。
reason-exchange-is-done = 交換はもう終わりました。
reason-exchange-is-declarers = カードを交換できるのはディクレアラーだけです。
reason-exchange-first = 先に、ディクレアラーがカードを交換するか、手札をそのままにします。
reason-lay-one-or-two = 手札を1枚か2枚捨ててください。
