export const contactTexts = {
  sections: {
    talk: '気軽な面談',
    contact: '連絡・DM',
    sideJobs: '副業',
    jobRequest: '会社への仕事の依頼',
    connection: 'つながり・出資の相談',
  },
  connect: 'つながりたい人',
  invest: '出資・支援',
  open: '予約ページを開く',
  meety: '面談サービスのページを開く',
  communicationType: '話せること',
  jobType: { sideJobs: '受ける仕事', jobRequest: '頼めること' },
  method: '方法',
  links: '補足のリンク',
  interestedField: '関心のある分野',
  whatCanProvide: '手伝えること',
  mainIndividualInvestment: '個人投資',
  investingSituation: '投資の状況',
  none: {
    title: 'まだ書かれていません',
    connection: '会いたい人、関心のある分野、手伝えることを書くと、ここに表示されます。',
    talk: '30分ほど話せる予約ページのURLを登録すると、ここに表示されます。',
    begin: '書きはじめる',
  },
  seen: {
    title: '見え方',
    visitors: (count: number) =>
      count === 0
        ? '訪問者には、まだこのタブが表示されません。ひとつ書くと表示されます。'
        : `訪問者には、書かれている${count}つの欄が表示されます。空の欄は表示されません。`,
  },
} as const;
