## The rooms below the first page: hall, results, club
tables = Mesas
no-tables = Não há nenhuma mesa aberta. Abre uma e envia o link, ou joga com bots.
hall-after-hand = Enquanto jogas uma mão, a sala está fechada para ti. Reabre quando a mão acabar.
want-to-play = Quero jogar
want-line = { $mine ->
    [yes] { $n ->
        [0] Queres jogar. Com mais três pessoas, abre-se uma mesa para ti.
        [1] Tu e { $names } querem jogar. Com mais duas pessoas, abre-se uma mesa para vocês.
        [2] Tu, { $names } querem jogar. Com mais uma pessoa, abre-se uma mesa para vocês.
       *[other] Tu, { $names } querem jogar. Abre-se uma mesa quando vier alguém que as possa abrir.
    }
   *[no] { $n ->
        [0] Assim que quatro pessoas queiram jogar, abre-se uma mesa e as quatro sentam-se nela.
        [one] { $names } quer jogar.
       *[other] { $names } querem jogar.
    }
}
more-tables = Mostrar as seguintes
shown-of = Mostradas { $n } de { $all }.
here-now = Quem está cá
table-line = { $stage ->
    [seating] à espera de jogadores
    [playing] em jogo
   *[finished] partida acabada
  }{ $free ->
    [0] {""}
    [one] , 1 lugar livre
   *[other] , { $free } lugares livres
  }{ $sitting ->
    [0] .
   *[other] : { $names }
  }
table-go = { table-way }, { $table }: { $names }
at-a-table = numa mesa
invite-here = Convidar { $name } para uma mesa
invite-short = Convidar
person-role = { $name }, { role }
kept-out-until = { $name }, fora até { $until }
about = Sobre { $name }
matches-show = Partidas
report-ask = O que aconteceu? Os anfitriões do clube veem-no junto com o que se disse por último.
measure-mute = Tirar a palavra
measure-unmute = Devolver a palavra
measure-remove = Retirar
measure-ban_week = Banir por uma semana
measure-ban = Banir
measure-unban = Deixar entrar de novo
measure-make_member = Tornar membro
measure-make_host = Tornar anfitrião do clube
measure-ask-remove = Retirar { $name } por doze horas? A ligação acaba e, com ela, a qualidade de membro.
measure-ask-ban_week = Banir { $name } por uma semana? Até lá, não pode entrar.
measure-ask-ban = Banir { $name }? Só volta a poder entrar quando levantares o banimento.
the-club = O clube
set-password = Definir a minha palavra-passe
set-password-hint = Pelo menos 8 caracteres. Com o teu nome, serve para iniciares sessão em qualquer dispositivo.
invite-title = Convidar para o clube
invite-one = Criar um link para uma pessoa
invite-many = Criar um link para muitas pessoas
invite-host = Criar um link para um anfitrião do clube
invite-bot = Criar um link para a conta de um bot
invite-link-until = Envia este link; é válido até { $date }.
club-settings = Definições do clube
club-name = Nome do clube
club-guests = Visitantes podem entrar sem convite
club-password = Palavra-passe para visitantes (vazio: nenhuma)
tables-from = As mesas são abertas por
archive-from = A classificação e as partidas de outros são vistas por
club-games = Abrem-se mesas de
from-role = { $role ->
    [guest] toda a gente
    [member] membros
    [host] anfitriões do clube
   *[owner] direção do clube
  }
keep-settings = Guardar estas definições
audit-log = Membros e registo de auditoria
open-audit-log = Abrir o registo de auditoria
reports = O que foi comunicado
audit-line = { $at }: { $who }, { $what } { $whom } { $text }
audit-quoted = «{ $text }»
audit-deed = { $what ->
    [role] função { $role }:
    [mute] sem palavra:
    [unmute] de novo com palavra:
    [remove] conta retirada:
    [ban] conta banida:
    [ban_days] { $n ->
        [one] conta banida por um dia:
       *[other] conta banida por { $n } dias:
      }
    [unban] conta readmitida:
    [make_member] novo membro:
    [make_host] novo anfitrião do clube:
    [invited] um convite
    [invited_as] um convite como { $role }
    [password] palavra-passe:
    [rename] nome novo:
    [forget] esquecimento de conta:
    [club] definições do clube
   *[report] comunicação sobre
  }
