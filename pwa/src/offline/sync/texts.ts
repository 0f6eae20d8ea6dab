export const offlineTexts = {
  full: '端末の空き容量が足りないため、変更を保存できませんでした。ほかのアプリやファイルを減らしてから、もう一度お試しください。',
  sentOnceOnline: 'オンラインになると自動で送信します。',
  sentOnceSignedIn: 'ログインの期限が切れています。もう一度同じアカウントでログインすると、自動で送信します。',
} as const;
