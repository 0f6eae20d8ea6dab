export const claimTexts = {
  by: (name: string, day: string) => `${name}が${day}に登録`,
  bySelf: (day: string) => `本人が${day}に登録`,
  since: (month: string) => `${month}から利用`,
  old: '1年以上前の登録',
  verdicts: { confirmed: '確認済み', disputed: '異議あり', hidden: 'ほかの人には非表示' },
  menu: (name: string) => `「${name}」についての登録に回答`,
  answers: { confirmed: '事実と認める', disputed: '異議を唱える', hidden: 'ほかの人に見せない' },
  takeBack: '回答を取り消す',
  done: {
    confirmed: (name: string) => `「${name}」についての登録を、事実と認めました`,
    disputed: (name: string) => `「${name}」についての登録に、異議を唱えました。登録した側にもメールで知らせます`,
    hidden: (name: string) => `「${name}」についての登録を、ほかの人に見せないようにしました`,
    none: (name: string) => `「${name}」についての登録への回答を取り消しました`,
  },
  undo: '元に戻す',
} as const;