audit-operator = quem opera o servidor
activity-hint = Partidas que chegaram ao fim, e quantas pessoas as jogaram.
activity-day = Dia
activity-week = Semana de
activity-matches = Partidas
activity-people = Pessoas
my-data = O que o clube guarda sobre mim
my-data-hint = O teu nome, quando cá estiveste pela última vez, os teus dispositivos, as tuas partidas com os seus registos, os serões em que apareces e o que os anfitriões anotaram. As conversas não se guardam, exceto as últimas linhas de uma comunicação.
my-data-save = Guardar num ficheiro
forget-me = Esquecer-me
forget-me-hint = O teu nome sai das listas do clube, do registo e das partidas: a sessão termina em todos os teus dispositivos, e as tuas partidas ficam em nome de “Somebody”. Ninguém pode voltar atrás.
my-matches = As minhas partidas
matches-of = Partidas de { $name }
results-partners = Parceiros
results-partner = Parceiro
results-player = Nome
results-matches = Partidas
results-won = Ganhas
results-rating = Rating
results-game = Jogo
results-none = Ainda não acabou nenhuma partida.
results-none-in-span = Não acabou nenhuma partida que conte.
month-before = Mês anterior
month-after = Mês seguinte
year-before = Ano anterior
year-after = Ano seguinte
standings-by-year = O ano inteiro
standings-by-month = Por mês
print = Imprimir
match-line = { $result }, { $a } – { $b } contra { $c } – { $d }, { $n ->
    [0] 0 mãos
    [one] 1 mão
   *[other] { $n } mãos
  }.
match-line-alone = { $result }, { $names }, { $n ->
    [0] 0 mãos
    [one] 1 mão
   *[other] { $n } mãos
  }.
standings-rule = Contam as partidas que só membros jogam desde as primeiras cartas, com pelo menos quatro mãos, e não todos a partir do mesmo endereço.
rating-rule = O rating começa em 1500; contra um adversário ou uma dupla, quem tem mais 100 ganha 64 de 100 partidas. O número depois de ± é a dúvida: dois em cada três jogadores estão dentro dela.

reason-not-to-that-role = Não podes fazer isso { $role ->
    [owner] à direção do clube
    [host] a um anfitrião
    [member] a um membro
    [bot] a um bot
    [banned] a uma conta banida
   *[guest] a visitantes
  }.
reason-owner-makes-hosts = Só a direção nomeia ou convida anfitriões do clube.
reason-owner-sets-club = Só a direção muda as definições do clube.
reason-members-have-passwords = Só os membros têm palavra-passe; pede um convite a um anfitrião do clube.
reason-nobody-of-that-name = Ninguém no clube se chama { $name }.
reason-only-owner = Um clube tem sempre direção; pede a quem opera o servidor que a passe primeiro a outra pessoa.
reason-log-in-hall = O registo de auditoria e as comunicações leem-se na sala; sai primeiro da tua mesa.
table-way = { $way ->
    [back] Voltar ao teu jogo
    [watch] Ver jogar
   *[visit] Ir para a mesa
  }
report = Comunicar aos anfitriões do clube
results-cats-made = Gatos feitos
results-cats-been = Gatos sofridos
results-rams = Carneiros, alheios contra próprios
results-pips = Pintas, alheias contra próprias
match-result = { $won ->
    [none] desistência
    [won] { $reason ->
        [cats] vitória: eles são Gatos
       *[other] vitória { by-reason }
      }
   *[lost] { $reason ->
        [cats] derrota como Gatos
       *[other] derrota { by-reason }
      }
  }
night-when = Próxima noite de jogo
night-note = O que se joga
