import type { Notification } from '@meikan/contracts';
import { notificationTexts } from './notifications.texts.ts';

type Thing = { readonly kind: 'user' | 'company' | 'article'; readonly id: string };

/** Where a notification leads: the page of a thing, one of its tabs, or what the account says of reports. */
export type Place = (Thing & { readonly tab?: Tab }) | { readonly kind: 'account'; readonly hash?: string };

type Tab = (typeof TABS)[keyof typeof TABS];

/** A notification in one sentence, and where it leads. */
export type Told = { readonly text: string; readonly place: Place };

/** The tabs of a page (`companyTabTexts`) on which claims about it stand. */
const TABS = { users: 2, customers: 4, services: 5, related: 9 } as const;

const { told: say, person, nameless } = notificationTexts;

type Facts = {
  readonly thing: Thing;
  /** What it is called. */
  readonly name: string;
  /** Who did it, and how many more did. */
  readonly by: { readonly name: string; readonly more: number };
  readonly doer: Notification['by'][number] | undefined;
  /** It was done once. */
  readonly single: boolean;
};

function factsOf({ about, by: [doer], count }: Notification): Facts {
  return {
    thing: about ?? { kind: 'user', id: '' },
    name: about === null ? '' : (about.name ?? nameless[about.kind]),
    by: { name: doer?.name ?? '', more: count - 1 },
    doer,
    single: count === 1,
  };
}

/** A person is called with respect, a page by its name. */
const called = ({ doer, by }: Facts): string => (doer?.kind === 'user' ? person(by.name) : by.name);

/** Leads to what it is about. */
const onIt =
  (text: (facts: Facts) => string) =>
  (facts: Facts): Told => ({ text: text(facts), place: facts.thing });
const onTab =
  (tab: keyof typeof TABS, text: (facts: Facts) => string) =>
  (facts: Facts): Told => ({ text: text(facts), place: { ...facts.thing, tab: TABS[tab] } });
const onAccount =
  (text: (facts: Facts) => string, hash?: string) =>
  (facts: Facts): Told => ({ text: text(facts), place: { kind: 'account', ...(hash && { hash }) } });

function followed({ thing, name, by, doer, single }: Facts): Told {
  const text = thing.kind === 'user' ? say.followed(by) : say.pageFollowed(by, name);
  return { text, place: single && doer ? doer : thing };
}

function published(facts: Facts): Told {
  const { thing, name, by, doer, single } = facts;
  return { text: say.published(called(facts), name, by.more), place: single || !doer ? thing : doer };
}

function usage(facts: Facts): Told {
  const { name, by, doer, single } = facts;
  const text = single ? say.usage(called(facts), name) : say.usages(by, name);
  return onTab(doer?.kind === 'company' ? 'customers' : 'users', () => text)(facts);
}

const sentences: Readonly<Record<Notification['type'], (facts: Facts) => Told>> = {
  followed,
  published,
  'owner-invited': onIt(({ name }) => say.invited(name)),
  'page-given': onIt(({ name }) => say.given(name)),
  'owner-added': onIt(({ by, name }) => say.ownerAdded(by, name)),
  'ownership-declined': onIt(({ name }) => say.declined(name)),
  'usage-claimed': usage,
  'adoption-claimed': onTab('services', ({ by, name }) => say.adoption(by, name)),
  'relation-claimed': onTab('related', ({ by, name }) => say.relation(by, name)),
  'claim-disputed': onIt(({ by }) => say.disputed(by)),
  'report-hidden': onAccount(({ name }) => say.reportHidden(name), 'reports'),
  'report-kept': onAccount(({ name }) => say.reportKept(name), 'reports'),
  'page-hidden': onIt(({ name }) => say.pageHidden(name)),
  'plan-begun': onAccount(() => say.planBegun),
  'plan-ended': onAccount(() => say.planEnded),
};

/** What a notification says to whom it is. */
export const told = (notification: Notification): Told => sentences[notification.type](factsOf(notification));
