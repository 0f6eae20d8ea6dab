export const accountTexts = {
  title: 'アカウント',
  name: 'お名前',
  email: 'メールアドレス',
  signIn: 'ログインする',
  anonymous: 'ログインすると、アカウントの情報を確かめられます。',
} as const;
