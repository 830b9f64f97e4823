# Avinasのレッスンの日本語版。それぞれに題、始め、終わりがあり、学ぶ人の選択のいくつかに番号順の文がつきます。
# ほかの選択ではja.ftlのヒントが出ます。

learn-title-avinas = Avinasを覚える
learn-of = レッスン{ $n }（全{ $of }レッスン）
learn-next = 次のレッスン
learn-begin = 始める
learn-other = それもできますが、ここではこうしてみてください：
learn-costs = { $unit ->
    [points] 全部の札が見えていれば{ $n }点の損です。こうしてみてください：
    [pips] 全部の札が見えていれば{ $n }ピップの損です。こうしてみてください：
    [score] 全部の札が見えていれば得点表で{ $n }の損です。こうしてみてください：
   *[rams] 全部の札が見えていれば{ $n }ラムの損です。こうしてみてください：
  }

lesson-trumps-title = 切り札とは
lesson-trumps-begin = 最後に公開されたのはあなたの7：切り札はスペードです。クイーンとジャックも切り札です。
lesson-trumps-1 = パスしてください。ノックはあとで。
lesson-trumps-2 = 最も強いクラブのクイーンをリード。
lesson-trumps-3 = 切り札の7は2番目に強い：リードしてください。
lesson-trumps-4 = ジャックで残りの強い切り札を引き出します。
lesson-trumps-5 = 東のクラブに安いカードでフォロー。
lesson-trumps-end = 強さの順：クラブのクイーン、7、クイーン、ジャック、エース、10、キング、9、8。

lesson-sevens-title = 7ありのゲーム
lesson-sevens-begin = 東がクラブを宣言：東側が120点中61点以上ならこちらに罰の印「ラム」2つ、60点以下なら相手に4つ。
lesson-sevens-1 = クラブの8は0点です。エース11点、10は10点、キング4点、クイーン3点、ジャック2点。
lesson-sevens-2 = スペードのクイーンはジャックより強いです。
lesson-sevens-end = 77点対43点：ディクレアラー側の負け。7が2枚で4ラム。

lesson-secrets-title = 配札の秘密
lesson-secrets-begin = 公開されたカードがあります。ディーラーはパートナーの2枚も見ます：目の印です。
lesson-secrets-1 = 7がなければ切り札の枚数をビッド。スペードなら6枚：6をビッド。
lesson-secrets-2 = 最初のリードが切り札を決めます：クラブのクイーン。
lesson-secrets-3 = クイーンのあとは尋ねられます：スペードを指名。
lesson-secrets-4 = もう一度、安い切り札をリード。
lesson-secrets-end = 見えたカードは、出されるまでテーブルに残ります。

lesson-knock-title = ノック
lesson-knock-begin = 切り札が7枚あります。ノックは8トリックすべてを約束し、ラムは2倍です。
lesson-knock-1 = ノックしてください。
lesson-knock-2 = 強い順に切り札を引き出します。
lesson-knock-end = 8トリックすべて：7が2枚とノックで4ラム。

lesson-bid-title = 7なしのゲーム
lesson-bid-begin = 今度も7なし。枚数を宣言するかパス。最も多い人がディクレアラー。
lesson-bid-1 = ハートなら切り札5枚：5をビッド。多すぎる宣言はマッチの負けです。
lesson-bid-2 = 最初のカードが切り札を決めます：ハートをリード。
lesson-bid-9 = 65点、61点で勝ち。今ストップ。
lesson-bid-end = 相手は28点、31点未満：相手に2ピップ。12でマッチが終わります。

lesson-hide-title = 裏向きのカード
lesson-hide-begin = 第1トリックの勝者は切り札をリード。なければ何でも、裏向きでも。
lesson-hide-1 = パートナーが8枚を宣言。パスしてください。
lesson-hide-2 = 最後の切り札、クラブのクイーンで取ります。
lesson-hide-3 = ダイヤの9を裏向き、しかめ面でリード：価値なしです。
lesson-hide-end = ラムで優勢ならピップが得：12で終わり、ラムで決まります。
