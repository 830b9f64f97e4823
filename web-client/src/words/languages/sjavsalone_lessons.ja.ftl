# シャウス（3人・2人）のレッスンの日本語。

learn-title-sjavsalone = シャウス（3人・2人）を学ぶ

lesson-sjavsalone-skat-title = スカート
lesson-sjavsalone-skat-begin = 3人がそれぞれ1人で戦います。東が配ったので、最初に話すのはあなたです。
lesson-sjavsalone-skat-1 = 常に切り札のカードが2枚、クラブが3枚で、合わせて5枚です。5を宣言しましょう。
lesson-sjavsalone-skat-2 = あなたは1人で戦います。ダイヤも同じ長さなので、クラブを指名しなければなりません。クラブは2倍です。
lesson-sjavsalone-skat-3 = 10を2枚とも捨てましょう。自分の点になり、誰にも取れません。
lesson-sjavsalone-skat-4 = 最強の切り札がスカートにありました。弱い切り札をリードしましょう。ほかの2人はフォローが必要です。
lesson-sjavsalone-skat-5 = あなたが最後の番です。クイーンで10を取れます。
lesson-sjavsalone-skat-6 = ほかの人の切り札は残り2枚。もう一度切り札をリードしましょう。
lesson-sjavsalone-skat-9 = ハートがないので、切り札のキングで15点を取れます。
lesson-sjavsalone-skat-end = 69点、うち20点は捨てたカードです。必要なのは61点でした。あなたが4下ります。

lesson-sjavsalone-rows-title = カードの列
lesson-sjavsalone-rows-begin = 2人で遊びます。各自の前に4枚のカードが並び、どのカードの下にも、誰も知らないカードがあります。
lesson-sjavsalone-rows-1 = 自分の列も手札に数えるので、12枚が見えています。ハートなら、そのうち6枚が切り札です。
lesson-sjavsalone-rows-2 = ハートを指名しましょう。ほかにこれほど長いスートはありません。
lesson-sjavsalone-rows-3 = ハートのクイーンは自分の列にあります。リードして、切り札を引き出しましょう。
lesson-sjavsalone-rows-4 = その下にあったクラブのエースは、もうあなたのカードです。ここは9で勝てます。
lesson-sjavsalone-rows-5 = 表になったエースをリードしましょう。クラブで最も強いカードです。
lesson-sjavsalone-rows-8 = キングで10を取りましょう。10はキングとクイーンより下です。
lesson-sjavsalone-rows-10 = 列の9を出して、下のカードを見ましょう。
lesson-sjavsalone-rows-12 = ダイヤがもうないので、切り札のエースで22点を取れます。
lesson-sjavsalone-rows-end = 120点のうち72点を取りました。必要なのは61点でした。あなたが2下ります。
