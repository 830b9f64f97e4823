# クラブの夜、日本語。

evenings = クラブの夜
evenings-none = 今、開かれている夜はありません。
evening-new = 新しい夜
evening-name = 夜の名前
evening-game = ゲーム
evening-movement = ペアの組み合わせ
movement-howell = すべてのペアが互いに当たる
movement-mitchell = 2列に分かれ、片方が移動する
movement-swiss = 成績の近いペアが当たる
evening-rounds = ラウンド数
evening-hands = 1ラウンドのハンド数(全テーブル同じ札)
evening-match = 1マッチ全部
evening-open = 夜を開く
evening-look = 見る
evening-look-at = { $name }を見る
evening-back = すべての夜
evening-line = { $n }ペア、{ $stage ->
    [gathering] 受付中
    [playing] ラウンド中
    [over] 終了
   *[between] ラウンドの間
  }
evening-plan = { $movement ->
    [mitchell] 2列に分かれ、片方のペアがテーブルを移動します
    [swiss] 成績の近いペアが当たります
   *[howell] すべてのペアが互いに当たります
  }。ラウンド数:{ $rounds }。{ $hands ->
    [0] 各ラウンドは1マッチです。
   *[other] 1ラウンド{ $hands }ハンド、全テーブル同じ札です。
  }主催者:{ $host }。
evening-stage = { $stage ->
    [gathering] 受付中です。主催者が最初のラウンドを始めます。
    [playing] 全{ $of }ラウンド中、第{ $n }ラウンドの最中です。
    [over] この夜は終わりました。
   *[between] 全{ $of }ラウンド中、第{ $n }ラウンドが終わりました。
  }
evening-pairs = ペア
evening-line-sits = 動かない列
evening-line-moves = 移動する列
evening-score = ハンド{ $n }: { $score }
evening-pair = ペア
evening-bot = ボット
evening-gone = 退出
evening-percent = 比較点
evening-won = 勝ち
evening-difference = ほかより上の点
evening-counted = ハンド
evening-matches = マッチ
evening-rule = ハンドは、ほかのテーブルの同じ札の結果と比べます。下回ったテーブルごとに比較点2、同じならば1です。
evening-enter = 新しいペアとして入る
evening-join = { $name }と組む
evening-leave = 夜から抜ける
evening-to-table = 自分のテーブルへ
evening-sits-out = このラウンドは休みです。
evening-begin = 第{ $n }ラウンドを始める
evening-too-few = 3組以下ではテーブルが1つだけになり、比べる相手がないため、そのラウンドは数えられません。組が増えるのを待つか、ラウンドごとに1マッチの夜を開いてください。
evening-close-round = ラウンドを今終える
evening-end = 夜を終える
evening-ask-close_round = ラウンドを終えますか。終わっていないハンドは数えません。
evening-ask-end = 夜を終えますか。成績はこのまま残ります。
evening-take-out = だれかを外す
evening-take-out-ask = { $name }を外しますか。
evening-round = 第{ $n }ラウンド
evening-round-before = 前のラウンド
evening-round-after = 次のラウンド
evening-against = { $a }対{ $b }:
evening-result = { $kind ->
    [first] { $a }の勝ち
    [second] { $b }の勝ち
   *[runs] { $hands }のうち{ $played }終了
  }
evening-seed = サーバーが前もって約束した、共通の札すべての種:
evening-link = この夜へのリンク
evening-both = 2つのテーブルを並べて見る
evening-meeting = { $a }対{ $b }
evening-one-table = 一方のテーブル
evening-other-table = もう一方のテーブル
evening-hand = ハンド
evening-both-show = 両方を見る
