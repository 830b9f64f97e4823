# The rules of Sueca in European Portuguese; the numbers are those of docs/rules/sueca.md.

rules-intro = Cada recusa e cada número de um resultado indica a sua regra; aqui estão elas, por número.
rules-1 = Jogadores, cartas, ordem, valores
rules-2 = Dar as cartas
rules-3 = As vazas
rules-4 = Quanto vale uma mão
rules-5 = A folha e o fim da partida
rules-6 = Quem pode ver o quê
rule-1-1 = Quatro jogadores em duas duplas, parceiros frente a frente; lugares no sentido dos ponteiros do relógio: Norte, Leste, Sul, Oeste; duplas Norte-Sul e Leste-Oeste. Dar e jogar seguem o sentido contrário ao dos ponteiros do relógio, como em Portugal: depois de Norte vem Oeste.
rule-1-2 = 40 cartas: A 7 R V D 6 5 4 3 2 de paus, espadas, copas, ouros; não há 8, 9 nem 10. É esta a ordem em todos os naipes, também no trunfo, da mais alta para a mais baixa. O sete é a segunda carta, e o valete está acima da dama.
rule-1-3 = Pontos das cartas: A 11, 7 10, R 4, V 3, D 2; 6, 5, 4, 3 e 2 nada; 120 ao todo.
rule-2-1 = Quem dá primeiro é tirado à sorte; depois de cada mão, a vez de dar passa para a direita.
rule-2-2 = Dez cartas a cada pessoa, num só grupo, no sentido contrário ao dos ponteiros do relógio, a começar à direita de quem dá, que recebe em último lugar.
rule-2-3 = A última carta dada, a décima de quem dá, é virada: o seu naipe é o trunfo. Quem dá joga-a como qualquer outra carta, e até lá ela fica à vista. Toda a gente pode ver que carta era até se darem cartas de novo.
rule-3-1 = Quem está à direita de quem dá sai na primeira vaza, com qualquer carta.
rule-3-2 = Assiste ao naipe, se puderes. Quem não pode assistir joga qualquer carta. Ganha a vaza o trunfo mais alto ou, se não houver, a carta mais alta do naipe da saída. Quem ganha sai na vaza seguinte. Uma renúncia, que numa mesa a sério custa jogos, aqui é recusada.
rule-3-3 = Jogam-se as dez vazas.
rule-4-1 = A dupla com 61 a 90 pontos ganha um jogo; com 91 ou mais, dois.
rule-4-2 = Uma bandeira vale quatro jogos. Opção da mesa “A bandeira, 4 jogos, é para”: por norma, “todas as vazas”; ou “todos os pontos”: bastam os 120 pontos, mesmo que se tenha perdido uma vaza sem pontos.
rule-4-3 = Com 60 a 60 ninguém ganha. Opção da mesa “Com 60 a 60”: por norma, “ninguém marca”, e mais nada; ou “a mão seguinte vale mais um jogo”, isto é, a próxima mão que alguém ganhar. Os empates somam-se, até quinze no máximo.
rule-5-1 = A folha tem uma coluna por dupla, com os jogos como soma corrente. Ganha a dupla que primeiro tiver quatro jogos ou mais; numa partida mais longa, dez ou mais.
rule-5-2 = Opção da mesa “Uma partida vai até”: por norma, “quatro jogos”; ou “dez jogos”.
rule-5-3 = Uma partida de quatro jogos tem nome. É um gato se quem perde não tiver nenhum jogo, e um chapéu se tiver um. É um arrepio se quem perde esteve com três, depois de uma mão, quando os outros não tinham nenhum. Qualquer outra partida é simples, e também o são todas as de dez jogos.
rule-5-4 = Aposta em unidades: nenhuma, ou fixa por partida. Deve-a quem perde.
rule-6-1 = Toda a gente vê quem dá, a carta virada, o trunfo, quantas cartas tem cada mão, a vaza em jogo e a última, os pontos e as vazas de cada dupla, a folha com os jogos à espera, as opções e de quem é a vez. Quem joga vê ainda a sua mão e o que pode jogar. Quem só está a ver vê apenas o que toda a gente vê. Ninguém vê as vazas mais antigas até a mão acabar. Então ficam abertas todas as mãos, as jogadas e o baralhar. O que te é enviado depende apenas do que podes saber, até ao último byte.
