import type { QueuedData } from '@meikan/contracts';

type Changed<T extends 'update-profile' | 'update-sns' | 'set-work-experiences' | 'edit-article'> =
  keyof QueuedData[T]['changes'];

/** The fields that commands set, by their wire names: one that is forgotten does not compile. */
const settable: {
  readonly [F in
    | Changed<'update-profile'>
    | Changed<'update-sns'>
    | Changed<'set-work-experiences'>
    | Changed<'edit-article'>]: string;
} = {
  name: '名前',
  overview: '自己紹介',
  avartar: 'アイコン',
  job: '肩書き',
  workFor: '勤め先',
  nationality: '国・地域',
  livingAddress: '住まい',
  companyWebsite: '会社のサイト',
  hiringUrl: '採用のページ',
  schoolHistory: '学歴',
  workStyles: '働き方',
  hobbies: '趣味',
  variousLinks: 'リンク',
  meetyInfo: '面談ページ',
  casualTalk: '気軽な面談',
  contactDM: '相談・連絡',
  sideJobsInfo: '副業',
  jobRequest: '仕事の依頼',
  investmentSupport: '出資・支援',
  readingResources: 'おすすめ',
  categoryLevel: '分野と経験',
  bannerPhotos: '見出しの写真',
  otherPhotos: '写真',
  website: 'Webサイト',
  twitter: 'X',
  facebook: 'Facebook',
  instagram: 'Instagram',
  confirmedDate: 'フォロワー数を確認した日',
  workExperiences: '職歴',
  articleName: '記事名',
  articleUrl: 'URL',
  articleWebsite: '媒体・著者名',
  postedDate: '掲載日',
  articleCategory: 'カテゴリー',
  tags: 'タグ',
  coverPhoto: '表紙の画像',
  recommendTxt: 'ひとこと',
};

/** Those, and the parts that their values are made of. */
export const fieldNames = {
  ...settable,
  mainCategory: '区分',
  companyName: '会社名',
  companyId: '会社',
  jobTitle: '役割',
  jobOverview: '仕事の内容',
  duration: '期間',
  linkName: 'リンクの名前',
  linkUrl: 'リンク先',
  url: 'URL',
  link: '予約ページ',
  linkImgUrl: '画像',
  meetyImgUrl: '画像',
  meetyLink: 'リンク',
  comment: 'ひとこと',
  category: '種類',
  level: '経験',
  label: '表示名',
  value: 'アカウント',
  follower: 'フォロワー数',
  communicationType: '相談の種類',
  preferContactMethod: '連絡の方法',
  supplementalLinks: '補足のリンク',
  jobType: '仕事の種類',
  mainIndividualInvestment: '主な個人投資',
  investingSituation: '投資の状況',
  interestedField: '関心のある分野',
  whatCanProvide: '提供できること',
} as const;
