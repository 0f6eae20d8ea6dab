export const offlineTexts = {
  full: '端末の空き容量が足りないため、変更を保存できませんでした。ほかのアプリやファイルを減らしてから、もう一度お試しください。',
} as const;
