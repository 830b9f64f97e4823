# Avinasの日本語版。メッセージの使われ方はdocs/translating.mdにあります。
# $whoはyou、partner、またはN、E、S、W。$sideはus、them、NS、EW（名前は$NSと$EW）。$suitはC、S、H、D。
# $rankはA、T、K、Q、J、または9から2の数。

## Cards and people

suit = { $suit ->
    [C] クラブ
    [S] スペード
    [H] ハート
   *[D] ダイヤ
  }
rank = { $rank ->
    [A] エース
    [T] 10
    [K] キング
    [Q] クイーン
    [J] ジャック
   *[other] { $rank }
  }
rank-letter-A = A
rank-letter-K = K
rank-letter-Q = Q
rank-letter-J = J
rank-letter-7 = 7
rank-letter-8 = 8
rank-letter-9 = 9
rank-letter-6 = 6
rank-letter-5 = 5
rank-letter-4 = 4
rank-letter-3 = 3
rank-letter-2 = 2
card = { suit }の{ rank }
card-with-note = { $name }、{ $note }
joint = {""}
who = { $who ->
    [person] { $person }
    [you] あなた
    [partner] パートナー
    [N] 北
    [E] 東
    [S] 南
   *[W] 西
  }
who-you = あなた
relation = { $who ->
    [person] { $person }
    [you] あなた
    [partner] パートナー
    [N] 北
    [E] 東
    [S] 南
   *[W] 西
  }
side = { $side ->
    [us] 自分たち
    [them] 相手
    [NS] { $NS }
   *[EW] { $EW }
  }
rams-n = { $n }ラム
pips-n = { $n }ピップ
points-n = { $n }点
rams = ラム
pips = ピップ
trumps = 切り札
tricks = { $n }トリック

## The first page

title = Avinas
title-turn = ● あなたの番 – { $title }
tagline-avinas = 4人で遊ぶ2対2のリトアニアのカードゲーム。
tagline-more-avinas = 配札で現れた7が切り札を決めます。クイーンとジャックはいつも切り札。全部取る自信があればノック。
tagline-sjavs = 4人で遊ぶ2対2の、フェロー諸島を代表するカードゲーム。
tagline-more-sjavs = 切り札を何枚持っているかを言い、最も長いスートが切り札になります。6枚のクイーンとジャックはいつも切り札。24から先に下りきった側の勝ち。
tagline-einwerfen = 2組で遊ぶ、古いドイツのトリックゲーム。
tagline-more-einwerfen = 最後に配られた札をめくり、そのスートが切り札です。マストフォローで61点を取ります。引き分けは次のディールを2倍にし、お気に入りのスートも2倍です。
tagline-sueca = 2組で遊ぶ、ポルトガルのトリックゲーム。
tagline-more-sueca = 最後に配られた札をめくり、そのスートが切り札です。7が2番目に強く、ジャックはクイーンより上です。マストフォローで61点を取り、先に4ゲーム取ります。
tagline-owcyglowa = 3人で遊ぶポーランドのゲーム。それぞれが1人で戦い、誰が相手かは誰にも分かりません。
tagline-more-owcyglowa = マストフォローで、切り札はなく、10は5番目の強さです。黒いクイーンはバブカ（おばあさん）で、そのスートの最後の1枚になるまで出せません。バブカを2枚とも持つか1枚も持たないソリストには、54点が必要です。範囲のビッドは別に得点になります。9ポイントで勝ちです。
tagline-klorsjavs = 3人または4人で遊ぶデンマークのゲーム。1人がほかの全員を相手に戦います。
tagline-more-klorsjavs = クラブが切り札で、その上に6枚のクイーンとジャックがあります。「プレイ」と言い、手札の2枚を捨てて猫の2枚を取り、61点を取ります。最初に持ち点がなくなった人の負けです。オークション・シャウスも遊べます。
tagline-tarock = 3人で遊ぶバイエルンのゲーム。1人が2人を相手に、ポットをめぐって戦います。
tagline-more-tarock = 「プレイ」と言い、ストックの3枚を取るか、取らずにハンドで戦います。61から116まで5ずつ上げます。切り札を指名し、マストフォローで、できるなら上のカードを出します。ポットが空になればマッチは終わりです。
tagline-sixbid = 3人で遊ぶアメリカのゲーム。1人が2人を相手に、何を目指すかを言って戦います。
tagline-more-sixbid = ソロからコール・ソロまでの6つのビッド、またはその前身フロッグの3つのビッドで遊びます。目指すのは60点か、120点すべてか、1トリックも取らないことです。
tagline-sjavsalone = 3人または2人で遊ぶシャウス。それぞれが1人で戦います。
tagline-more-sjavsalone = 3人では2枚のスカートを使います。2人では各自の前にカードが表向きに並び、どのカードの下にも裏向きのカードがあります。先に24から下りきった人の勝ちです。
choose-game = ゲームを選ぶ
game-avinas = Avinas
game-sjavs = シャウス
game-einwerfen = アインヴェルフェン
game-sueca = スエカ
game-owcyglowa = オフツィ・グウォヴァ
game-klorsjavs = クルアシャウス
game-tarock = バイエルン・タロック
game-sixbid = シックスビッド
game-sjavsalone = シャウス（3人・2人）
game-line-avinas = リトアニア。7が切り札を決めます。
game-line-sjavs = フェロー諸島。最も長いスートが切り札。
game-line-einwerfen = ドイツ。めくった1枚が切り札を決めます。
game-line-sueca = ポルトガル。7がキングに勝ちます。
game-line-owcyglowa = ポーランド。誰も口にしない2人のおばあさん。
game-line-klorsjavs = デンマーク。1人で、猫とともに。
game-line-tarock = バイエルン。5ずつ上げて、ポットを空に。
game-line-sixbid = アメリカ。6つのビッド、そして古いフロッグ。
game-line-sjavsalone = フェロー諸島。3人または2人、それぞれ1人で。
play-with-bots = ボットと遊ぶ
learn = 5分で覚える
play-with-friends = 友だちと遊ぶ
have-code = コードを持っている
back-to-game = ゲームに戻る
sign-in = サインイン
rules = ルール
you-are = { $name }（{ role }）として参加中です。
role = { $role ->
    [owner] オーナー
    [host] クラブのホスト
    [member] メンバー
    [bot] ボット
    [banned] 出入り禁止
   *[guest] ゲスト
  }
