import type { ProfileFields } from '@meikan/contracts';
import { limits } from '@meikan/domain';
import { allCountries, area, checks, line, link, needed, ofCatalogue, select } from '../../../editing/form/build.ts';
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

const { basics, resources, links, casualTalk: talk, contact, support } = texts;
const half = <const C extends object>(control: C) => ({ ...control, half: true }) as const;
const chosen = (label: string, catalogue: Parameters<typeof ofCatalogue>[0]) => select(label, ofCatalogue(catalogue));
const picture = (label: string) => ({ kind: 'picture', label, shape: pictureShapes.thumb }) as const;

const linkName = half({ ...needed(links.linkName, limits.linkName), example: links.nameExample });
const linkUrl = half({ ...link(links.linkUrl), required: true });

/** How what is offered is answered, and what there is to read of it. */
const answered = {
  preferContactMethod: { ...chosen(contact.method, 'contact_methods'), required: true },
  supplementalLinks: {
    kind: 'rows',
    ...contact.links,
    most: limits.supplementalLinks,
    needs: ['name', 'url'],
    parts: { name: linkName, url: linkUrl },
  },
} as const;
const workOffer = (label: string) =>
  ({
    kind: 'parts',
    nullable: true,
    parts: { jobType: { ...chosen(label, 'side_job_types'), required: true }, ...answered },
  }) as const;

/** The section on connections and investments: one field, of which each of its two forms writes a part. */
const investmentSupport = {
  kind: 'parts',
  nullable: true,
  parts: {
    interestedField: {
      ...area(support.fields.interestedField, limits.description, 3),
      help: support.interestedFieldHelp,
      neverNull: true,
    },
    whatCanProvide: checks(support.fields.whatCanProvide, ofCatalogue('investor_supports')),
    preferContactMethod: chosen(support.fields.preferContactMethod, 'contact_methods'),
    mainIndividualInvestment: chosen(support.fields.mainIndividualInvestment, 'investment_types'),
    investingSituation: chosen(support.fields.investingSituation, 'investing_situations'),
  },
} as const;

/** The forms of a profile that are all told by controls; what they write is sent as `updateProfile`. */
export const FORMS = {
  basics: {
    title: basics.title,
    numbered: true,
    controls: {
      name: half({ ...needed(basics.name, limits.name), fills: 'name' }),
      reading: half({ ...line(basics.reading, limits.reading), example: basics.readingExample }),
      overview: { ...area(basics.overview, limits.introduction, 6), help: basics.overviewHelp, neverNull: true },
      job: half({ ...line(basics.job, limits.job), fills: 'organization-title' }),
      profession: half(chosen(basics.profession, 'professions')),
      workFor: half({ ...line(basics.workFor, limits.job), fills: 'organization' }),
      nationality: half(select(basics.nationality, allCountries)),
      livingAddress: { ...line(basics.livingAddress, limits.shortText), help: basics.livingAddressHelp },
      companyWebsite: link(basics.companyWebsite),
      hiringUrl: link(basics.hiringUrl),
    },
  },
  schools: {
    title: texts.schools.title,
    controls: {
      schoolHistory: {
        kind: 'lines',
        label: texts.schools.school,
        most: limits.school,
        rows: limits.schools,
        add: texts.schools.add,
        example: texts.schools.example,
      },
    },
  },
  workStyles: {
    title: texts.workStyles.title,
    controls: { workStyles: checks(texts.workStyles.label, ofCatalogue('work_style_tags')) },
  },
  hobbies: {
    title: texts.hobbies.title,
    controls: { hobbies: checks(texts.hobbies.label, ofCatalogue('hobby_tags')) },
  },
  resources: {
    title: resources.title,
    controls: {
      readingResources: {
        kind: 'rows',
        label: resources.entry,
        help: resources.help,
        most: limits.readingResources,
        add: resources.add,
        needs: ['name'],
        parts: {
          name: half(needed(resources.name, limits.job)),
          category: half({
            ...chosen(resources.category, 'reading_resource_categories'),
            required: true,
            first: 'book',
          }),
          url: half(link(resources.url)),
          comment: half({ ...area(resources.comment, limits.comment, 2), neverNull: true }),
        },
      },
    },
  },
  links: {
    title: links.title,
    controls: {
      variousLinks: {
        kind: 'rows',
        label: links.entry,
        help: links.help,
        most: limits.links,
        add: links.add,
        needs: ['linkName', 'linkUrl'],
        parts: { linkName, linkUrl },
      },
    },
  },
  talk: {
    title: talk.title,
    controls: {
      casualTalk: {
        kind: 'parts',
        nullable: true,
        parts: {
          topic: { ...area(talk.topic, limits.description, 3), help: talk.topicHelp },
          link: { ...link(talk.link), help: talk.help },
          linkImgUrl: picture(talk.picture),
        },
      },
      meetyInfo: {
        kind: 'parts',
        nullable: true,
        parts: {
          meetyLink: { ...link(talk.meetyLink), help: talk.meetyHelp },
          meetyImgUrl: picture(talk.meetyPicture),
        },
      },
    },
  },
  contact: {
    title: contact.titles.contact,
    help: contact.help,
    controls: {
      contactDM: {
        kind: 'parts',
        nullable: true,
        parts: {
          communicationType: { ...chosen(contact.kinds.contact, 'communication_types'), required: true },
          ...answered,
        },
      },
    },
  },
  sideJobs: {
    title: contact.titles.sideJobsInfo,
    help: contact.help,
    controls: { sideJobsInfo: workOffer(contact.kinds.sideJobsInfo) },
  },
  jobRequest: {
    title: contact.titles.jobRequest,
    help: contact.help,
    controls: { jobRequest: workOffer(contact.kinds.jobRequest) },
  },
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
