# Ką draudžia tik Avino taisyklės, lietuviškai.

reason-length-out-of-range = Ilgis – skaičius nuo 1 iki 8.
reason-other-side-is-asked = Apie beldimą klausiama ne jūsų poros.
reason-passed-already = Jau pasavote.
reason-knock-before-lead = Belsti galima tik iki pirmojo ėjimo.
reason-no-knock-here = Žaidime be septynakių nebeldžiama.
reason-declarer-leads = Pirmąjį kirtį pradeda tas, kas skelbia.
reason-first-lead-face-up = Pirmasis ėjimas atverstas.
reason-knock-window-open = Beldimo metas dar nesibaigė.
reason-sevens-game-goes-on = Septynakių žaidimas nestabdomas.
reason-declarers-stop = Stabdyti žaidimą gali tik tas, kas skelbia, arba partneris.
reason-stop-too-early = Žaidimas stabdomas tik tada, kai koziriai žinomi.
reason-face-up = Užversta korta galima eiti tik į antrąjį kirtį ir tik neturint kozirio.
reason-first-lead-trump = Pirmuoju ėjimu privaloma eiti koziriu.
reason-second-lead-trump = Turite kozirį, todėl antrąjį kirtį privalote pradėti juo.
reason-signal-is-duty = Prie šio stalo einant užversta korta privaloma rodyti miną.
reason-follow-as-if-trump = Antrajame kirtyje dėkite taip, lyg būtų eita koziriu.
reason-signal-needs-face-down = Mina rodoma tik einant užversta korta.
