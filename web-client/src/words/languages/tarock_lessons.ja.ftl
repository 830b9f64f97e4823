# バイエルン・タロックのレッスンの日本語。

learn-title-tarock = バイエルン・タロックを学ぶ

lesson-tarock-auction-title = ストック
lesson-tarock-auction-begin = 3人がそれぞれ1人で戦います。東が配ったので、最初に話すのはあなたです。
lesson-tarock-auction-1 = エースが1枚と10が4枚：「プレイ」と言いましょう。2人を相手に61点を目指します。
lesson-tarock-auction-2 = 誰も競りません。ストックの3枚を取りましょう。
lesson-tarock-auction-3 = ダイヤとハートの6を捨てましょう。10は自分の点になり、ダイヤを切り札で取れるようになります。
lesson-tarock-auction-4 = スペードが5枚、エースと10があります。スペードを指名しましょう。
lesson-tarock-auction-5 = 10より強い切り札は自分だけが持っています。10で切り札を引き出しましょう。
lesson-tarock-auction-6 = 残る切り札は2枚。エースで引き出せます。
lesson-tarock-auction-7 = 切り札はもうありません。ハートのエースは誰にも取れません。
lesson-tarock-auction-9 = 弱いクラブを出しましょう。エースが出て、10とキングが最強になります。
lesson-tarock-auction-10 = ダイヤがないので、切り札を出さなければなりません。11点です。
lesson-tarock-auction-end = 106点、うち10点は捨てたカードです。必要なのは61点でした。ポットから50単位を受け取ります。

lesson-tarock-heading-title = 上のカードを出す
lesson-tarock-heading-begin = 最初に東が「プレイ」と言います。
lesson-tarock-heading-1 = エースは2枚、長いスートはありません。パスして、北と一緒に守りましょう。
lesson-tarock-heading-2 = 切り札はダイヤ。フォローが必要ですが、エースには勝てません。弱いカードを出しましょう。
lesson-tarock-heading-3 = できるなら上のカードを出さなければなりません。スペードのエースです。
lesson-tarock-heading-4 = 切り札をリードしましょう。東は上のカードを出すしかなく、1枚減ります。
lesson-tarock-heading-5 = 北に切り札はもうありません。クイーンで取れます。
lesson-tarock-heading-6 = もう一度切り札を。あなたの7にも、上のカードを出さなければなりません。
lesson-tarock-heading-8 = 上のカードはクラブの10だけなので、出さなければなりません。
lesson-tarock-heading-9 = 東に切り札はもうありません。弱いクラブを出し、エースを残しましょう。
lesson-tarock-heading-end = 東は45点でした。必要なのは61点です。東があなたに20単位を、ポットが北に20単位を支払います。
