# シャウスの日本語。ハウスの言葉はja.ftlにあります。フェロー語の言葉はそのまま使います。

sjavs-calling = 宣言中です。切り札の枚数を5から8までで言います。「better」は同じ長さのクラブです。
sjavs-contract-none = 全員がパスしました。常に切り札の6枚だけが切り札です。
sjavs-contract-unnamed = { $who ->
    [you] あなた
    [partner] パートナー
   *[other] { who }
  }が{ $n }{ $better ->
    [yes] 、better
   *[no] {""}
  }でディクレアラーです。切り札はまだ決まっていません。
sjavs-contract = { $who ->
    [you] あなた
    [partner] パートナー
   *[other] { who }
  }がディクレアラー、{ suit }、{ $n }。
sjavs-stake = { $who ->
    [you] あなた
    [partner] パートナー
   *[other] { who }
  }がディクレアラー、{ suit }、{ $n }。61点で{ $win }、90点から{ $much }下ります。届かなければ守備側が{ $lose }以上。
sjavs-ties = 引き分け{ $n }回が持ち越されています。次の勝ちはより大きくなります。
sjavs-ties-wait = 引き分け
sjavs-head = { $side ->
    [us] Vit（自分たち）
   *[them] Tit（相手）
  }
sjavs-totals = 24から下へ
sjavs-sheet-explained = 先に0に着いた側の勝ちです。
sjavs-result-redealt = 全員がパスしました。同じ人が配り直します。
sjavs-result-tie = 60対60。どちらも下りず、次の勝ちがより大きくなります。
sjavs-result = { $side ->
    [us] あなたの側
    [them] 相手の側
   *[other] { side }
  }がこのディールに勝ち、{ $n }下ります。
sjavs-why = { $taken ->
    [solo] 1人が全トリックを取りました
    [vol] Vol：全トリックを取りました
    [much] ディクレアラー側は{ $points }点、90点以上です
    [won] ディクレアラー側は{ $points }点です
    [lost] ディクレアラー側は{ $points }点だけです
    [javn] Javn：ディクレアラー側は{ $points }点だけです
    [alone] ディクレアラーなしで、勝った側は{ $points }点です
   *[nothing] ディクレアラー側は1トリックも取れませんでした
  }。{ $clubs ->
    [yes] クラブのゲーム。
   *[no] í simplum。
  }
sjavs-why-ties = うち{ $n }は持ち越した引き分けの分です。
sjavs-outcome = { $side ->
    [us] あなたの側
    [them] 相手の側
   *[other] { side }
  }がマッチに勝ちました{ $cross ->
    [yes] 。相手が24のままなので、クロスです。
   *[no] 。
  }
sjavs-answer-sheet = { side }：{ $total }。
sjavs-replay-sheet = 残り：{ $totals }。持ち越しの引き分け：{ $n }。
sjavs-match-result = { $won ->
    [none] 中止
    [won] { $cross ->
        [yes] クロスで勝ち
       *[no] 勝ち
      }
   *[lost] { $cross ->
        [yes] クロスで負け
       *[no] 負け
      }
  }
custom-suduroy = スヴロイ島式
option-calls = より長いスートは
option-calls-forced = 必ず宣言する
option-calls-free = 黙っていてもよい
option-all_pass = 全員がパスしたら
option-all_pass-redeal = 同じ人が配り直す
option-all_pass-played = ディクレアラーなしで遊ぶ
option-overtrump = フォローできないとき、場の切り札は
option-overtrump-free = 上回らなくてよい
option-overtrump-must = 必ず上回る
option-tie = 引き分けが次の勝ちに加えるのは
option-tie-by_suit = 2、クラブなら4
option-tie-by_side = ディクレアラー側なら2、守備側なら4
option-solo_vol = 1人で全トリックなら高くなる
option-double_win = 相手が24のままの勝ちはクロス
say-better = { $who ->
    [you] あなた
   *[other] { who }
  }が{ $n }、betterと言いました。
mark-better = { $n } better
call-better = { $n }、better
results-crosses-made = クロス
results-crosses-been = クロスされた
results-totals = 残りの段、自分対相手
hint-better = ボットなら{ $n }、betterと言います。

reason-call-out-of-range = 宣言する長さは5から8までです。
reason-not-better = 「better」は、同じ長さのクラブで一度だけ言えます。
reason-longest-is-duty = このテーブルでは、前の宣言を上回るなら最も長い長さを宣言しなければなりません。
reason-clubs-are-due = クラブを指定しなければなりません。
reason-must-overtrump = このテーブルでは、フォローできなければより強い切り札を出さなければなりません。
