import type { ProfileFields } from '@meikan/contracts';
import { limits } from '@meikan/domain';
import { area, checks, line, lines, link, needed, rows, select } from '../../../editing/form/build.ts';
import type { ControlsFor } from '../../../editing/form/control.ts';
import { pictureShapes } from '../../../ui/index.ts';
import { editTexts as texts } from './texts.ts';

type Form = {
  readonly title: string;
  readonly help?: string;
  readonly numbered?: true;
  /** The fields that the form writes: what does not fit the contract does not compile. */
  readonly controls: Partial<ControlsFor<ProfileFields>>;
};

const { basics, links, casualTalk: talk, contact, support } = texts;
const half = <const C extends object>(control: C) => ({ ...control, half: true }) as const;
const chosen = { ...select, required: true } as const;
const picture = { kind: 'picture', shape: pictureShapes.thumb } as const;

const linkName = half({ ...needed, example: links.nameExample });
const linkUrl = half({ ...link, required: true });

/** How what is offered is answered, and what there is to read of it. */
const answered = {
  preferContactMethod: chosen,
  supplementalLinks: rows(['name', 'url'], { name: linkName, url: linkUrl }),
} as const;
const workOffer = { kind: 'parts', nullable: true, parts: { jobType: chosen, ...answered } } as const;

/** The section on connections and investments: one field, of which each of its two forms writes a part. */
const investmentSupport = {
  kind: 'parts',
  nullable: true,
  parts: {
    interestedField: { ...area(3), help: support.interestedFieldHelp, neverNull: true },
    whatCanProvide: checks,
    preferContactMethod: select,
    mainIndividualInvestment: select,
    investingSituation: select,
  },
} as const;

/** The forms of a profile that are all told by controls; what they write is sent as `updateProfile`. */
export const FORMS = {
  basics: {
    title: basics.title,
    numbered: true,
    controls: {
      name: half({ ...needed, fills: 'name' }),
      reading: half({ ...line, example: basics.readingExample }),
      overview: { ...area(6), help: basics.overviewHelp, neverNull: true },
      job: half({ ...line, fills: 'organization-title' }),
      profession: half(select),
      workFor: half({ ...line, fills: 'organization' }),
      nationality: half(select),
      livingAddress: { ...line, help: basics.livingAddressHelp },
      companyWebsite: link,
      hiringUrl: link,
    },
  },
  schools: {
    title: texts.schools.title,
    controls: { schoolHistory: { ...lines, example: texts.schools.example } },
  },
  workStyles: { ...texts.workStyles, controls: { workStyles: checks } },
  hobbies: { ...texts.hobbies, controls: { hobbies: checks } },
  resources: {
    title: texts.resources.title,
    controls: {
      readingResources: rows(['name'], {
        name: half(needed),
        category: half({ ...chosen, first: 'book' }),
        url: half(link),
        comment: half({ ...area(2), neverNull: true }),
      }),
    },
  },
  links: {
    title: links.title,
    controls: {
      variousLinks: { ...rows(['linkName', 'linkUrl'], { linkName, linkUrl }), help: links.most(limits.links) },
    },
  },
  talk: {
    title: talk.title,
    controls: {
      casualTalk: {
        kind: 'parts',
        nullable: true,
        parts: {
          topic: { ...area(3), help: talk.topicHelp },
          link: { ...link, help: talk.help },
          linkImgUrl: picture,
        },
      },
      meetyInfo: {
        kind: 'parts',
        nullable: true,
        parts: { meetyLink: { ...link, help: talk.meetyHelp }, meetyImgUrl: picture },
      },
    },
  },
  contact: {
    title: contact.titles.contact,
    help: contact.help,
    controls: {
      contactDM: { kind: 'parts', nullable: true, parts: { communicationType: chosen, ...answered } },
    },
  },
  sideJobs: { title: contact.titles.sideJobsInfo, help: contact.help, controls: { sideJobsInfo: workOffer } },
  jobRequest: { title: contact.titles.jobRequest, help: contact.help, controls: { jobRequest: workOffer } },
  connection: {
    title: support.titles.connection,
    controls: {
      investmentSupport: {
        ...investmentSupport,
        drawn: ['interestedField', 'whatCanProvide', 'preferContactMethod'],
      },
    },
  },
  investment: {
    title: support.titles.investment,
    help: support.investmentHelp,
    controls: {
      investmentSupport: { ...investmentSupport, drawn: ['mainIndividualInvestment', 'investingSituation'] },
    },
  },
} as const satisfies Readonly<Record<string, Form>>;

export type FormKey = keyof typeof FORMS;
