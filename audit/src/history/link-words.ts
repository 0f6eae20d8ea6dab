import type { EventsByCategory } from '@meikan/event-log';
import type { Words } from './words.ts';

/** Articles, and everything that stands between two. */
export const linkWords: Words<
  EventsByCategory[
    | 'article'
    | 'companymembers'
    | 'bookmark'
    | 'follow'
    | 'usage'
    | 'relation'
    | 'handle'
    | 'email'
    | 'adminop'
    | 'subscription'
    | 'privacy'
    | 'notifications'
    | 'block'
    | 'survey'
    | 'surveyanswer'
    | 'synonyms'
    | 'report'
    | 'ruling']['type']
> = {
  'article-registered': '記事を登録',
  'article-edited': '記事を編集',
  'article-recommend-text-changed': '記事のひとことを変更',
  'article-removed': '記事を削除',
  'article-restored': '記事の削除を取り消し',
  'owner-added': '持ち主を追加',
  'owner-removed': '持ち主を解除',
  'owner-left': '持ち主を辞退',
  'ownership-transferred': '持ち主を交代',
  'person-removed': '退会した人を削除',
  'owner-invited': '持ち主に招待',
  'invitation-issued': '招待メールを送信',
  'invitation-accepted': '招待を承諾',
  'invitation-withdrawn': '招待を取り消し',
  'ownership-requested': 'ページの編集を申請',
  'ownership-proof-issued': '申請の確認メールを送信',
  'ownership-proved': 'ドメインのメールを確認',
  'ownership-granted': '編集の申請を承認',
  'ownership-declined': '編集の申請を見送り',
  'ownership-request-withdrawn': '編集の申請を取り下げ',
  'member-joined': '在籍者を追加',
  'member-left': '在籍者を退職に変更',
  'member-removed': '在籍者を削除',
  'article-bookmarked': '記事を保存',
  'bookmark-removed': '記事の保存を解除',
  'follow-started': 'フォローを開始',
  'follow-ended': 'フォローを解除',
  'usage-declared': '利用を登録',
  'usage-withdrawn': '利用の登録を取り消し',
  'usage-judged': '利用の登録への回答を変更',
  'relation-added': '関わりのある会社を追加',
  'relation-removed': '関わりのある会社を解除',
  'relation-judged': '関わりの登録への回答を変更',
  'handle-claimed': 'ユーザー名を確保',
  'handle-released': 'ユーザー名を解放',
  'email-reserved': 'メールアドレスを確保',
  'email-released': 'メールアドレスを解放',
  'audit-viewed': '操作履歴を閲覧',
  'projection-rebuild-controlled': '再構築を操作',
  'stream-refold-ordered': '止まっていたデータの反映をやり直し',
  'paid-plan-granted': '有料プランを開始',
  'paid-plan-ended': '有料プランを終了',
  'user-blocked': '利用者をブロック',
  'user-unblocked': '利用者のブロックを解除',
  'footprints-hidden': '足あとを残さない設定に変更',
  'footprints-shown': '足あとを残す設定に変更',
  'notifications-seen': 'お知らせを確認',
  'notification-kind-muted': 'お知らせの種類をオフに変更',
  'notification-kind-unmuted': 'お知らせの種類をオンに変更',
  'survey-question-created': 'アンケートの質問を作成',
  'survey-question-updated': 'アンケートの質問を変更',
  'survey-question-deactivated': 'アンケートの質問を停止',
  'survey-answered': 'アンケートに回答',
  'survey-answer-changed': 'アンケートの回答を変更',
  'survey-answer-deleted': 'アンケートの回答を削除',
  'synonyms-set': '検索の同義語を登録',
  'synonyms-removed': '検索の同義語を削除',
  'thing-reported': '通報',
  'report-withdrawn': '通報を取り下げ',
  'reporter-forgotten': '退会した人の通報の内容を削除',
  'ruling-given': '通報に回答',
  'ruling-withdrawn': '通報への回答を取り消し',
};
