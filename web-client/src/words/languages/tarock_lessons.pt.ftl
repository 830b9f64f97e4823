# As lições do Tarock bávaro em português.

learn-title-tarock = Aprender Tarock bávaro

lesson-tarock-auction-title = O monte
lesson-tarock-auction-begin = Jogam três, cada um por si. Leste deu as cartas, por isso falas primeiro.
lesson-tarock-auction-1 = Um ás e quatro dez: diz “jogo”. Propões-te fazer 61 pontos, sozinho contra dois.
lesson-tarock-auction-2 = Ninguém contesta: tira as três cartas do monte.
lesson-tarock-auction-3 = Põe de lado os ouros e o seis de copas: o dez conta para ti, e podes cortar os ouros.
lesson-tarock-auction-4 = Cinco espadas com o ás e o dez: escolhe espadas.
lesson-tarock-auction-5 = Só tu tens um trunfo mais alto do que o dez: puxa trunfos com ele.
lesson-tarock-auction-6 = Ainda há dois trunfos fora. O ás puxa-os.
lesson-tarock-auction-7 = Já não há trunfos fora: ninguém pode ganhar ao ás de copas.
lesson-tarock-auction-9 = Sai de paus baixo: o ás tem de vir, e o teu dez e o teu rei ficam altos.
lesson-tarock-auction-10 = Não tens ouros, por isso tens de cortar: 11 pontos.
lesson-tarock-auction-end = 106 pontos, 10 deles postos de lado; eram precisos 61. O bolo paga-te 50 unidades.

lesson-tarock-heading-title = Cobrir a vaza
lesson-tarock-heading-begin = Leste fala primeiro e diz “jogo”.
lesson-tarock-heading-1 = Dois ases e nenhum naipe comprido: passa, e defende com Norte.
lesson-tarock-heading-2 = Ouros são trunfo. Tens de assistir, e nada teu cobre o ás: dá um baixo.
lesson-tarock-heading-3 = Tens de cobrir se puderes: o ás de espadas.
lesson-tarock-heading-4 = Sai de trunfo: Leste tem de cobrir e fica com menos um.
lesson-tarock-heading-5 = Norte já não tem trunfos: a tua dama faz a vaza.
lesson-tarock-heading-6 = Trunfo outra vez. Até o teu sete tem de ser coberto.
lesson-tarock-heading-8 = Só o dez de paus cobre a vaza, por isso tens de o jogar.
lesson-tarock-heading-9 = Leste já não tem trunfos. Sai com o paus baixo e guarda o ás.
lesson-tarock-heading-end = Leste fez 45 pontos; eram precisos 61. Leste paga-te 20 unidades, e o bolo paga 20 a Norte.
