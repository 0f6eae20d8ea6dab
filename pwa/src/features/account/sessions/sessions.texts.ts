import { shownHour, shownMoment } from '../../../directory/shown-date.ts';

export const sessionsTexts = {
  title: 'ログイン中の端末',
  here: 'この端末',
  unknown: '不明な端末',
  place: (browser: string, system: string) => `${browser}（${system}）`,
  lastUsed: (moment: string) => `最後の使用：${shownHour(moment)}`,
  begun: (moment: string) => `ログイン：${shownMoment(moment)}`,
  showAll: (count: number) => `${count}件すべてを表示`,
  begin: 'ほかの端末からログアウトする',
  lead: 'なくした端末や、お心あたりのない端末からログアウトできます。',
  outOfReach: 'いまはオフラインのため、表示できません。通信が戻ると表示されます。',
  alone: 'ほかにログイン中の端末はありません。',
  dialog: 'ほかの端末からログアウト',
  close: '閉じる',
  choose: 'ログアウトする端末',
  chooseAll: 'すべて選ぶ',
  askBody: '端末を選んで、アカウントのメールアドレスに届く確認コードを入力すると、ログアウトします。',
  act: { label: 'ログアウトする', variant: 'danger', failed: 'ログアウトできませんでした' },
  offline: {
    title: 'いまはオフラインです',
    body: 'ほかの端末からのログアウトには通信が必要です。通信が戻ったら、もう一度お試しください。',
  },
  ended: {
    title: '選んだ端末からログアウトしました',
    body: '次に使うときは、もう一度ログインが必要です。その端末でまだ送っていない変更は、ログインすると送られます。',
    password: 'お心あたりのない端末だったときは、パスワードも変更してください。',
    change: 'パスワードを変更する',
  },
} as const;