change-name = 名前を変える
friends-hint = 友だちに送るリンクができます。
your-name = あなたの名前
name-hint = テーブルでほかの人に見えます。
name-invited = 招待されています。遊ぶときの名前を入力してください。
password = パスワード
password-hint = メンバーのサインイン用です。ゲストは、クラブのパスワードがなければ空欄にします。
have-password = パスワードを持っている
come-in = 入る
invited-to-table = テーブルへの招待
invited-to-evening = クラブの夜への招待です。名前を入れて参加してください。
door-table = { $n ->
    [0] テーブル{ $table }：まだ誰もいません。
   *[other] テーブル{ $table }：{ $names }が座っています。
}
door-host = { $n ->
    [0] { $host }がテーブル{ $table }に招いて、待っています。
   *[other] { $host }がテーブル{ $table }に招いています。{ $names }も座っています。
}
table-code = テーブルのコードまたはリンク
join = 参加
home = ホーム
connecting = 接続中…
looking = 検索中…
language = 言語
settings = 設定
setting-theme = テーマ
setting-theme-system = システムに合わせる
setting-theme-light = ライト
setting-theme-dark = ダーク
setting-suits = スートの色
setting-suits-two = 2色
setting-suits-four = 4色
setting-speech = 読み上げ
setting-speech-short = 短く
setting-speech-normal = 名前と点も
setting-speech-full = すべて
setting-bots = ボット
setting-bots-usual = ふつうの速さ
setting-bots-waiting = 読み上げを待つ
setting-taps = 一度押すとカードが上がり、二度目で出す
setting-last-card = 最後の一枚は自動で出す
setting-sounds = 音
setting-notify = このページが見えないとき、自分の番を知らせる
setting-keys = 1文字のショートカット（H、T、L…）
sound-offer = 音を出しますか？
yes = はい
no = いいえ
cancel = キャンセル
close = 閉じる
are-you-sure = よろしいですか？
all-the-same = それでも行う

## The hall and the club

