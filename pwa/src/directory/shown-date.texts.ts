export const dateTexts = {
  year: (year: string) => `${year}年`,
  month: (year: string, month: number) => `${year}年${month}月`,
} as const;
