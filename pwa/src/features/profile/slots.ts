import type { Profile } from '@meikan/contracts';
import type { ReactNode } from 'react';
import type { ContentTab } from './profile-tabs.ts';

/** Whose page it is, and whether the one who looks may change it. */
export type Viewed = { readonly profile: Profile; readonly editable: boolean };

/** What other features put into this page; the route fills it, since features do not know each other. */
export type ProfileSlots = {
  readonly follow: (viewed: Viewed) => ReactNode;
  readonly followCounts: (viewed: Viewed) => ReactNode;
  readonly followers: (viewed: Viewed) => ReactNode;
  readonly addService: (viewed: Viewed) => ReactNode;
  readonly content: (viewed: Viewed & { readonly tab: ContentTab; readonly mainCategory: string }) => ReactNode;
  readonly services: (viewed: Viewed) => ReactNode;
  readonly bookmarks: (viewed: Viewed) => ReactNode;
};
