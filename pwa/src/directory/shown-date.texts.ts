export const dateTexts = {
  year: (year: string) => `${year}年`,
  moment: (month: number, day: number, hour: number, minute: string) => `${month}月${day}日 ${hour}:${minute}`,
  hour: (month: number, day: number, hour: number) => `${month}月${day}日 ${hour}時ごろ`,
  monthDay: (month: number, day: number) => `${month}月${day}日`,
  month: (year: string, month: number) => `${year}年${month}月`,
} as const;
