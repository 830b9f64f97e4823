# Einwerfenのレッスン：題、始まりと終わり、そして番号ごとの判断への一言。ほかはja.ftlのヒントが語ります。

learn-title-einwerfen = アインヴェルフェンを学ぶ

lesson-einwerfen-trumps-title = めくった札
lesson-einwerfen-trumps-begin = 東が最後に自分に配った札をめくり、クラブの8でした。クラブが切り札です。
lesson-einwerfen-trumps-1 = ディーラーの左のあなたからです。切り札8枚のうち4枚を持っています。いちばん低い札で引き出します。
lesson-einwerfen-trumps-2 = 10はキング、クイーン、ジャックより下です。パートナーのクイーンが取るので、10を渡します。
lesson-einwerfen-trumps-end = どのスートも、切り札も、上からエース、キング、クイーン、ジャック、10、9、8、7の順です。

lesson-einwerfen-hand-title = 1ディールの価値
lesson-einwerfen-hand-begin = 61点で1ゲーム、90点で2ゲーム、全トリックで3ゲーム。あなたはスペードのエースをめくりました。
lesson-einwerfen-hand-1 = あなたのあとに出す人はいません。キングで10を取ります。
lesson-einwerfen-hand-end = 113点で2ゲームです。スペードがお気に入りになり、これからのスペードのディールは倍になります。
