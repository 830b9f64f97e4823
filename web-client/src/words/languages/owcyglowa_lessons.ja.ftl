# オフツィ・グウォヴァのレッスン：題、始まりと終わり、そして番号ごとの判断への一言。ほかはja.ftlのヒントが語ります。

learn-title-owcyglowa = オフツィ・グウォヴァを学ぶ

lesson-owcyglowa-grannies-title = バブカ
lesson-owcyglowa-grannies-begin = 3人がそれぞれ1人で戦い、番は右へ回ります。あなたの手には、バブカ（おばあさん）であるクラブのクイーンと、クラブの10があります。
lesson-owcyglowa-grannies-1 = バブカは、手にほかのクラブがあるうちは出せません。低い札をリードします。
lesson-owcyglowa-grannies-3 = クラブの10をリードします。バブカがそのスートの最後の1枚になり、出せるようになります。
lesson-owcyglowa-grannies-7 = ハートがないので、バブカを出せます。これで2枚とも出て、北がソリストだと全員に分かります。
lesson-owcyglowa-grannies-end = ソリストの北は39点で、54点に届きませんでした。東に1ポイント、あなたに1ポイントです。

lesson-owcyglowa-bid-title = ビッドとソロ
lesson-owcyglowa-bid-begin = 最初の札を出す前に、自分の取る点の範囲をビッドできます。あなたの手にバブカはありません。
lesson-owcyglowa-bid-1 = エースが2枚と、リードに向く低い札があります。41～80点をビッドします。
lesson-owcyglowa-bid-3 = 赤いクイーンはバブカではありません。ハートのエースはあなたの手にあり、勝てるのはキングだけです。
lesson-owcyglowa-bid-5 = トリックはキングに取らせ、エースは残します。
lesson-owcyglowa-bid-end = あなたはバブカを持たないソリストでした。69点を取り、ビッドに1ポイント、ソロに1ポイントです。
