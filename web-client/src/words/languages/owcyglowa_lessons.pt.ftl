# The lessons of Owcy Głowa in European Portuguese: a title, a beginning and an end for each, and a sentence for some of
# the learner's decisions by number; for the others the hints of pt.ftl speak.

learn-title-owcyglowa = Aprender Owcy Głowa

lesson-owcyglowa-grannies-title = As avós
lesson-owcyglowa-grannies-begin = São três jogadores, cada um por si, e joga-se para a direita. Tens uma avó, a dama de paus, e também o dez.
lesson-owcyglowa-grannies-1 = Uma avó não pode ser jogada enquanto tiveres outra carta de paus na mão. Sai com uma carta baixa.
lesson-owcyglowa-grannies-3 = Sai com o dez de paus: a tua avó fica sozinha no seu naipe, e livre.
lesson-owcyglowa-grannies-7 = Não tens copas: joga a tua avó. Então já saíram as duas, e todos veem que Norte joga a solo.
lesson-owcyglowa-grannies-end = Norte, o solista, fez 39 pontos, menos de 54: 1 tento para Leste e 1 para ti.

lesson-owcyglowa-bid-title = Uma licitação e o solo
lesson-owcyglowa-bid-begin = Podes licitar um intervalo de pontos antes da tua primeira carta. Não tens nenhuma avó.
lesson-owcyglowa-bid-1 = Dois ases e cartas baixas, boas para sair: licita de 41 a 80.
lesson-owcyglowa-bid-3 = Uma dama vermelha não é avó. O ás de copas é teu, por isso só o rei lhe ganha.
lesson-owcyglowa-bid-5 = Deixa a vaza ao rei e guarda o teu ás.
lesson-owcyglowa-bid-end = Jogaste a solo, sem nenhuma das avós. 69 pontos: 1 tento pela licitação, 1 pelo solo.