open-table = テーブルを開く
may-not-open = このクラブでは着席と観戦はできますが、テーブルは開けません。
preset-title = テーブルの種類
preset-friends = 友だち：時間制限なし、ロビーに表示
preset-quick = 速い：1手20秒
preset-private = 非公開：ロビーに出さず、観戦なし
preset-open = 公開：観戦者は1ディール遅れで全員の手札を見る
preset-own = 独自
called-to-table = { $name }があなたをテーブルに招いています。
come-along = 行く
night-next = 次の集まり：{ $when }
night-calendar = カレンダーに追加
done = 完了しました。
banned = 出入り禁止
activity = クラブの活気
results = 戦績
standings = クラブの順位表
by-reason = { $reason ->
    [rams] ラムで
    [pips] ピップで
   *[overbid] オーバービッドで
  }

## The table

table-of = テーブル{ $name }
the-table = テーブル
players = プレイヤー
your-hand = あなたの手札
decision = あなたの選択
panels = その他
panel-sheet = スコア表
panel-talk = チャット
panel-story = 経過
panel-menu = メニュー
panel-news = 新着
to-hall = ロビー
seat-free = 空席
sit = { $seat ->
    [N] 北に座る
    [E] 東に座る
    [S] 南に座る
   *[W] 西に座る
  }
ask-for-seat = { $name }の席を希望する
let-in = { $name }を入れる
bot = { $level ->
    [learner] ボット・初級
    [master] ボット・名人
   *[club] ボット・中級
}
bot-plays-as = { $name }の強さ
level-learner = 初級
level-club = 中級
level-master = 名人
away = 離席中
stand-in = 代役がプレイ中
open-mark = 1ディール後に手札を公開：{ $names }
ready = 準備OK
dealer = ディーラー
dealer-letter = D
declarer = ディクレアラー
to-act = 手番
cards-left = 残り{ $n }枚
shown-by = 配札で公開：{ who }
only-you-see = あなただけに見えます
led-is = リード
trick-number = 第{ $n }トリック
card-of = { relation }から
card-of-winner = { relation }から、トリックを獲得
card-hidden = { relation }からの裏向きのカード
card-seen = { $name }、全員に公開
card-sending = { $name }、送信中…
card-not-now = { $name }、今は出せません
signal-smile = 笑顔：価値あり
signal-frown = しかめ面：価値なし
lead-how = { card }をリード…
lead-face-up = 表向き
lead-face-down = 裏向き
lead-down-smile = 裏向き、笑顔で
lead-down-frown = 裏向き、しかめ面で
pass = パス
knock = ノック
knock-again = 再ノック
bid = ビッド{ $n }
name-suit = { suit }：{ $n }枚
stop = ストップ
stand-in-plays = 代役があなたの席でプレイしています。
take-back = 自分の席に戻る
paused = テーブルは一時停止中です。
storage = サーバーは今ゲームを保存できません。テーブルは待機します。
next-hand = 次のディール
turn-of = { who }の番
waiting-for-others = ほかの人を待っています…
your-turn = あなたの番。
turn-bid = あなたの番。ビッドかパス。
turn-must_bid = あなたの番。ビッドしてください。
turn-pass = あなたの番。パスしかできません。
turn-knock = あなたの番。ノックかパス。
turn-name_trump = あなたの番。切り札を指名。
turn-lead = あなたのリード。
turn-bid_or_play = あなたの番。カードを出す前にビッドできます。
turn-play = あなたの番。
turn-play-short = あなたの番。
turn-act = あなたの番。
price-shorter = { $bid }枚と宣言しましたが、{ suit }が切り札だと{ $n }枚しかありません。自分たちはマッチに負けます。
price-overbid = 最も長いスートは{ $longest }枚です。{ $n }枚でディクレアラーになると、自分たちはマッチに負けます。
price-stop-uncounted = 61点未満なら、自分たちはこのディールに負けます。
price-stop-won = 今{ $n }点です。切り札を実際より多く宣言していなければ、このディールは自分たちの勝ちです。
price-stop-short = 今{ $n }点です。61点未満なので、自分たちはこのディールに負けます。
take-rest = 残りは全部取れる
hint = ヒント
hint-play = ボットなら{ card }を出します：
hint-play-down = ボットなら{ card }を裏向きでリードします：
hint-bid = ボットなら{ $n }をビッドします：
hint-pass = ボットならパスします：
hint-knock = ボットならノックします：
hint-stop = ボットならストップします：
hint-name = ボットなら{ suit }を指名します：
hint-why-only-choice = ほかに選択肢がありません。
hint-why-won-already = { $points }点で、もう勝ちです。これ以上のトリックは相手の得になるだけです。
hint-why-stop-pays = 今の{ $points }点より良くなることはありません。
hint-why-lose-to-win = わざと負けて{ pips-n }を受けるとマッチが終わり、自分たちの勝ちです。ラムは相手にあります（ルール6.3）。
hint-why-lose-for-match = わざと負けて{ pips-n }を受けるとマッチの終わりが近づきます。ラムは相手にあります（ルール6.3）。
hint-why-long-suit = { suit }なら切り札が{ $n }枚あります。
hint-why-too-short = 最も長いスートでも切り札は{ $n }枚で、ここでは足りません。
hint-why-knock-strong = 知っていることに合う配り方100通りのうち{ $n }通りで、自分たちが全トリックを取ります。
hint-why-knock-unsure = 自分たちが全トリックを取るのは、知っていることに合う配り方100通りのうち{ $n }通りだけです。
hint-why-knock-back = 知っていることに合う配り方100通りのうち{ $n }通りで、自分たちが1トリック取れます。
hint-why-knock-stands = 自分たちが1トリック取れるのは、知っていることに合う配り方100通りのうち{ $n }通りだけです。
hint-why-longest-named = 切り札が{ $n }枚になり、これが最多です。
hint-why-open-top = これに勝つカードはありません。
hint-why-open-long = { suit }なら切り札が{ $n }枚あります。
hint-why-draw-safely = 誰にも取られません。ほかの人の切り札は残り{ $n }枚です。
hint-why-draw-trumps = ほかの人の切り札は残り{ $n }枚で、これに勝つのは{ $higher }枚です。
hint-why-run-safely = 相手は誰もこれに勝てず、切ることもできません。
hint-why-run-highest = { suit }にこれより強いカードは残っていません。取れるのは切り札だけです。
hint-why-partner-trumps = パートナーは{ suit }がなく、切り札で取れます。
hint-why-lead-low = 取られても失うのは{ $points }点です。
hint-why-hide-low = リードする切り札がないので、失うものが少ないカードを伏せます。
hint-why-hide-high = リードする切り札がないので、点の高いカードを伏せ、パートナーにほほえみます。
hint-why-give-partner = パートナーの{ card }には誰も勝てません。{ $points ->
    [0] {""}
   *[other] { $points }点のカードを付けます。
  }
