# The lessons of Avinas in European Portuguese: a title, a beginning and an end for each, and a sentence for some of
# the learner's decisions by number; for the others the hints of pt.ftl speak.

learn-title-avinas = Aprende Avinas
learn-of = Lição { $n } de { $of }
learn-next = Lição seguinte
learn-begin = Começar
learn-other = Isso é permitido; mas experimenta isto:
learn-costs = { $unit ->
    [points] { $n ->
        [one] Com todas as cartas à vista, isso custa 1 ponto; experimenta isto:
       *[other] Com todas as cartas à vista, isso custa { $n } pontos; experimenta isto:
      }
    [pips] { $n ->
        [one] Com todas as cartas à vista, isso custa 1 pinta; experimenta isto:
       *[other] Com todas as cartas à vista, isso custa { $n } pintas; experimenta isto:
      }
    [score] { $n ->
        [one] Com todas as cartas à vista, isso custa 1 ponto na folha; experimenta isto:
       *[other] Com todas as cartas à vista, isso custa { $n } pontos na folha; experimenta isto:
      }
   *[rams] { $n ->
        [one] Com todas as cartas à vista, isso custa 1 carneiro; experimenta isto:
       *[other] Com todas as cartas à vista, isso custa { $n } carneiros; experimenta isto:
      }
  }

lesson-trumps-title = O que é o trunfo
lesson-trumps-begin = O teu sete foi o último a ser virado: declaras espadas. As damas e os valetes também são trunfo.
lesson-trumps-1 = Passa; bater fica para depois.
lesson-trumps-2 = Sai com a dama de paus, a mais alta de todas.
lesson-trumps-3 = O sete de trunfo é a segunda: sai com ele.
lesson-trumps-4 = Um valete puxa os últimos trunfos altos.
lesson-trumps-5 = Assiste aos paus de Leste com uma carta barata.
lesson-trumps-end = A ordem: dama de paus, sete, damas, valetes, ás, dez, rei, nove, oito.

lesson-sevens-title = Um jogo de setes
lesson-sevens-begin = Leste declara paus: se fizerem 61 dos 120 pontos, a tua dupla leva 2 carneiros, marcas contra ela; se não, levam eles 4.
lesson-sevens-1 = O oito de paus não vale nada. Ás 11, dez 10, rei 4, dama 3, valete 2.
lesson-sevens-2 = A tua dama de espadas ganha ao valete.
lesson-sevens-end = 77 pontos contra 43: quem declarou perdeu. 2 setes, 4 carneiros.

lesson-secrets-title = Os segredos das cartas dadas
lesson-secrets-begin = Algumas cartas estão à vista. Quando dás, vês também duas do teu parceiro: o olho assinala-as.
lesson-secrets-1 = Nenhum sete: o trunfo licita-se pelo comprimento. Com espadas tens seis: licita 6.
lesson-secrets-2 = A tua primeira saída define o trunfo: a dama de paus.
lesson-secrets-3 = Depois de uma dama, perguntam-te: escolhe espadas.
lesson-secrets-4 = Sai com outro trunfo, um barato.
lesson-secrets-end = As cartas mostradas ficam na mesa até serem jogadas.

lesson-knock-title = Bater
lesson-knock-begin = Tens sete trunfos. Bater promete as oito vazas pelo dobro dos carneiros.
lesson-knock-1 = Bate.
lesson-knock-2 = Puxa os trunfos deles, a começar pelos mais altos.
lesson-knock-end = As oito vazas: 2 setes e uma batida, 4 carneiros.

lesson-bid-title = Um jogo sem setes
lesson-bid-begin = Outra vez nenhum sete. Cada pessoa licita um comprimento ou passa; o maior declara.
lesson-bid-1 = Copas dão cinco trunfos: licita 5. Uma licitação excessiva perde a partida.
lesson-bid-2 = A tua primeira carta define o trunfo: sai com uma copa.
lesson-bid-9 = Tens 65; 61 ganham. Termina agora.
lesson-bid-end = Eles têm 28, menos de 31: 2 pintas contra eles. Com 12 acaba a partida.

lesson-hide-title = Uma carta tapada
lesson-hide-begin = Quem faz a primeira vaza sai com um trunfo ou, sem trunfo, com qualquer carta, mesmo tapada.
lesson-hide-1 = O teu parceiro licita oito. Passa.
lesson-hide-2 = Ganha com a dama de paus, o teu último trunfo.
lesson-hide-3 = Sai com o nove de ouros, tapado, com uma careta: não vale nada.
lesson-hide-end = À frente em carneiros, uma dupla pode querer pintas: 12 acabam a partida, os carneiros decidem.
