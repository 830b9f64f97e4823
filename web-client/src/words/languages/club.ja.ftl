## The rooms below the first page: hall, results, club
tables = テーブル
no-tables = 開いているテーブルはありません。テーブルを開いてリンクを送るか、ボットと遊んでください。
hall-after-hand = ディールの間、ロビーは表示されません。ディールが終わると表示されます。
want-to-play = 遊びたい
want-line = { $mine ->
    [yes] { $n ->
        [0] あなたは参加を希望しています。あと3人そろうと、テーブルが開きます。
        [1] あなたと{ $names }が参加を希望しています。あと2人そろうと、テーブルが開きます。
        [2] あなたと{ $names }が参加を希望しています。あと1人そろうと、テーブルが開きます。
       *[other] あなたと{ $names }が参加を希望しています。テーブルを開ける人が来ると、テーブルが開きます。
    }
   *[no] { $n ->
        [0] 遊びたい人が4人そろうと、テーブルが開き、4人全員が着席します。
       *[other] { $names }が遊びたがっています。
    }
}
more-tables = 続きを表示
shown-of = { $all }件中{ $n }件を表示しています。
here-now = 今いる人
table-line = { $stage ->
    [seating] プレイヤー待ち
    [playing] プレイ中
   *[finished] マッチ終了
  }{ $free ->
    [0] {""}
   *[other] 、空席{ $free }
  }{ $sitting ->
    [0] 。
   *[other] ：{ $names }
  }
table-go = { table-way }、{ $table }：{ $names }
at-a-table = テーブルにいます
invite-here = { $name }をテーブルに招く
invite-short = 招く
person-role = { $name }、{ role }
kept-out-until = { $name }、{ $until }まで出入り禁止
about = { $name }について
matches-show = マッチ
report-ask = 何がありましたか？直前の発言とともにクラブのホストに届きます。
measure-mute = 発言を止める
measure-unmute = 発言を許す
measure-remove = 除名
measure-ban_week = 1週間の出入り禁止
measure-ban = 出入り禁止
measure-unban = また入れるようにする
measure-make_member = メンバーにする
measure-make_host = クラブのホストにする
measure-ask-remove = { $name }を12時間退出させますか？接続が切れ、メンバーの資格もなくなります。
measure-ask-ban_week = { $name }を1週間出入り禁止にしますか？その間は入れません。
measure-ask-ban = { $name }を出入り禁止にしますか？禁止を解くまで入れません。
the-club = クラブ
set-password = 自分のパスワードを設定
set-password-hint = 8文字以上。名前とあわせて、どの端末でもサインインできます。
invite-title = クラブに招待
invite-one = 1人用のリンクを作る
invite-many = 複数人用のリンクを作る
invite-host = クラブのホスト用のリンクを作る
invite-bot = ボットのアカウント用のリンクを作る
invite-link-until = このリンクを送ってください。{ $date }まで有効です。
club-settings = クラブの設定
club-name = クラブの名前
club-guests = 招待なしでゲストも入れる
club-password = ゲスト用パスワード（空欄：なし）
tables-from = テーブルを開ける人
archive-from = 順位表と他の人のマッチを見られる人
club-games = テーブルを開けるゲーム
from-role = { $role ->
    [guest] 全員
    [member] メンバー
    [host] クラブのホスト
   *[owner] オーナー
  }
keep-settings = この設定を保存
audit-log = メンバーと監査ログ
open-audit-log = 監査ログを開く
reports = 報告
audit-line = { $at }：{ $who }、{ $what } { $whom } { $text }
audit-quoted = 「{ $text }」
audit-deed = { $what ->
    [role] 役割「{ $role }」：
    [mute] 発言停止：
    [unmute] 発言許可：
    [remove] 除名：
    [ban] 出入り禁止：
    [ban_days] { $n }日間の出入り禁止：
    [unban] 再入場の許可：
    [make_member] 新しいメンバー：
    [make_host] 新しいクラブのホスト：
    [invited] 招待
    [invited_as] { $role }としての招待
    [password] パスワード：
    [rename] 新しい名前：
    [forget] 記録の削除：
    [club] クラブの設定
   *[report] 通報：
  }
audit-operator = 運営者
activity-hint = 終わった人同士の対戦と、その人数です。
activity-day = 日
activity-week = 週の初日
activity-matches = 対戦
activity-people = 人
my-data = クラブが保存している私の情報
my-data-hint = 名前、最後に来た日、端末、対戦とその記録、名前のある夜、ホストの記録です。会話は保存されません（通報に含まれる最後の数行を除く）。
my-data-save = ファイルに保存
forget-me = 私を忘れる
forget-me-hint = クラブの名簿、記録、対戦から名前が消えます。すべての端末がサインアウトし、対戦は「Somebody」の名で残ります。取り消せません。
my-matches = 自分のマッチ
matches-of = { $name }のマッチ
results-partners = パートナー
results-partner = パートナー
results-player = プレイヤー
results-matches = マッチ
results-won = 勝ち
results-rating = レーティング
results-game = ゲーム
results-none = 終了したマッチはまだありません。
results-none-in-span = 集計の対象となるマッチはまだ終わっていません。
month-before = 前の月
month-after = 次の月
year-before = 前の年
year-after = 次の年
standings-by-year = 1年分
standings-by-month = 月ごと
print = 印刷
match-line = { $result }、{ $a }と{ $b }対{ $c }と{ $d }、{ $n }ディール。
match-line-alone = { $result }、{ $names }、{ $n }ディール。
standings-rule = 数えるのは、最初のディールからメンバーだけがプレイし、4ディール以上あり、全員が同じアドレスからではないマッチです。
rating-rule = レーティングは1500から始まり、1人または1ペアが相手なら、100高い方が100マッチのうち64マッチに勝ちます。±の後の数は不確かさで、3人に2人はその範囲に入ります。

reason-not-to-that-role = { $role ->
    [owner] オーナー
    [host] クラブのホスト
    [member] メンバー
    [bot] ボット
    [banned] 出入り禁止の人
   *[guest] ゲスト
  }に対しては、それはできません。
reason-owner-makes-hosts = クラブのホストを任命、招待できるのはオーナーだけです。
reason-owner-sets-club = クラブの設定を変えられるのはオーナーだけです。
reason-members-have-passwords = パスワードを持てるのはメンバーだけです。クラブのホストに招待を頼んでください。
reason-nobody-of-that-name = { $name }という人はクラブにいません。
reason-only-owner = クラブにはオーナーが必要です。先に運営者に別の人をオーナーにしてもらってください。
reason-log-in-hall = 監査ログと報告はロビーで読みます。先にテーブルを離れてください。
table-way = { $way ->
    [back] ゲームに戻る
    [watch] 観戦
   *[visit] テーブルへ
  }
report = クラブのホストに報告
results-cats-made = 猫（キャッツ）にした回数
results-cats-been = 猫（キャッツ）になった回数
results-rams = ラム（相手：自分）
results-pips = ピップ（相手：自分）
match-result = { $won ->
    [none] 中止
    [won] { $reason ->
        [cats] 相手が猫（キャッツ）で勝ち
       *[other] { by-reason }勝ち
      }
   *[lost] { $reason ->
        [cats] 猫（キャッツ）で負け
       *[other] { by-reason }負け
      }
  }
night-when = 次の集まり
night-note = 何をするか
