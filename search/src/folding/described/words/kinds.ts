/** Words for a kind of page as such: they bring pages of that kind forward. */
export const KIND_WORDS = `
person 人 ひと ヒト 方 かた 人たち 人物 人材 メンバー 誰か 仲間
company 会社 企業 勤め先 職場 法人 就職先
service サービス ツール
article 記事 ブログ記事 読み物 投稿
`;

/** Words for what somebody is: who types one looks for such a person, unless a word for another kind of page follows. */
export const TRADE_WORDS = `
person エンジニア 開発者 プログラマー デザイナー ディレクター マネージャー マーケター 営業 人事 広報 経理 法務 総務 労務 PM PdM EM SRE CTO CEO QA 経営者 起業家 編集者 ライター カメラマン 教師 先生 講師 学生 大学生 看護師 薬剤師 医師 保育士 職人 大工 農家 漁師 研究者 フリーランス 個人事業主 投資家 コンサルタント
service ソフト システム アプリ 管理ソフト 管理ツール クラウドサービス
company 事務所 工房 店 メーカー ベンチャー スタートアップ 上場企業 中小企業 老舗 工場 町工場 工務店
article セミナー ウェビナー 勉強会 イベント スライド 資料 動画 ポッドキャスト プレスリリース ホワイトペーパー 求人 インタビュー 講座 講習 ワークショップ 講演 登壇資料 コツ 書き方 選び方 作り方 やり方 進め方 始め方 直し方 使い方 方法 手順 入門 比較 まとめ 体験談 失敗談 調査 レポート 報告 事例 導入事例 チュートリアル テンプレート 募集 座談会 対談 配信 番組 ニュース
`;