hint-why-leave-partner = これに勝てるカード（あと{ $n }枚）が出なければ、パートナーの{ card }が取ります。
hint-why-take-last = 最後の番で、{ $points ->
    [0] 0点のトリックを取ります。
   *[other] { $points }点を取ります。
  }
hint-why-take-safely = 後の人は誰もこれに勝てません。場には{ $points }点あります。
hint-why-take-unless = これに勝てるカード（あと{ $n }枚）が出なければ、これで取れます。
hint-why-throw-low = 取れないので、{ $points }点のカードを出します。
hint-why-save-high = 場にあるのは{ points-of }なので、強いカードはあとに残すほうが得です。
points-of = { $points }点
hint-why-ahead-often = 知っていることに合う配り方100通りのうち{ $n }通りで、これで相手より良い結果になります。
hint-why-ahead-seldom = ほかの選択で良い結果になるのは、知っていることに合う配り方100通りのうち{ $n }通りだけです。
hint-why-best-on-average = これまでに見たことと合う配り方の平均で、最も良い結果になります。
stake-seating = すべての席が埋まると、マッチが始まります。
stake-before-deal = 全員の準備ができると、次のディールを配ります。
stake-sevens = ディクレアラーは{ who }、切り札は{ suit }、{ sevens-n }。61点でディフェンダーに{ rams-win }、未満は自分に{ rams-lose }。
stake-knocked = ディクレアラーは{ who }、切り札は{ suit }、ノック。全トリックでディフェンダーに{ rams-win }、でなければ自分に{ rams-lose }。
sevens-n = 7が{ $n }枚
rams-win = { $win }ラム
rams-lose = { $lose }ラム
no-hand-yet = まだ配られていません。
contract-bidding = 7なし：切り札の枚数をビッドします。
contract-sevens = { sevens-n }。ディクレアラーは{ who }、切り札は{ suit }。{ $knock ->
    [knock] ノックあり。
    [knock_again] ノックと再ノックあり。
   *[none] {""}
  }
