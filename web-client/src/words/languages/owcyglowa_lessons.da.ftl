# Lektionerne i Owcy Głowa på dansk: en titel, en begyndelse og en slutning, og en sætning til nogle af elevens valg
# efter nummer; til de andre taler tipsene i da.ftl.

learn-title-owcyglowa = Lær Owcy Głowa

lesson-owcyglowa-grannies-title = Bedstemødrene
lesson-owcyglowa-grannies-begin = I er tre og spiller hver for sig, mod højre. Du har en bedstemor, klør dame, og desuden klør ti.
lesson-owcyglowa-grannies-1 = En bedstemor må ikke spilles, så længe du har en anden klør på hånden. Spil lavt ud.
lesson-owcyglowa-grannies-3 = Spil klør ti ud: så er din bedstemor alene i sin farve og fri.
lesson-owcyglowa-grannies-7 = Du har ingen hjerter: læg din bedstemor. Så er begge spillet, og alle ser, at Nord spiller alene.
lesson-owcyglowa-grannies-end = Solospilleren, Nord, tog 39 point, færre end 54: 1 streg til Øst og 1 til dig.

lesson-owcyglowa-bid-title = En melding og et solospil
lesson-owcyglowa-bid-begin = Du må melde et interval for dine point før dit første kort. Du har ingen bedstemor.
lesson-owcyglowa-bid-1 = To esser og lave kort, der er gode at spille ud: meld 41 til 80.
lesson-owcyglowa-bid-3 = En rød dame er ikke en bedstemor. Du har hjerter es, så kun kongen slår den.
lesson-owcyglowa-bid-5 = Lad kongen få stikket, og behold dit es.
lesson-owcyglowa-bid-end = Du var solospiller, med ingen af bedstemødrene. 69 point: 1 streg for meldingen, 1 for solospillet.
