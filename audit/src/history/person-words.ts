import type { AccountEvent, ProfileSectionChanged, UserEvent } from '@meikan/domain';
import type { Words } from './words.ts';

export const personWords: Words<Exclude<UserEvent | AccountEvent, ProfileSectionChanged>['type']> = {
  'user-registered': '利用者を登録',
  'user-disabled': 'プロフィールを非表示に変更',
  'user-activated': 'プロフィールを再び表示',
  'user-request-update-set': '更新の依頼を変更',
  'user-published': 'プロフィールを公開',
  'user-unpublished': 'プロフィールを下書きに戻した',
  'user-leaving': '退会の手続きのためプロフィールを非表示に変更',
  'user-stayed': '退会の取りやめによりプロフィールを再び表示',
  'user-erased': '退会により個人の情報を消去',
  'rss-config-registered': 'RSSを登録',
  'rss-config-edited': 'RSSの設定を変更',
  'rss-config-removed': 'RSSを削除',
  'account-opened': 'アカウントを開設',
  'company-assigned': '担当する会社を設定',
  'company-unassigned': '担当する会社を解除',
  'admin-granted': '運営の権限を付与',
  'admin-withdrawn': '運営の権限を解除',
  'password-changed': 'パスワードを変更',
  'email-changed': 'メールアドレスを変更',
  'account-disabled': 'アカウントを停止',
  'account-enabled': 'アカウントの停止を解除',
  'leaving-begun': '退会の手続きを開始',
  'leaving-stopped': '退会を取りやめ',
  'account-closed': 'アカウントを閉鎖',
};