contract-trump-unknown = 7なし。ディクレアラーは{ who }、宣言は{ $n }枚。切り札は未定。
contract-no-sevens = ディクレアラーは{ who }、切り札は{ suit }、宣言{ $n }枚。61点でディフェンダーに1～3ピップ、未満は自分に2～6。
gather-sit = 席を選んでください。
gather-start = 全員そろいました。マッチを始めてください。
gather-wait-start = 全員そろいました。テーブルのホストがマッチを始めます。
gather-fill = 友だちにリンクを送るか、空席をボットで埋めてください。
gather-wait = プレイヤーを待っています。
invite-link = このリンクを友だちに送ってください
copy-link = リンクをコピー
share-link = 共有
code-to-scan = スマートフォンで読み取るコード
copied = リンクをコピーしました。
copy-by-hand = リンクを選択しました。Ctrl+Cでコピーしてください。
link-stays-here = このリンクはこのコンピューターでしか使えません。ほかの人を招くには、このコンピューターのネットワークアドレス（例：http://192.168.1.5:8080）でクラブを開いてください。手順は運営者の手引きにあります。
start = マッチを始める
another-match = もう1マッチ
to-evening = クラブの夜へ
fill-bots = 空席をボットで埋める
send-away = { $seat ->
    [N] 北
    [E] 東
    [S] 南
   *[W] 西
  }の{ $name }を席から外す
stand-up = 席を立つ
options = オプション
options-of-table = このテーブルのオプション
set-options = オプションを設定
door = 入場できる人
option-overbid = オーバービッド
option-overbid-loses_match = マッチの負け
option-overbid-refused = 受け付けない
option-signal = 裏向きのリード
option-signal-may = 表情をつけてもよい
option-signal-must = 必ず表情をつける
option-signal_seen_by = 表情が見える人
option-signal_seen_by-partner = パートナー
option-signal_seen_by-table = テーブル全員
option-points_shown = ディール中の点
option-points_shown-table = 数えて全員に見せる
option-points_shown-no = 見せない（各自で数える）
option-stakes = 賭け
option-stakes-none = なし
option-stakes-flat = 1マッチ一律（単位）
option-stakes-per_ram = 1ラムごと（単位）
option-units = 単位数
option-clock = 時計
option-clock-none = 時間制限なし
option-clock-calm = ゆっくり：60秒、予備5分
option-clock-quick = 速い：20秒、予備1分
option-clock-of = { $n }秒、予備{ $reserve }秒
option-hold = 離席した人に代役が入るまで
option-hold-of = { $n }分
option-at_zero = 時間切れのとき
option-at_zero-stand_in = 代役がプレイ
option-at_zero-wait = テーブルが待つ
option-watching = 観戦できる人
option-watching-anyone = リンクを持つ人すべて
option-watching-members = クラブのメンバー
option-watching-nobody = なし
option-listed = ロビーに表示
option-group-game = ゲーム
option-group-time = 時間と賭け
option-group-people = 人
option-talk = テーブルでのチャット
option-talk-off = なし
option-talk-between_hands = ディールの合間
option-talk-always = いつでも
option-emotes = 言葉なしの合図
option-one_hand_behind = 観戦者は1ディール遅れで全員の手札を見る
option-cats_tradition = 猫（キャッツ）のあと、その日はもうプレイしない
option-line = { $what }：{ $how }。
stakes-of-flat = 1マッチ{ $n }単位
stakes-of-per_ram = 1ラムにつき{ $n }単位
say-options-changed = テーブルのホストが取り決めを変えました。{ $changes }
pause = 一時停止
resume = 再開
abandon = マッチを中止
proposals = 提案
proposed-pause = { $names }が一時停止を希望しています。
proposed-resume = { $names }が再開を希望しています。
proposed-abandon = { $names }がマッチの中止を希望しています。
agree = 同意
withdraw = 取り消す
say-something = 発言
send = 送信
talk-off = このテーブルは今、チャットなしです。
without-words = 言葉なしで
emote-hello = Labas!
emote-thanks = ありがとう
emote-well_played = お見事
emote-sorry = すみません
emote-one_moment = 少々お待ちを
emote-cheers = 乾杯
emote-said-hello = { $name }：Labas!
emote-said-thanks = { $name }：ありがとう。
emote-said-well_played = { $name }がうなずく：お見事。
emote-said-sorry = { $name }：すみません。
emote-said-one_moment = { $name }：少々お待ちを。
emote-said-cheers = { $name }：乾杯！
spectators = 観戦者{ $n }人
behind = 1ディール遅れ
behind-hand = 1ディール遅れ：第{ $n }ディール
behind-leave = 進行中のディール
sheet-none = なし
sheet-rams = { $left }ラム{ $struck ->
    [0] {""}
   *[other] 、取り消し済み{ $struck }
  }
