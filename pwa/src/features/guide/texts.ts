import type { GuideText } from './guide-page.tsx';

export const explanation: GuideText = {
  title: '名鑑の使い方',
  lead: '人と会社とサービスを、名前からたどれる名鑑です。',
  steps: [
    {
      title: 'さがす',
      body: '名前、読み、タグのどれからでも引けます。パソコンでは、どのページでも「/」キーを押すと検索できます。',
    },
    { title: '保存する', body: '記事の横にある星を押すと、プロフィールの「保存」に集まります。' },
    { title: '名のる', body: '個人で登録すると、経歴、書いた記事、使っているサービスを自分の言葉で公開できます。' },
    {
      title: '会社を載せる',
      body: '法人アカウントでは、会社のページを作り、記事や導入企業を載せられます。登録と編集はパソコンからお願いします。',
    },
  ],
};

export const business: GuideText = {
  title: '法人の方へ',
  lead: '会社のページを、無料で作れます。',
  steps: [
    { title: '作成は無料', body: '法人アカウントの作成に費用はかかりません。作成はパソコンから行えます。' },
    { title: '登録をお手伝い', body: '載せる内容の登録は、運営が無料で代行します。ふつうは3日以内に終わります。' },
    { title: '事業概要', body: '事業概要を書くと、1日ほどでトップページに載ります。' },
    {
      title: '有料プラン',
      body: '無料では利用者を8人まで表示します。有料では人数の上限がなくなり、訪問者の一覧と採用リンクの登録が使えます。',
    },
  ],
};

export const onboarding: GuideText = {
  title: 'ようこそ、名鑑へ',
  lead: '三つ書くと、人に見せられるページになります。',
  steps: [
    { title: '一、自己紹介', body: 'いまの仕事と、話しかけてほしいことを書きます。短くてかまいません。' },
    { title: '二、経歴', body: '働いた会社を選びます。名鑑にない会社は、名前だけでも載せられます。' },
    { title: '三、使っているサービス', body: 'ふだん使う道具を選びます。同じ道具を使う人と、たがいに見つけられます。' },
  ],
};

export const businessFromPc = {
  title: '法人アカウントの作成はパソコンで',
  body: 'このページのアドレスをパソコンに送り、広い画面で開いてください。ログインは、この端末からもできます。',
} as const;

export const guideActions = {
  search: '会社をさがす',
  home: 'トップへ戻る',
  createBusiness: '法人アカウントを作る',
  businessSignIn: '法人アカウントでログイン',
  makePage: '会社のページを作る',
  ownPage: '自社ページを見る',
  demo: 'デモを見る',
  profile: 'プロフィールを書く',
} as const;
