/** A building block of names: how it is written and read, and the English word that it was, where it is one. */
export type Morpheme = { readonly text: string; readonly reading: string; readonly english?: string };

function readPairs(text: string): Morpheme[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [written = '', reading = written] = pair.split(':');
      return { text: written, reading };
    });
}

export const NATURE = readPairs(`
  青葉:あおば 若草:わかくさ 白鷺:しらさぎ 朝霧:あさぎり 夕凪:ゆうなぎ 花園:はなぞの 松風:まつかぜ 緑山:みどりやま 星野:ほしの 月島:つきしま
  滝川:たきがわ 桜木:さくらぎ 藤波:ふじなみ 竹原:たけはら 梅沢:うめざわ 霧島:きりしま 雲井:くもい 雪村:ゆきむら 風間:かざま 海老原:えびはら
  鶴見:つるみ 亀田:かめだ 鷹取:たかとり 鳩山:はとやま 鹿島:かしま 熊谷:くまがや 栗林:くりばやし 柿本:かきもと 桃井:ももい 杉浦:すぎうら
  岩崎:いわさき 川端:かわばた 池上:いけがみ 浜名:はまな 渡良瀬:わたらせ 三崎:みさき 八雲:やくも 千歳:ちとせ 五十嵐:いがらし 七海:ななみ
  斎藤:さいとう 高嶋:たかしま 渡辺:わたなべ 広瀬:ひろせ 国枝:くにえだ 関根:せきね 塩谷:しおや 沢村:さわむら 黒澤:くろさわ 櫻庭:さくらば`);

export const TRADE = readPairs(`
  電機:でんき 工業:こうぎょう 製作所:せいさくしょ 精密:せいみつ 物流:ぶつりゅう 食品:しょくひん 建設:けんせつ 化学:かがく 印刷:いんさつ 会計:かいけい
  酒造:しゅぞう 農園:のうえん 薬局:やっきょく 醸造:じょうぞう 鉄工:てっこう 倉庫:そうこ 通信:つうしん 設計:せっけい 商会:しょうかい 造船:ぞうせん
  システム:しすてむ ソリューション:そりゅーしょん クラウド:くらうど データ:でーた デザイン:でざいん メディア:めでぃあ フーズ:ふーず エナジー:えなじー
  ロジスティクス:ろじすてぃくす テクノロジー:てくのろじー パートナーズ:ぱーとなーず ラボ:らぼ ワークス:わーくす サービス:さーびす ホールディングス:ほーるでぃんぐす`);

/** What stands between a family's name and its trade. */
export const MIDDLE = readPairs(
  `中央:ちゅうおう 総合:そうごう 東洋:とうよう 日本:にほん 第一:だいいち 共同:きょうどう 北都:ほくと 南海:なんかい`,
);

export const COINED = readPairs(`
  ノート:のーと スマート:すまーと クリア:くりあ フェイス:ふぇいす バード:ばーど ミナト:みなと コトバ:ことば ハコベ:はこべ ツバメ:つばめ ヒカリ:ひかり
  サーバー:さーばー ボード:ぼーど チャート:ちゃーと パレット:ぱれっと ブリッジ:ぶりっじ キャンバス:きゃんばす シグナル:しぐなる リンク:りんく ポケット:ぽけっと マーケット:まーけっと
  ヴィラ:ゔぃら ヴォイス:ゔぉいす ウェーブ:うぇーぶ メーター:めーたー カレンダー:かれんだー フォルダー:ふぉるだー トレード:とれーど ルーム:るーむ スクール:すくーる ギャラリー:ぎゃらりー
  ホライズン:ほらいずん コンパス:こんぱす ランタン:らんたん ペンギン:ぺんぎん カモメ:かもめ モグラ:もぐら ドングリ:どんぐり ミツバチ:みつばち タンポポ:たんぽぽ シナモン:しなもん`);

function readLoans(text: string): (Morpheme & { readonly english: string })[] {
  return Array.from(text.matchAll(/([A-Za-z]+) ([ァ-ヴー]+)/g), ([, english = '', written = '']) => ({
    text: written,
    reading: written.replace(/[ァ-ヴ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60)),
    english,
  }));
}

export const LATIN = readLoans(`
  Aster アスター Birch バーチ Cedar シダー Delta デルタ Ember エンバー Flint フリント Grove グローブ Harbor ハーバー Indigo インディゴ
  Juniper ジュニパー Kestrel ケストレル Lumen ルーメン Maple メープル Nimbus ニンバス Orbit オービット Pixel ピクセル Quartz クォーツ
  Raven レイヴン Summit サミット Timber ティンバー Umber アンバー Vertex バーテックス Willow ウィロー Xenon キセノン Yarrow ヤロウ
  Zephyr ゼファー Beacon ビーコン Cobalt コバルト Drift ドリフト Fable フェイブル`);

/** アスター for Aster. */
export function inKatakana(english: string): string | undefined {
  return LATIN.find((each) => each.english === english)?.text;
}

