## The replay of a match, and the worth of its decisions
replay-open-file = マッチの記録を開く
replay-open-hint = マッチの終わりにダウンロードしたファイルです。サーバーがルールに照らして確認し、内容は残しません。
replay-untrue = この記録はルールに違反しているため、表示しません。書き換えられたか、欠けています。もう一度ダウンロードしてください。
replay-not-checked = この記録がルールに合うか、サーバーに確認できませんでした。もう一度お試しください。
replay-loading = マッチを探しています…
replay-missing = その番号の終了したマッチはありません。リンクを確かめるか、記録を開いてください。
replay-hand = 第{ $n }ディール（全{ $of }ディール）
replay-as = 視点
replay-all = 全員、手札をすべて公開
replay-first = 最初
replay-back = 戻る
replay-forward = 進む
replay-last = 結果
replay-previous-hand = 前のディール
replay-next-hand = 次のディール
replay-steps = ディールの手順
replay-play = { $n }倍速で再生
replay-dealt = { who }が配りました。
replay-share = このマッチへのリンク
record-none = このファイルはマッチの記録ではありません。マッチの終わりにダウンロードしたファイルを選んでください。
record-newer = この記録はバージョン{ $version }で、このページより新しいものです。
record-other-game = この記録はゲーム「{ $game }」のもので、このページはそれを知りません。
record-empty = このマッチにはディールがありません。
record-broken = この記録の第{ $n }ディールはつじつまが合いません。
review-looking = カードを調べています…
review-how = 手札をすべて公開し、その後は全員が完璧にプレイした場合です。
review-better-lost = マッチのためには、ディクレアラー側はこのディールでわざと負け、{ pips-n }を受けるほうがよい状況でした（ルール6.3）。
review-none = これより良い手はありませんでした。
review-cost = { $unit ->
    [points] { $n }点の損でした。
    [pips] { $n }ピップの損でした。
    [score] スコア表で{ $n }の損でした。
   *[rams] { $n }ラムの損でした。
  }
review-better = 最善：{ $what }。
review-unlucky = 不運でした。知り得たことの範囲では、これが最善でした。
review-decisive = これで勝敗が決まりました。
review-pass = パス
review-knock = ノック
review-curve = 全員が最善を尽くした場合のディクレアラーの点：最初のカードの前は{ $first }点、終わりは{ $last }点。61点が必要です。
review-curve-side = 全員が最善を尽くした場合の{ side }の点：最初のカードの前は{ $first }点、終わりは{ $last }点。61点で勝ちです。
review-turning = 分かれ目へ
review-show = 見る
review-players = 各自の判断
review-player = { $name }：{ $n }回のうち、手札公開での最善は{ $best }回、知り得た範囲での最善は{ $known }回。
review-match = すべての判断を調べる
review-match-failed = マッチを調べられませんでした：{ $why }
review-no-line = サーバーにつながりません。もう一度お試しください。
replay-both = 2つのテーブルを並べて見る
replay-table = テーブル{ $n }
