# The lessons of Sjavs in European Portuguese: a title, a beginning and an end for each, and a sentence for some of
# the learner's decisions by number; for the others the hints of pt.ftl speak.

learn-title-sjavs = Aprende Sjavs

lesson-sjavs-calls-title = Licitações e trunfo
lesson-sjavs-calls-begin = Seis damas e valetes são sempre trunfo; o naipe escolhido junta-lhes as suas outras cartas.
lesson-sjavs-calls-1 = Com copas tens seis trunfos: licita 6.
lesson-sjavs-calls-2 = Todos passaram: escolhe copas.
lesson-sjavs-calls-3 = Sai quem está à esquerda de quem dá: tu. A dama de paus é a mais alta de todas.
lesson-sjavs-calls-4 = Continua a puxar com um trunfo baixo: os mais altos guardam-se.
lesson-sjavs-calls-end = A ordem: damas de paus e de espadas, os quatro valetes, depois o naipe de trunfo a partir do ás.

lesson-sjavs-better-title = Better
lesson-sjavs-better-begin = Oeste licitou 5. Com paus, também tens cinco trunfos.
lesson-sjavs-better-1 = Paus passam à frente do mesmo comprimento: diz “better”.
lesson-sjavs-better-2 = Depois de “better” é preciso escolher paus.
lesson-sjavs-better-end = 106 pontos em paus: vocês descem 8, de 24 para 16.

lesson-sjavs-points-title = Quanto vale uma mão
lesson-sjavs-points-begin = 61 pontos ganham a mão; a partir de 90 conta a dobrar, com todas as vazas ainda mais.
lesson-sjavs-points-1 = Não tens cinco trunfos: passa.
lesson-sjavs-points-end = 99 pontos: a tua dupla desce 4, de 24 para 20.

lesson-sjavs-defend-title = Contra quem declara
lesson-sjavs-defend-begin = Leste licita 5. Não os deixes chegar a 61, e desce a tua dupla.
lesson-sjavs-defend-1 = Não tens cinco trunfos: passa.
lesson-sjavs-defend-2 = Guarda as duas damas pretas: joga uma copa baixa.
lesson-sjavs-defend-5 = A dama de espadas faz a vaza; a única carta acima dela é tua.
lesson-sjavs-defend-end = 48 pontos para eles, vocês descem 4. Com 30 ou menos, javn, seriam 8.
