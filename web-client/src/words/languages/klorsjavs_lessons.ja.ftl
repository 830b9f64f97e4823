# クルアシャウスのレッスン：題、始まりと終わり、そして番号ごとの判断への一言。ほかはja.ftlのヒントが語ります。

learn-title-klorsjavs = クルアシャウスを学ぶ

lesson-klorsjavs-cat-title = 猫
lesson-klorsjavs-cat-begin = 3人で遊びます。クラブが切り札で、その上に6枚のクイーンとジャックがあります。あなたは最も強い2枚を持っています。
lesson-klorsjavs-cat-1 = 切り札が4枚あり、最も強い2枚もそろっています。宣言して、1人でほかの2人と戦います。
lesson-klorsjavs-cat-2 = 5は10点ですが、トリックは取れません。2枚とも捨てれば、あなたの点になります。
lesson-klorsjavs-cat-3 = 猫からキングが来ました。クラブのクイーンに勝つカードはありません。切り札を引き出します。
lesson-klorsjavs-cat-5 = 切り札はあと1枚残っています。引き出します。
lesson-klorsjavs-cat-6 = この2枚のキングは、相手のエースに負けます。今1枚をリードし、クラブのキングは最後のトリックに残します。
lesson-klorsjavs-cat-end = 77点を取りました。うち20点は捨てたカードの分で、必要なのは61点でした。北と東が4オーレずつ失います。

lesson-klorsjavs-defend-title = 2対1
lesson-klorsjavs-defend-begin = 東がディクレアラーで、2枚を捨てています。あなたと北が守備側です。
lesson-klorsjavs-defend-1 = ハートがないので、ジャックでエースを取ります。
lesson-klorsjavs-defend-2 = クラブのクイーンに勝つカードはありません。東の切り札を引き出します。
lesson-klorsjavs-defend-3 = 切り札はもうありません。ダイヤのエースは残し、5をリードします。
lesson-klorsjavs-defend-4 = 最後に出す北が、このトリックに勝つかもしれません。エースを渡します。
lesson-klorsjavs-defend-end = 東は捨てたカードを含めて49点で、必要な61点に届きませんでした。東が8オーレを失います。
