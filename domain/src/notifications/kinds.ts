/**
 * What somebody is notified of, by the kind that can be muted as a whole: follows, what is new of whom one follows, the pages one edits
 * or is asked to edit, what others enter about them, reports, and one's plan.
 */
export const notificationsOfKind = {
  follow: ['followed'],
  article: ['published'],
  page: ['owner-invited', 'page-given', 'owner-added', 'ownership-declined'],
  claim: ['usage-claimed', 'adoption-claimed', 'relation-claimed', 'claim-disputed'],
  report: ['report-hidden', 'report-kept', 'page-hidden'],
  plan: ['plan-begun', 'plan-ended'],
} as const;

export type NotificationKind = keyof typeof notificationsOfKind;
export type NotificationType = (typeof notificationsOfKind)[NotificationKind][number];

export const notificationKinds: readonly [NotificationKind, ...NotificationKind[]] = [
  'follow',
  'article',
  'page',
  'claim',
  'report',
  'plan',
];

const kindOf: ReadonlyMap<string, NotificationKind> = new Map(
  notificationKinds.flatMap((kind) => notificationsOfKind[kind].map((type) => [type, kind])),
);

export function notificationKindOf(type: NotificationType): NotificationKind {
  const kind = kindOf.get(type);
  if (kind === undefined) throw new TypeError(`no kind of notification has ${type}`);
  return kind;
}
