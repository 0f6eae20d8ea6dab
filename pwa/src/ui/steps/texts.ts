export const stepTexts = {
  progress: (step: number, all: number) => `全${all}段のうち${step}段目`,
  done: '（完了）',
} as const;
