export const stepTexts = {
  progress: (step: number, all: number) => `全${all}ステップ中${step}ステップ目`,
  done: '（完了）',
} as const;