/** What an input method offers for the same sounds. */
export const HOMOPHONES = readHomophones(`
  電機電気 工業鉱業 製作所制作所 化学科学 商会照会 鉄工鉄鋼 青葉青羽 花園花苑 緑山翠山 星野星乃 桜木桜樹 藤波藤並 霧島桐島 雲井雲居 鶴見鶴美 鹿島加島 桃井桃居
  杉浦杉裏 岩崎岩咲 川端川畑 池上池神 三崎三咲 七海七美 広瀬広世 国枝国江 関根関音 沢村沢邑 竹原武原 風間風真 朝霧浅霧 滝川多喜川 熊谷熊が谷`);

function readHomophones(text: string): ReadonlyMap<string, string> {
  const words = [...NATURE, ...TRADE].map((word) => word.text);
  return new Map(
    text
      .trim()
      .split(/\s+/)
      .flatMap((pair) =>
        words.filter((word) => pair.startsWith(word)).map((word) => [word, pair.slice(word.length)] as const),
      ),
  );
}

export const LOAN = readLoans(`
  Harvest ハーベスト River リバー Forest フォレスト Mountain マウンテン Light ライト Stone ストーン Flower フラワー Spring スプリング
  Winter ウィンター Silver シルバー Golden ゴールデン Diamond ダイヤモンド Crystal クリスタル Rocket ロケット Planet プラネット
  Galaxy ギャラクシー Journey ジャーニー Village ビレッジ Castle キャッスル Island アイランド Station ステーション Theater シアター
  Library ライブラリー Museum ミュージアム Engineering エンジニアリング Architect アーキテクト Insurance インシュアランス Finance ファイナンス
  Capital キャピタル Venture ベンチャー Innovation イノベーション Future フューチャー Frontier フロンティア Pioneer パイオニア Leader リーダー
  Champion チャンピオン Victory ビクトリー Knight ナイト Phoenix フェニックス Dragon ドラゴン Tiger タイガー Eagle イーグル Dolphin ドルフィン
  Butterfly バタフライ Orange オレンジ Lemon レモン Cherry チェリー Vanilla バニラ Chocolate チョコレート Bakery ベーカリー Kitchen キッチン
  Garden ガーデン Thunder サンダー Breeze ブリーズ Quest クエスト Union ユニオン Circle サークル Square スクエア Pulse パルス
  Quality クオリティ Liberty リバティ Energy エネルギー Theme テーマ`);

export const FAMILY =
  readPairs(`佐藤:さとう 鈴木:すずき 高橋:たかはし 田中:たなか 伊藤:いとう 山本:やまもと 中村:なかむら 小林:こばやし 加藤:かとう 吉田:よしだ
  黒﨑:くろさき 渡邊:わたなべ 齋藤:さいとう 濱口:はまぐち 宇賀神:うがじん 長谷部:はせべ 早乙女:さおとめ 一ノ瀬:いちのせ 久我:くが 篠原:しのはら`);
export const GIVEN =
  readPairs(`澪:みお 陽菜:ひな 蓮:れん 大翔:ひろと 結衣:ゆい 葵:あおい 悠真:ゆうま 美咲:みさき 健太:けんた 直樹:なおき
  千尋:ちひろ 拓海:たくみ さくら:さくら 智子:ともこ 理恵:りえ 浩二:こうじ 真由美:まゆみ 亮:りょう 楓:かえで 誠:まこと`);

export const TAGS =
  `勤怠管理 経費精算 電子契約 名刺管理 採用広報 顧客管理 在庫管理 請求書 予約受付 動画制作 翻訳 ノーコード データ分析 冪等性 リモートワーク
  人事評価 原価管理 製造業 カスタマーサクセス ウェビナー 地方移住 副業 セキュリティ 決済 アクセシビリティ`.split(/\s+/);

export const SENTENCES =
  `町工場の月末の締めを三日から半日に縮めます。|現場で撮った伝票をそのまま原価に振り分けます。|電話をかけなくても予約の変更ができます。
  |小さな組織のための管理を一つの画面にまとめました。|届いた請求書を読み取り、承認まで運びます。|全国の拠点を結ぶ通信の保守を続けています。
  |地域の農家と食卓を毎朝つなぎます。|はじめての人にも使いやすいサービスを目指しています。|データの持ち主が自分で分析できる道具です。`
    .split('|')
    .map((sentence) => sentence.trim());

export const CATEGORIES = [
  'business_service/accounting_finance/accounting_software',
  'business_service/accounting_finance/invoice_software',
  'business_service/hr_labor/attendance',
  'business_service/sales_marketing/crm',
  'web_service/sns_community/microblog',
  'web_service/media_content/news',
  'business_company/it_company/product_company',
  'business_company/manufacturing/machinery',
  'local_business/food_drink/brewery',
  'programming_tool/infrastructure/monitoring',
] as const;
