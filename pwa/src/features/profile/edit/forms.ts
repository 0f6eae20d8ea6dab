import type { ProfileFields } from '@meikan/contracts';
import { limits } from '@meikan/domain';
import type { SaidOfFields } from '../../../editing/form/said.ts';
import { editTexts as texts } from './texts.ts';

type Form = {
  readonly title: string;
  readonly help?: string;
  readonly numbered?: true;
  /** The fields that it writes, in their order, with what it says of each. */
  readonly fields: SaidOfFields<ProfileFields>;
};

const { basics, links, casualTalk: talk, contact, support } = texts;
const half = { half: true } as const;

const linkName = { ...half, example: links.nameExample };
/** How what is offered is answered, and what there is to read of it. */
const answered = {
  parts: { supplementalLinks: { needs: ['name', 'url'], parts: { name: linkName, url: half } } },
} as const;

/** The section on connections and investments: one field, of which each of its two forms writes a part. */
const interestedField = { rows: 3, help: support.interestedFieldHelp };

/** The forms of a profile that are written as their contract tells; what they write is sent as `updateProfile`. */
export const FORMS = {
  basics: {
    title: basics.title,
    numbered: true,
    fields: {
      name: { ...half, fills: 'name' },
      reading: { ...half, example: basics.readingExample },
      overview: { help: basics.overviewHelp },
      job: { ...half, fills: 'organization-title' },
      profession: half,
      workFor: { ...half, fills: 'organization' },
      nationality: half,
      livingAddress: { help: basics.livingAddressHelp },
      companyWebsite: {},
      hiringUrl: {},
    },
  },
  schools: { title: texts.schools.title, fields: { schoolHistory: { example: texts.schools.example } } },
  workStyles: { ...texts.workStyles, fields: { workStyles: {} } },
  hobbies: { ...texts.hobbies, fields: { hobbies: {} } },
  resources: {
    title: texts.resources.title,
    fields: {
      readingResources: {
        needs: ['name'],
        parts: { name: half, category: { ...half, first: 'book' }, url: half, comment: { ...half, rows: 2 } },
      },
    },
  },
  links: {
    title: links.title,
    fields: {
      variousLinks: {
        help: links.most(limits.links),
        needs: ['linkName', 'linkUrl'],
        parts: { linkName, linkUrl: half },
      },
    },
  },
  talk: {
    title: talk.title,
    fields: {
      casualTalk: { parts: { topic: { rows: 3, help: talk.topicHelp }, link: { help: talk.help } } },
      meetyInfo: { parts: { meetyLink: { help: talk.meetyHelp } } },
    },
  },
  contact: { title: contact.titles.contact, help: contact.help, fields: { contactDM: answered } },
  sideJobs: { title: contact.titles.sideJobsInfo, help: contact.help, fields: { sideJobsInfo: answered } },
  jobRequest: { title: contact.titles.jobRequest, help: contact.help, fields: { jobRequest: answered } },
  connection: {
    title: support.titles.connection,
    fields: {
      investmentSupport: {
        parts: { interestedField },
        drawn: ['interestedField', 'whatCanProvide', 'preferContactMethod'],
      },
    },
  },
  investment: {
    title: support.titles.investment,
    help: support.investmentHelp,
    fields: {
      investmentSupport: {
        parts: { interestedField },
        drawn: ['mainIndividualInvestment', 'investingSituation'],
      },
    },
  },
} as const satisfies Readonly<Record<string, Form>>;

export type FormKey = keyof typeof FORMS;
