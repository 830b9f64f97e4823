# Sjavsのレッスン：それぞれの題、始まり、終わりと、番号のついた判断への一言。ほかはja.ftlのヒントが話します。

learn-title-sjavs = Sjavsを覚える

lesson-sjavs-calls-title = ビッドと切り札
lesson-sjavs-calls-begin = 6枚のクイーンとジャックはいつも切り札です。指定したスートのほかの札が加わります。
lesson-sjavs-calls-1 = ハートなら切り札が6枚あります。6とビッドします。
lesson-sjavs-calls-2 = 全員がパスしました。ハートを指定します。
lesson-sjavs-calls-3 = ディーラーの左、つまりあなたがリードします。クラブのクイーンが一番強い札です。
lesson-sjavs-calls-4 = 低い切り札で狩り続け、高い札は残します。
lesson-sjavs-calls-end = 順番：クラブとスペードのクイーン、4枚のジャック、それから切り札のスートがエースから続きます。

lesson-sjavs-better-title = Better
lesson-sjavs-better-begin = 西が5とビッドしました。クラブならあなたも切り札が5枚あります。
lesson-sjavs-better-1 = 同じ長さならクラブが上です。「better」と言います。
lesson-sjavs-better-2 = 「better」のあとはクラブを指定します。
lesson-sjavs-better-end = クラブで106点。8下りて、24から16になります。

lesson-sjavs-points-title = 1ディールの値打ち
lesson-sjavs-points-begin = 61点で勝ちます。90点からは2倍、全トリックならもっと大きくなります。
lesson-sjavs-points-1 = 5枚の切り札はありません。パスします。
lesson-sjavs-points-end = 99点。4下りて、24から20になります。

lesson-sjavs-defend-title = ディクレアラーに対して
lesson-sjavs-defend-begin = 東が5とビッドします。相手を61点未満に抑えれば、あなたの側が下ります。
lesson-sjavs-defend-1 = 5枚の切り札はありません。パスします。
lesson-sjavs-defend-2 = 黒いクイーン2枚は残し、低いハートを出します。
lesson-sjavs-defend-5 = スペードのクイーンで取ります。それより上の1枚もあなたの札です。
lesson-sjavs-defend-end = 相手は48点、あなたの側が4下ります。30点以下、javnなら8でした。
