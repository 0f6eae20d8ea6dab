export const newNotificationsTexts = {
  /** After what the link is called. */
  spoken: (count: string) => `新着${count}件`,
} as const;
