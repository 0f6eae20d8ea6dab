import { fold } from '../fold.ts';

/** Words that are written in either script: readings of a query, tried when the text as typed finds nothing, and forms of a description's word. */
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
|manager マネージャー|management マネジメント|career キャリア|people ピープル|human ヒューマン|community コミュニティ|social ソーシャル|event イベント|ticket チケット|news ニュース
|remote リモート|freelance フリーランス|startup スタートアップ|venture ベンチャー|product プロダクト|engineer エンジニア|engineering エンジニアリング|designer デザイナー
|director ディレクター|producer プロデューサー|writer ライター|editor エディター|photographer フォトグラファー|illustrator イラストレーター|copywriter コピーライター
|programmer プログラマー|programming プログラミング|analyst アナリスト|consultant コンサルタント|researcher リサーチャー|research リサーチ|scientist サイエンティスト
|science サイエンス|coach コーチ|coaching コーチング|mentor メンター|trainer トレーナー|training トレーニング|leader リーダー|owner オーナー|founder ファウンダー
|frontend フロントエンド|backend バックエンド|infrastructure インフラストラクチャー|database データベース|agile アジャイル|scrum スクラム|typescript タイプスクリプト
|javascript ジャバスクリプト|python パイソン|react リアクト|docker ドッカー|linux リナックス|android アンドロイド|google グーグル|amazon アマゾン|web ウェブ
|application アプリケーション|blockchain ブロックチェーン|robotics ロボティクス|drone ドローン|solar ソーラー|sustainability サステナビリティ|diversity ダイバーシティ
|recruit リクルート|recruiting リクルーティング|brand ブランド|branding ブランディング|content コンテンツ|blog ブログ|podcast ポッドキャスト|slide スライド|video ビデオ
|movie ムービー|animation アニメーション|camera カメラ|interview インタビュー|meeting ミーティング|workshop ワークショップ|seminar セミナー|webinar ウェビナー
|volunteer ボランティア|culture カルチャー|family ファミリー|kids キッズ|baby ベビー|senior シニア|junior ジュニア|pet ペット|tour ツアー|guide ガイド|resort リゾート
|delivery デリバリー|package パッケージ|printer プリンター|cafe カフェ|restaurant レストラン|wine ワイン|sweets スイーツ|chocolate チョコレート|yoga ヨガ|camp キャンプ
|running ランニング|climbing クライミング|cycling サイクリング|golf ゴルフ|tennis テニス|soccer サッカー|dance ダンス|guitar ギター|piano ピアノ|jazz ジャズ|art アート`;

/** The pairs, as people write them. */
export const LOANWORDS: readonly { readonly english: string; readonly katakana: string }[] = PAIRS.split('|').map(
  (pair) => {
    const [english = '', katakana = ''] = pair.trim().split(' ');
    return { english, katakana };
  },
);

const ENGLISH = new Map(LOANWORDS.map(({ english, katakana }) => [english, fold(katakana)]));
/** The first of two English words that are said the same (lock, rock). */
const KANA = new Map([...LOANWORDS].reverse().map(({ english, katakana }) => [fold(katakana), english]));

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
