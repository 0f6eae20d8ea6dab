const clock = new Intl.DateTimeFormat('ja-JP', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

export const offlineTexts = {
  offline: 'オフライン',
  online: '同期済み',
  syncedAt: (moment: Date) => `同期済み ${clock.format(moment)}`,
} as const;
