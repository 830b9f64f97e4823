# The lessons of Einwerfen in European Portuguese: a title, a beginning and an end for each, and a sentence for some of
# the learner's decisions by number; for the others the hints of pt.ftl speak.

learn-title-einwerfen = Aprende Einwerfen

lesson-einwerfen-trumps-title = A carta virada
lesson-einwerfen-trumps-begin = Leste deu a última carta a si e virou o oito de paus: o trunfo é paus.
lesson-einwerfen-trumps-1 = Sai quem está à esquerda de quem dá: tu. Tens quatro dos oito trunfos: puxa com o mais baixo.
lesson-einwerfen-trumps-2 = O dez fica abaixo do rei, da dama e do valete: a dama do teu parceiro faz a vaza, por isso dá-lhe o dez.
lesson-einwerfen-trumps-end = A ordem em todos os naipes, também no trunfo: ás, rei, dama, valete, dez, nove, oito, sete.

lesson-einwerfen-hand-title = Quanto vale uma mão
lesson-einwerfen-hand-begin = 61 pontos ganham um jogo, 90 dois, todas as vazas três. Viraste o ás de espadas.
lesson-einwerfen-hand-1 = Ninguém joga depois de ti: o rei ganha ao dez.
lesson-einwerfen-hand-end = 113 pontos: 2 jogos. Espadas são agora o naipe favorito: as próximas mãos em espadas contam a dobrar.
