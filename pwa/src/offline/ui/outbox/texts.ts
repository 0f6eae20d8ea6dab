/** Each state in full and in the width of a phone's header. 「端末に保存」 is never 公開 or 同期済み. */
export const statusTexts = {
  unavailable: { long: 'この端末に変更を保存できません', short: '端末に保存できません' },
  unavailableWith: (count: number) => ({
    long: `未送信${count}件・この画面を閉じないでください`,
    short: `端末に未保存 ${count}件`,
  }),
  attention: (count: number) => ({ long: `${count}件の確認が必要です`, short: `要確認 ${count}件` }),
  saving: { long: '保存しています…', short: '保存しています…' },
  offline: (since: string | null) => ({
    long: since === null ? 'オフライン' : `オフライン（前回の同期 ${since}）`,
    short: 'オフライン',
  }),
  offlineWith: (count: number, since: string | null) => ({
    long: since === null ? `オフライン・未送信${count}件` : `オフライン・未送信${count}件（前回の同期 ${since}）`,
    short: `オフライン ${count}件`,
  }),
  signIn: (count: number) => ({ long: `ログインすると${count}件を送れます`, short: `ログインで送信 ${count}件` }),
  update: (count: number) => ({ long: `更新すると${count}件を送れます`, short: `更新で送信 ${count}件` }),
  paused: { long: '同期を一時停止しています', short: '一時停止中' },
  pausedWith: (count: number) => ({
    long: `同期を一時停止しています（未送信${count}件）`,
    short: `一時停止中 ${count}件`,
  }),
  sending: (done: number, of: number) => ({ long: `同期しています ${done}/${of}`, short: `同期中 ${done}/${of}` }),
  kept: (count: number) => ({ long: `この端末に保存しました（${count}）`, short: `端末に保存 ${count}件` }),
  synced: { long: '同期済み', short: '同期済み' },
  syncedAt: (at: string, brief: string) => ({ long: `同期済み ${at}`, short: `同期済み ${brief}` }),
  leadsToSync: '同期の状態を見る',

  announced: {
    offline: 'オフラインになりました。変更はこの端末に保存します。',
    back: 'オンラインに戻りました。',
    kept: (count: number) => `${count}件の変更をこの端末に保存しました。まだ送っていません。`,
    sent: 'すべての変更を送りました。',
    attention: (count: number) => `${count}件の変更に確認が必要です。同期のページで選べます。`,
    signIn: (count: number) => `ログインすると、${count}件の変更を送れます。`,
    update: (count: number) => `名鑑を更新すると、${count}件の変更を送れます。`,
    paused: '同期を一時停止しました。',
    unavailable: 'この端末に変更を保存できません。変更するには接続が必要です。',
  },
  badge: {
    waiting: '送信待ち',
    conflict: '要確認',
    failed: '送信できません',
    spoken: {
      waiting: '。この端末に保存した変更を、まだ送っていません。同期のページを開く',
      conflict: '。ほかの変更と重なりました。同期のページで選ぶ',
      failed: '。同期のページで理由を見る',
    },
  },
} as const;

export const momentTexts = {
  today: (time: string) => `今日 ${time}`,
  day: (date: string, time: string) => `${date} ${time}`,
  now: 'たったいま',
  minutes: (count: number) => `${count}分前`,
  hours: (count: number) => `${count}時間前`,
  days: (count: number) => `${count}日前`,
  inMinutes: (count: number) => `約${count}分後`,
  soon: 'まもなく',
} as const;

export const rowTitleTexts = {
  and: '、',
  more: (count: number) => `ほか${count}項目`,
  upload: (name: string) => `画像「${name}」を送る`,
  other: (name: string) => `「${name}」の変更`,
} as const;
