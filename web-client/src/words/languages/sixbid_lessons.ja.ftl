# シックスビッドのレッスンの日本語。

learn-title-sixbid = シックスビッドを学ぶ

lesson-sixbid-solo-title = ソロ
lesson-sixbid-solo-begin = 3人がそれぞれ1人で戦います。東が配ったので、最初に話すのはあなたです。
lesson-sixbid-solo-1 = エースが3枚と10が1枚：ソロをビッドしましょう。2人を相手に60点を目指します。
lesson-sixbid-solo-2 = ダイヤが4枚、エースとキングがあります。ダイヤを指名しましょう。ハートが切り札になるのはハート・ソロだけです。
lesson-sixbid-solo-3 = 弱いクラブを出しましょう。点を失わず、クラブが1枚減ります。
lesson-sixbid-solo-4 = 10とジャックが出ています。切り札のエースで取りましょう。
lesson-sixbid-solo-5 = 残る切り札で一番強いのはあなたのキングです。切り札を引き出しましょう。
lesson-sixbid-solo-6 = 残る切り札はクイーン1枚。ハートのエースが一番強いカードです。
lesson-sixbid-solo-7 = 次は10が一番強いカードです。
lesson-sixbid-solo-9 = 最後に出すので、ジャックで取れます。
lesson-sixbid-solo-end = 80点、うち3点はストックです。必要なのは60点でした。ほかのプレイヤーから40単位ずつ受け取ります。

lesson-sixbid-misere-title = ミゼールを破る
lesson-sixbid-misere-begin = 最初に東がミゼールをビッドします。東は1トリックも取れず、切り札はありません。
lesson-sixbid-misere-1 = ギャランティー・ソロには弱い手です。パスして、北と一緒に戦いましょう。
lesson-sixbid-misere-2 = フォローが必要です。あなたの10がトリックを取り、次にリードします。
lesson-sixbid-misere-4 = ハートの9をリードしましょう。東にもっと弱いハートがなければ、東が取ります。
lesson-sixbid-misere-5 = 東にハートはもうありません。トリックを取って、別のスートをリードしましょう。
lesson-sixbid-misere-7 = 北にクイーンで取らせましょう。北にはリードできるダイヤがあります。
lesson-sixbid-misere-8 = ダイヤがないので、クラブを捨てましょう。トリックは東のものです。
lesson-sixbid-misere-end = 東がトリックを取り、ミゼールは失敗です。東はあなたと北に30単位ずつ支払います。
