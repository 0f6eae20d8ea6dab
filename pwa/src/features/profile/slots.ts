import type { CompanyContentKind, Profile } from '@meikan/contracts';
import type { ServiceTab } from '@meikan/domain';
import type { ReactNode } from 'react';
import type { ContentTab } from './profile-tabs.ts';

/** Whose page it is, and who looks at it. */
export type Viewed = {
  readonly profile: Profile;
  /** Its owner, not in preview. */
  readonly editable: boolean;
  /** Its owner, in preview too: one cannot follow oneself. */
  readonly own: boolean;
  /** As a visitor sees it: so are its lists asked for. */
  readonly preview: boolean;
};

/** What other features put into this page; the route fills it, since features do not know each other. */
export type ProfileSlots = {
  readonly follow: (viewed: Viewed) => ReactNode;
  readonly followCounts: (viewed: Viewed) => ReactNode;
  readonly followers: (viewed: Viewed) => ReactNode;
  readonly addService: (viewed: Viewed) => ReactNode;
  readonly content: (viewed: Viewed & { readonly tab: ContentTab; readonly mainCategory: string }) => ReactNode;
  readonly companyContents: (viewed: Viewed & { readonly kind: CompanyContentKind }) => ReactNode;
  readonly services: (viewed: Viewed & { readonly tab: ServiceTab }) => ReactNode;
  readonly bookmarks: (viewed: Viewed) => ReactNode;
  /** The menu of what else can be done about somebody else. */
  readonly more: (viewed: Viewed) => ReactNode;
  /** Says that the reader does not want to meet them. */
  readonly blocked: (viewed: Viewed) => ReactNode;
  /** The way to the feeds of the profile. */
  readonly feeds: (viewed: Viewed) => ReactNode;
  readonly footprints: (viewed: Viewed) => ReactNode;
  /** The way to tell the operators that something is wrong with the profile. */
  readonly report: (viewed: Viewed) => ReactNode;
  /** Draws nothing: tells that somebody looks at the page. */
  readonly visited: (viewed: Viewed) => ReactNode;
};
