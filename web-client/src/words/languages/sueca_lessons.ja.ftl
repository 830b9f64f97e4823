# スエカのレッスン：題、始まりと終わり、そして番号ごとの判断への一言。ほかはja.ftlのヒントが語ります。

learn-title-sueca = スエカを学ぶ

lesson-sueca-seven-title = 7と回る向き
lesson-sueca-seven-begin = 西が最後に自分に配った札をめくり、スペードの3でした。スペードが切り札です。番は右へ回ります。
lesson-sueca-seven-1 = ディーラーの右のあなたからです。次は東、その次がパートナーです。
lesson-sueca-seven-3 = 7より上はエースだけです。東が切るかもしれませんが、フォローします。
lesson-sueca-seven-5 = エースと7は切り札の上位2枚です。7で引き出します。
lesson-sueca-seven-end = どのスートも、切り札も、上からエース、7、キング、ジャック、クイーン、6、5、4、3、2の順です。

lesson-sueca-hand-title = 1ディールの価値
lesson-sueca-hand-begin = 61点で1ゲーム、91点で2ゲーム、全トリックで4ゲーム。あなたはハートのエースをめくりました。
lesson-sueca-hand-4 = パートナーがエースを出しました。いちばん低い切り札で取ります。
lesson-sueca-hand-9 = スペードのエースはもう出ました。あなたの7がいちばん上です。
lesson-sueca-hand-end = 94点で2ゲームです。先に四つ取った側がマッチの勝ちです。
