import { builtOnce } from '@meikan/domain';

const day = builtOnce(() => new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo' }));

export const accountTexts = {
  title: 'アカウント',
  who: 'ご本人',
  name: 'お名前',
  email: 'メール',
  mode: '種類',
  roles: { general: '個人アカウント', business: '法人アカウント', admin: '運営' },
  plan: 'プラン',
  paid: (since: string) => `有料プラン（${day().format(new Date(since))}から）`,
  free: '無料プラン',
  profile: 'プロフィールを見る',
  company: '自社ページを見る',
  makeCompany: '会社のページを作る',
  security: 'ログインと安全',
  password: 'パスワードを変更する',
  passwordNote: '変更すると、ほかの端末ではログインし直しになります。',
  signOut: 'ログアウト',
  signOutNote: 'この端末からログアウトします。',
  privacy: 'プライバシー',
  appearance: '表示',
  scheme: '明るさ',
  schemes: { auto: '端末に合わせる', light: '明るい', dark: '暗い' },
  schemeNote: 'この端末だけに保存されます。',
  signIn: 'ログインする',
  anonymous: 'ログインすると、アカウントの情報を確かめられます。',
} as const;
