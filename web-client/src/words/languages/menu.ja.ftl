# テーブルのメニュー、日本語。

other-device = 別の端末で続ける
other-device-hint = あなた専用のリンクです。10分以内に1回だけ使え、開いた人があなたとしてプレイします。
make-link = リンクを作る
own-link = あなた専用のリンク
abandon-ask = マッチを中止しますか？全員が同意すると、勝者なしで終わります。
leave-match = マッチから抜ける
leave-match-ask = マッチから抜けますか？最後までボットがあなたの席でプレイします。席に戻れるとは限りません。
open-hand = 観戦者に手札を公開…
open-hand-title = 1ディール後に手札を見せる相手は？
open-hand-hint = ディールが終わったあと、次のディールの間に、あなたが持っていたカードが見えます。テーブルのほかの人にも知らされます。
open-hand-do = { $n ->
    [0] 誰にも見せない
   *[other] { $n }人に公開
  }
open-hand-to = あなたの手札は、1ディール後に公開されます：{ $names }。
nobody-watches = 今は観戦者がいません。
keys-and-commands = キーとコマンド
key-hand = あなたの手札
key-trick = このトリック
key-sheet = スコア表
key-bids = ビッド、切り札、ディクレアラー、ノック
key-turn = 誰の番か
key-players = プレイヤー
key-deal = 配札で公開されたカード
key-points = 点とトリック
key-can = 今できること
key-help = 入力できる言葉
key-cards = 手札のそのカードへ。Enterで出す
key-arrows = カードからカードへ、最初へ、最後へ
key-escape = パネルを閉じる
key-command = コマンド行へ
open-hand-between = あとで手札を見せる相手は、ディールの合間に選べます。
device-line = { $name }、最後の利用：{ $day }
device-seen-never = 不明
device-unnamed = 端末
device-here = （この端末）
device-end = サインアウト
device-end-others = ほかの端末をすべてサインアウト
