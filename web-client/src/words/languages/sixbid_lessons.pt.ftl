# As lições do Six-Bid em português.

learn-title-sixbid = Aprender Six-Bid

lesson-sixbid-solo-title = Um solo
lesson-sixbid-solo-begin = Jogam três, cada um por si. Leste deu as cartas, por isso falas primeiro.
lesson-sixbid-solo-1 = Três ases e um dez: propõe um solo. Tens de fazer 60 pontos, sozinho contra dois.
lesson-sixbid-solo-2 = Quatro ouros com o ás e o rei: escolhe ouros. Copas só são trunfo num solo de copas.
lesson-sixbid-solo-3 = Sai de paus baixo: não custa nada, e ficas com menos um pau.
lesson-sixbid-solo-4 = Estão na mesa um dez e um valete: ganha-os com o ás de trunfo.
lesson-sixbid-solo-5 = O teu rei é o trunfo mais alto que resta. Puxa trunfos com ele.
lesson-sixbid-solo-6 = Há um trunfo fora, a dama. O teu ás de copas está alto.
lesson-sixbid-solo-7 = E agora o dez está alto.
lesson-sixbid-solo-9 = Jogas em último, e o valete chega.
lesson-sixbid-solo-end = 80 pontos, 3 deles no monte; eram precisos 60. Cada um dos outros paga-te 40 unidades.

lesson-sixbid-misere-title = Contra uma miséria
lesson-sixbid-misere-begin = Leste fala primeiro e propõe uma miséria: tem de perder todas as vazas, e não há trunfo.
lesson-sixbid-misere-1 = A tua mão é fraca para um solo garantido: passa, e joga com Norte.
lesson-sixbid-misere-2 = Tens de assistir. O teu dez faz a vaza, por isso sais a seguir.
lesson-sixbid-misere-4 = Sai com o nove de copas: Leste faz a vaza, se não tiver uma mais baixa.
lesson-sixbid-misere-5 = Leste já não tem copas. Faz a vaza e sai noutro naipe.
lesson-sixbid-misere-7 = Deixa Norte fazer uma vaza com a dama: Norte tem ouros para sair.
lesson-sixbid-misere-8 = Não tens ouros: deita fora um pau, e a vaza é de Leste.
lesson-sixbid-misere-end = Leste fez uma vaza, por isso a miséria está perdida. Leste paga 30 unidades a cada um de vós.
