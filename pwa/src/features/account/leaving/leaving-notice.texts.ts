import { shownMonthDay } from '../../../directory/shown-date.ts';

export const leavingNoticeTexts = {
  leavesOn: (closesAt: string) => `${shownMonthDay(closesAt)}に退会します。`,
  stop: '取りやめる',
} as const;
