# The rules of Einwerfen in European Portuguese; the numbers are those of docs/rules/einwerfen.md.

rules-intro = Cada recusa e cada número de um resultado indica a sua regra; aqui estão elas, por número.
rules-1 = Jogadores, cartas, ordem, valores
rules-2 = Dar as cartas
rules-3 = As vazas
rules-4 = Quanto vale uma mão
rules-5 = A folha e o fim da partida
rules-6 = Quem pode ver o quê
rule-1-1 = Quatro jogadores em duas duplas, parceiros frente a frente; lugares no sentido dos ponteiros do relógio: Norte, Leste, Sul, Oeste; duplas Norte-Sul e Leste-Oeste. Dar e jogar seguem o sentido dos ponteiros do relógio.
rule-1-2 = 32 cartas: A R D V 10 9 8 7 de paus, espadas, copas, ouros. É esta a ordem em todos os naipes, também no trunfo, da mais alta para a mais baixa. O dez é a quinta carta.
rule-1-3 = Pontos das cartas: A 11, 10 10, R 4, D 3, V 2; 9, 8 e 7 nada; 120 ao todo. Nenhuma carta é sempre trunfo.
rule-2-1 = Quem dá primeiro é tirado à sorte; depois de cada mão, a vez de dar passa para a esquerda.
rule-2-2 = Oito cartas a cada pessoa, em dois grupos de quatro, no sentido dos ponteiros do relógio, a começar à esquerda de quem dá.
rule-2-3 = A última carta dada, a oitava de quem dá, é virada: o seu naipe é o trunfo (segundo alguns livros, o trunfo tira-se por corte antes de dar). Quem dá joga-a como qualquer outra carta, e até lá ela fica à vista. Toda a gente pode ver que carta era até se darem cartas de novo.
rule-3-1 = Quem está à esquerda de quem dá sai na primeira vaza, com qualquer carta.
rule-3-2 = Assiste ao naipe, se puderes. Quem não pode assistir joga qualquer carta. Ganha a vaza o trunfo mais alto ou, se não houver, a carta mais alta do naipe da saída. Quem ganha sai na vaza seguinte.
rule-3-3 = Jogam-se as oito vazas.
rule-4-1 = A dupla com 61 pontos ou mais ganha um jogo; com 90 ou mais, dois; com todas as vazas, três. Alguns livros pedem 91 pontos para o segundo jogo e 120 pontos para o terceiro.
rule-4-2 = Com 60 a 60 ninguém ganha, e a mão seguinte conta a dobrar. Um segundo empate seguido dobra outra vez. O décimo sexto empate seguido e os posteriores não acrescentam nada.
rule-4-3 = O trunfo da primeira mão da partida é o naipe favorito. Cada mão posterior nesse naipe conta a dobrar; a primeira não. As dobras do naipe favorito e dos empates multiplicam-se.
rule-4-4 = Uma primeira mão empatada também faz do seu naipe o favorito.
rule-5-1 = A folha tem uma coluna por dupla, com os jogos como soma corrente.
rule-5-2 = Opção da mesa “Uma partida tem”: por norma, “dezasseis mãos”; ou “oito mãos”, ou “quatro mãos”; as empatadas contam. Ganha a dupla com mais jogos. Se então estiverem iguais, ou se a última mão foi um empate, joga-se mais uma mão de cada vez, até uma dupla ter mais jogos e não haver empates à espera.
rule-5-3 = Aposta em unidades: nenhuma, fixa por partida, ou por jogo de diferença. Deve-a quem perde.
rule-6-1 = Toda a gente vê quem dá, a carta virada, o trunfo, quantas cartas tem cada mão, a vaza em jogo e a última, os pontos e as vazas de cada dupla, a folha com o naipe favorito e os empates à espera, as opções e de quem é a vez. Quem joga vê ainda a sua mão e o que pode jogar. Quem só está a ver vê apenas o que toda a gente vê. Ninguém vê as vazas mais antigas até a mão acabar. Então ficam abertas todas as mãos, as jogadas e o baralhar. O que te é enviado depende apenas do que podes saber, até ao último byte.
