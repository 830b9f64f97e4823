# The lessons of Sueca in European Portuguese: a title, a beginning and an end for each, and a sentence for some of the
# learner's decisions by number; for the others the hints of pt.ftl speak.

learn-title-sueca = Aprender a Sueca

lesson-sueca-seven-title = O sete e o sentido do jogo
lesson-sueca-seven-begin = Oeste deu e virou a sua última carta, o três de espadas: o trunfo é espadas. Joga-se para a direita.
lesson-sueca-seven-1 = Estás à direita de quem dá: sais tu. Depois jogam Leste e o teu parceiro.
lesson-sueca-seven-3 = Só o ás está acima do sete. Tens de assistir, mesmo que Leste possa cortar.
lesson-sueca-seven-5 = O ás e o sete são os dois trunfos mais altos: puxa com o sete.
lesson-sueca-seven-end = A ordem em todos os naipes, trunfo também: ás, sete, rei, valete, dama, seis, cinco, quatro, três, dois.

lesson-sueca-hand-title = Quanto vale uma mão
lesson-sueca-hand-begin = Com 61 pontos ganha-se um jogo, com 91 dois, com todas as vazas quatro. Viraste o ás de copas.
lesson-sueca-hand-4 = O teu parceiro deu o ás: corta com o trunfo mais baixo, e é vosso.
lesson-sueca-hand-9 = O ás de espadas já saiu: o teu sete é o mais alto.
lesson-sueca-hand-end = 94 pontos: 2 jogos. Ganha a partida a dupla que primeiro tiver quatro.
