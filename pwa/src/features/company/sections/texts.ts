export const sectionTexts = {
  values: '大切にしていること',
  services: '主なサービス',
  stack: '使っている技術',
  photo: (name: string, index: number) => `${name}の写真${index}`,
} as const;
