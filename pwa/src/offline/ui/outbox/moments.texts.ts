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
