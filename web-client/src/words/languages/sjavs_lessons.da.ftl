# Lektionerne i Sjavs på dansk: titel, begyndelse og slutning for hver, og en sætning til nogle af elevens valg
# efter nummer; for de andre taler tippene i da.ftl.

learn-title-sjavs = Lær Sjavs

lesson-sjavs-calls-title = Meldinger og trumf
lesson-sjavs-calls-begin = Seks damer og knægte er altid trumf; den valgte farve lægger sine andre kort til.
lesson-sjavs-calls-1 = Med hjerter har du seks trumfer: meld 6.
lesson-sjavs-calls-2 = Alle passede: vælg hjerter.
lesson-sjavs-calls-3 = Giverens venstre spiller ud: dig. Klør dame er den højeste af alle.
lesson-sjavs-calls-4 = Træk videre med en lav trumf: de høje beholdes.
lesson-sjavs-calls-end = Rækkefølgen: klør og spar dame, de fire knægte, så trumffarven fra esset.

lesson-sjavs-better-title = Better
lesson-sjavs-better-begin = Vest har meldt 5. Med klør har du også fem trumfer.
lesson-sjavs-better-1 = Klør går foran samme længde: sig „better“.
lesson-sjavs-better-2 = Efter „better“ skal klør vælges.
lesson-sjavs-better-end = 106 point i klør: I kommer 8 ned, fra 24 til 16.

lesson-sjavs-points-title = Hvad et spil er værd
lesson-sjavs-points-begin = 61 point vinder spillet; fra 90 tæller det dobbelt, med alle stik mere.
lesson-sjavs-points-1 = Du har ikke fem trumfer: pas.
lesson-sjavs-points-end = 99 point: I kommer 4 ned, fra 24 til 20.

lesson-sjavs-defend-title = Mod spilføreren
lesson-sjavs-defend-begin = Øst melder 5. Hold dem under 61, så kommer jeres side ned.
lesson-sjavs-defend-1 = Du har ikke fem trumfer: pas.
lesson-sjavs-defend-2 = Behold de to sorte damer: læg en lav hjerter.
lesson-sjavs-defend-5 = Spar dame tager stikket; det eneste højere kort er dit.
lesson-sjavs-defend-end = 48 point til dem, 4 ned for jer. Med 30 eller færre, javn, var det 8.