sheet-explained = 丸は、その側の罰のラムです。線で消した丸は数えません。ピップは足していき、12でマッチが終わります。
hand-end = ディール終了
match-end = マッチ終了
every-trick = すべてのトリック
trick-entry = { $name }：{ $card }
card-was-down = { $name }（裏向き）
share-picture = 画像を共有
turning-points = 勝負の分かれ目
hand-number = 第{ $n }ディール：
every-hand = すべてのディール（{ $n }）
last-hand = 最後のディール
replay-match = マッチを再現
download-record = マッチの記録をダウンロード
rule-link = ルール{ $rule }
mark-bids = ビッド：{ $n }
mark-pass = パス
mark-knock = ノック！
mark-stop = ストップ
mark-names = { suit }

## What happened

say-bids = { who }：{ $n }をビッド。
say-passes = { who }：パス。
say-knocks = { who }：ノック！
say-names = { who }：{ suit }を指名。
say-stops = { who }：ストップ。
say-card-short = { who }：{ card }{ with-signal }。
rank-short = { rank }
card-short = { card }
say-card-bare = { card-short }。
say-rank-short = { who }：{ rank-short }。
say-rank-bare = { rank-short }。
say-leads = { who }のリード：{ card }{ $trump ->
    [yes] 、切り札
   *[no] {""}
  }{ with-signal }。
say-plays = { who }：{ card }{ $trump ->
    [yes] 、切り札
   *[no] {""}
  }。
say-leads-hidden = { who }：裏向きのカード{ with-signal }。
say-leads-down = { who }：{ card }、裏向き{ with-signal }。
with-signal = { $signal ->
    [valuable] 、笑顔で
    [worthless] 、しかめ面で
   *[none] {""}
  }
say-turned-up = 裏向きのカードは{ card }。
say-trumps = 切り札は{ suit }。
say-takes = { who }が取りました。
say-takes-short = { who }が取りました。
say-takes-points = { who }が取り、{ $n }点。
say-takes-with = { who }が{ card }で取り、{ points-n }。
say-rest = 残りはすべて{ who }が取りました。
say-hand = 第{ $n }ディール。
say-dealt = 第{ $n }ディール、ディーラーは{ who }。
say-shown-of = { who }の公開カード：{ $cards }。
say-shown-secret = あなただけに見えるパートナーのカード：{ $cards }。
say-seat-freed = { $seat ->
    [N] 北
    [E] 東
    [S] 南
   *[W] 西
  }は空席。
say-sat = { $who ->
    [you] あなたが{ $name }として{ seat-name }に着席。
   *[other] { $name }が{ seat-name }に着席。
  }
seat-name = { $seat ->
    [N] 北
    [E] 東
    [S] 南
   *[W] 西
  }
say-asks_for_seat = { $name }が{ seat-name }の席を希望。
say-went_away = { $name }が離席。
say-came_back = { $name }が復帰。
say-stand_in = { $who ->
    [you] { stand-in-plays }
   *[other] { $name }の代役がプレイ。
  }
say-plays_again = { $name }がプレイに復帰。
say-paused = 一時停止。
say-resumed = 再開。
say-given_up =
    { $evening ->
        [yes] ラウンドは終了。
       *[no] マッチは中止。
    }
