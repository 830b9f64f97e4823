# The lessons of Klørsjavs in European Portuguese: a title, a beginning and an end for each, and a sentence for some of
# the learner's decisions by number; for the others the hints of pt.ftl speak.

learn-title-klorsjavs = Aprender Klørsjavs

lesson-klorsjavs-cat-title = O gato
lesson-klorsjavs-cat-begin = São três jogadores. O trunfo é paus, e acima dele ficam seis damas e valetes. Tens os dois trunfos mais altos.
lesson-klorsjavs-cat-1 = Quatro trunfos, com os dois mais altos: licita. Jogas sem parceiro, contra os outros dois.
lesson-klorsjavs-cat-2 = Um cinco vale dez pontos, mas não faz nenhuma vaza. Põe de lado os dois cincos: contam para ti.
lesson-klorsjavs-cat-3 = Do gato vieram reis. Ninguém ganha à dama de paus: puxa os trunfos.
lesson-klorsjavs-cat-5 = Ainda falta um trunfo: puxa-o.
lesson-klorsjavs-cat-6 = Estes reis perdem para os ases dos outros. Sai agora com um, e guarda o rei de paus para a última vaza.
lesson-klorsjavs-cat-end = 77 pontos, 20 deles postos de lado; eram precisos 61. Norte e Leste perdem 4 øre cada um.

lesson-klorsjavs-defend-title = Dois contra um
lesson-klorsjavs-defend-begin = Leste declara, e pôs duas cartas de lado. Tu e Norte defendem em conjunto.
lesson-klorsjavs-defend-1 = Não tens copas: corta o ás com o teu valete.
lesson-klorsjavs-defend-2 = Ninguém ganha à dama de paus. Puxa os trunfos de Leste.
lesson-klorsjavs-defend-3 = Já não tens trunfos. O ás de ouros pode esperar; sai com o cinco.
lesson-klorsjavs-defend-4 = Norte joga por último e pode fazer esta vaza: dá o ás.
lesson-klorsjavs-defend-end = Leste fez 49 pontos, com as cartas postas de lado; eram precisos 61. Leste perde 8 øre.
