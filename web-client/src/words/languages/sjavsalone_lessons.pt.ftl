# As lições de Sjavs a três ou a dois em português.

learn-title-sjavsalone = Aprender Sjavs a três ou a dois

lesson-sjavsalone-skat-title = O monte
lesson-sjavsalone-skat-begin = Jogam três, cada um por si. Leste deu as cartas, por isso falas primeiro.
lesson-sjavsalone-skat-1 = Dois trunfos permanentes e três paus fazem cinco: licita 5.
lesson-sjavsalone-skat-2 = Jogas contra os outros dois. Ouros têm o mesmo comprimento, por isso tens de escolher paus; contam a dobrar.
lesson-sjavsalone-skat-3 = Põe de lado os dois dez: contam para ti, e ninguém os pode ganhar.
lesson-sjavsalone-skat-4 = O trunfo mais alto estava no monte. Sai com um trunfo baixo: os outros têm de assistir.
lesson-sjavsalone-skat-5 = Jogas por último, e a tua dama ganha um dez.
lesson-sjavsalone-skat-6 = Ainda há dois trunfos fora. Sai outra vez de trunfo.
lesson-sjavsalone-skat-9 = Não tens copas: o rei de trunfo ganha quinze pontos.
lesson-sjavsalone-skat-end = 69 pontos, 20 deles nos dois dez que ficaram de lado; eram precisos 61. Desces 4.

lesson-sjavsalone-rows-title = Uma fila de cartas
lesson-sjavsalone-rows-begin = Jogam dois. À frente de cada um há quatro cartas em fila, cada uma sobre uma carta que ninguém conhece.
lesson-sjavsalone-rows-1 = A tua fila conta como da tua mão: vês doze cartas. Com copas, seis delas são trunfos.
lesson-sjavsalone-rows-2 = Escolhe copas: nenhum outro naipe é tão comprido.
lesson-sjavsalone-rows-3 = A dama de copas está na tua fila. Sai com ela para puxar trunfos.
lesson-sjavsalone-rows-4 = O ás de paus estava debaixo dela e agora é teu. Aqui basta o nove.
lesson-sjavsalone-rows-5 = Sai com o ás que foi virado: é a carta mais alta de paus.
lesson-sjavsalone-rows-8 = O rei ganha o dez: o dez fica abaixo do rei e da dama.
lesson-sjavsalone-rows-10 = Joga o nove da tua fila e vê a carta debaixo dele.
lesson-sjavsalone-rows-12 = Já não tens ouros: o ás de trunfo ganha 22 pontos.
lesson-sjavsalone-rows-end = 72 pontos em 120; eram precisos 61. Desces 2.