say-said = { $name }：{ $text }
say-previous-hand = 第{ $n }ディールを、手札を公開した状態で見られます。
result-passed-out = 全員パス、得点なし。
result-unfinished = ディールは途中で終了。
result-won = ディールは{ side }の勝ち。
result-rams = ディールは{ side }の勝ち：{ against }に{ rams-n }。
result-pips = ディールは{ side }の勝ち：{ against }に{ pips-n }。
against = { $against ->
    [us] 自分たち
    [them] 相手
    [NS] { $NS }
   *[EW] { $EW }
  }
result-overbid = マッチは{ side }の勝ち：{ $side ->
    [us] 相手
    [them] 自分たち
    [NS] { $EW }
   *[EW] { $NS }
  }のオーバービッド。
points-each = { side }：{ $n }点。
result-points = 点：{ $first ->
    [us] 自分たち
    [them] 相手
    [NS] { $NS }
   *[EW] { $EW }
  }{ $a }、{ $second ->
    [us] 自分たち
    [them] 相手
    [NS] { $NS }
   *[EW] { $EW }
  }{ $b }。
why-overbid = 切り札が宣言の{ $n }枚に足りませんでした。
why-rams = 7が{ $sevens }枚、{ $lost ->
    [declarers] ディクレアラー側の負け
   *[defenders] ディフェンダー側の負け
  }{ $knock ->
    [knock] 、ノックあり
    [knock_again] 、ノックと再ノックあり
   *[none] {""}
  }：{ rams-n }。
why-pips = { $lost ->
    [declarers] ディクレアラー側
   *[defenders] ディフェンダー側
  }が{ $points }点で負け：{ pips-n }。
outcome = マッチは{ side }の勝ち：{ $reason ->
    [cats] { loser }が猫（キャッツ）、12ピップ以上で{ side }は0ピップ。
    [rams] { loser }のラムが残りました。
    [pips] { side }のほうがピップが少ないです。
   *[overbid] { loser }のオーバービッド。
  }
loser = { $loser ->
    [us] 自分たち
    [them] 相手
    [NS] { $NS }
   *[EW] { $EW }
  }
outcome-owed-by-each = ほかの人はそれぞれ{ $n }単位を支払います。
outcome-owed-by-the-other = もう一人の支払いは{ $n }単位。
outcome-owed = { side }の支払いは{ $n }単位。

## Answers

answer-sheet = { side }：{ $rams }ラム、{ $pips }ピップ。
answer-time = 残り{ $n }秒。
command = コマンド
command-example = qc · biddo 5 · pasu · ?
key-last = 前のトリック

## The line

line-lost = 接続が切れました。再接続しています…
line-lost-seat-kept = 接続が切れました。席は確保されています。再接続しています…
part-missing = ページの一部が届きませんでした。クラブが再起動中かもしれません。席は確保されています。
load-anew = ページを読み込み直す
taken-over-title = 別のウィンドウか端末で開いています
taken-over = このテーブルを別のウィンドウか端末で開きました。プレイはそちらで続きます。
play-here = ここでプレイ
use-link = このリンクは、作ったプレイヤーの別の端末をサインインさせるものです。自分としてではなく、そのプレイヤーとしてここでプレイしますか？

## Fair deal

deal-checking = 配札を確認中…
deal-good = 公開されたシードから、約束の値とこの配札を再現できました。
deal-bad = この配札は一致しません！記録を保存して、クラブのホストに問い合わせてください。
deal-promise = 配る前にサーバーが約束した値：
the-server = サーバー

## Replay

replay = 再現
replay-open = マッチを再現
licences = ライセンス
replay-sheet = ラム{ $rams }、ピップ{ $pips }。

## ディールの判断の価値
review = カードの代償
review-ask = カードの代償は？
somebody = だれか
levels-by-agreement = ボットの強さは、全員が同意すると変わります。
propose-level = 提案：ボット全員を{ $level }にする
proposed-bots_learner = { $names }が、ボット全員を初級にしたいと提案しています。
proposed-bots_club = { $names }が、ボット全員を中級にしたいと提案しています。
proposed-bots_master = { $names }が、ボット全員を名人にしたいと提案しています。
use-invitation = このリンクはクラブへの招待です。このブラウザのあなたとして受けますか。メンバーになることがあります。
take-invitation = 受ける
