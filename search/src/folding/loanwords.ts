import { fold } from './fold.ts';

/** Words that names bear in either script. Readings of a query, tried when the text as typed finds nothing. */
const PAIRS = `cloud クラウド|smart スマート|data データ|note ノート|link リンク|work ワーク|works ワークス|server サーバー|system システム|systems システムズ|design デザイン
|media メディア|board ボード|chart チャート|bridge ブリッジ|canvas キャンバス|signal シグナル|pocket ポケット|market マーケット|palette パレット|wave ウェーブ|meter メーター
|calendar カレンダー|folder フォルダー|trade トレード|room ルーム|school スクール|gallery ギャラリー|horizon ホライズン|compass コンパス|lantern ランタン|service サービス
|services サービス|solution ソリューション|solutions ソリューションズ|energy エナジー|logistics ロジスティクス|technology テクノロジー|technologies テクノロジーズ|tech テック
|partners パートナーズ|partner パートナー|lab ラボ|labs ラボ|holdings ホールディングス|foods フーズ|food フード|clear クリア|face フェイス|bird バード|voice ヴォイス
|villa ヴィラ|mail メール|chat チャット|book ブック|books ブックス|card カード|pay ペイ|payment ペイメント|shop ショップ|store ストア|network ネットワーク|net ネット
|internet インターネット|software ソフトウェア|soft ソフト|studio スタジオ|creative クリエイティブ|digital デジタル|global グローバル|group グループ|japan ジャパン
|tokyo トーキョー|sales セールス|marketing マーケティング|consulting コンサルティング|support サポート|security セキュリティ|analytics アナリティクス|platform プラットフォーム
|mobile モバイル|online オンライン|learning ラーニング|academy アカデミー|health ヘルス|healthcare ヘルスケア|medical メディカル|care ケア|life ライフ|home ホーム|house ハウス
|travel トラベル|hotel ホテル|music ミュージック|game ゲーム|games ゲームス|sports スポーツ|fashion ファッション|beauty ビューティー|green グリーン|blue ブルー|red レッド
|white ホワイト|black ブラック|star スター|sun サン|sky スカイ|ocean オーシャン|river リバー|tree ツリー|garden ガーデン|farm ファーム|coffee コーヒー|kitchen キッチン
|factory ファクトリー|engine エンジン|motor モーター|motors モータース|auto オート|drive ドライブ|robot ロボット|sensor センサー|space スペース|time タイム|talk トーク
|log ログ|base ベース|box ボックス|hub ハブ|port ポート|gate ゲート|key キー|lock ロック|flow フロー|form フォーム|sign サイン|desk デスク|office オフィス|team チーム|project プロジェクト
|manager マネージャー|management マネジメント|career キャリア|people ピープル|human ヒューマン|community コミュニティ|social ソーシャル|event イベント|ticket チケット|news ニュース`;

const ENGLISH = new Map<string, string>();
const KANA = new Map<string, string>();
for (const pair of PAIRS.split(/\s*\|/)) {
  const [english = '', katakana = ''] = pair.trim().split(' ');
  ENGLISH.set(english, fold(katakana));
  if (!KANA.has(fold(katakana))) KANA.set(fold(katakana), english);
}

/** Longer words first: ネットワーク is not ネット and ワーク. Shorter than three kana would cut other words to pieces. */
const KANA_WORDS = new RegExp(
  [...KANA.keys()]
    .filter((kana) => kana.length > 2)
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'g',
);

/** Folded words with their English words in kana; the same words when there are none. */
export function englishInKana(words: readonly string[]): string[] {
  return words.map((word) => ENGLISH.get(word) ?? word);
}

/** Folded words with their loanwords in English; the same words when there are none. */
export function kanaInEnglish(words: readonly string[]): string[] {
  return words.map((word) => word.replace(KANA_WORDS, (kana) => KANA.get(kana) ?? kana));
}
