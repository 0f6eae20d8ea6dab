import { type CompanyCommand, companyId, type FreeSectionChange, surveyQuestionId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { listedAt } from './companies/company-unit.ts';
import { DEMO_ADMIN } from './demo-accounts.ts';
import type { Pack, PackGraph } from './pack.ts';
import { screensOf } from './pictures/company-pictures.ts';
import { momentOf, road, SYSTEM, type Unit } from './step.ts';

type Chosen = { readonly usage: PackGraph['serviceUsage'][number]; readonly serviceId: string };

/**
 * What people say of the services that they use, by person and service: each recommendation of the pack goes to somebody who uses
 * that service, of the same profession where there is one. One of a service that nobody uses is left out.
 */
export function wordsOnServices(pack: Pack, usages: readonly Chosen[]): ReadonlyMap<string, string> {
  const professions = new Map(pack.people.map(({ id, profession }) => [id, profession]));
  const words = new Map<string, string>();
  for (const voice of pack.voices) {
    if (voice.type !== 'recommendation') continue;
    const users = usages.filter(({ serviceId, usage }) => {
      return serviceId === voice.serviceId && !words.has(`${usage.userId} ${serviceId}`);
    });
    const alike = users.find(({ usage }) => professions.get(usage.userId) === voice.author.profession);
    const speaker = alike ?? users[0];
    if (speaker !== undefined) words.set(`${speaker.usage.userId} ${speaker.serviceId}`, voice.review);
  }
  return words;
}

type Section = readonly [page: string, change: FreeSectionChange];

/** What is asked of a page again and again, with its answer, stands among what helps its users. */
function helpSections({ voices, offers }: Pack): readonly Section[] {
  const topics = [
    ...offers.flatMap((offer) => offer.helpTopics.map((topic) => ({ page: offer.companyId, topic }))),
    ...voices.flatMap((voice) => {
      const page = voice.type === 'qa' ? (voice.companyId ?? voice.serviceId) : null;
      return voice.type !== 'qa' || page === null
        ? []
        : [{ page, topic: { title: voice.question, text: voice.answer, url: null } }];
    }),
  ];
  return [...Map.groupBy(topics, ({ page }) => page)].map(([page, rows]) => [
    page,
    { section: 'help', value: rows.map(({ topic }) => topic) },
  ]);
}

/** What people who joined a company said of it, without their names. */
function joinedSections({ voices }: Pack): readonly Section[] {
  return voices.flatMap((voice): Section[] => {
    if (voice.type !== 'employee_opinion') return [];
    const { opinionAboutCompany, opinionOverall } = voice;
    const entry = { jobPeriod: null, pastJobOverview: null, currentJobOverview: null };
    const value = [{ ...entry, opinionAboutCompany, opinionOverall }];
    return [[voice.companyId, { section: 'change-job-log', value }]];
  });
}

function offerSections({ offers }: Pack): readonly Section[] {
  return offers.flatMap(({ companyId: page, ...offer }): Section[] => [
    [page, { section: 'fee-plans', value: offer.feePlans }],
    [page, { section: 'support', value: { inSupport: offer.inSupport, updateSupport: offer.updateSupport } }],
    [page, { section: 'roadmap', value: offer.roadmap }],
    [page, { section: 'good-points', value: offer.goodPointsByUsers }],
    [page, { section: 'achievements', value: offer.achievements }],
    [page, { section: 'service-photos', value: screensOf(page) }],
  ]);
}

/** What pages tell of what they offer, and what was told to them. */
export function* offerUnits(pack: Pack): Iterable<Unit> {
  const sections = [...offerSections(pack), ...helpSections(pack), ...joinedSections(pack)];
  for (const [page, changes] of Map.groupBy(sections, ([id]) => id)) {
    const id = companyId(page);
    const at = momentOf(listedAt(page));
    const step = road({ stream: streams.company(id), actor: SYSTEM, at });
    const commands = changes.map(([, data]): CompanyCommand => ({ type: 'change-company-section', data }));
    yield { stage: 'links', steps: commands.map(step) };
  }
}

/** The questions of the survey, each with its answers. */
export function* surveyUnits({ surveys }: Pack): Iterable<Unit> {
  for (const { id, category, askedOn, text, answers } of surveys) {
    const questionId = surveyQuestionId(id);
    const at = momentOf(askedOn);
    const actor = { id: DEMO_ADMIN, role: 'admin' } as const;
    const asked = road({ stream: streams.survey(questionId), actor, at });
    yield {
      stage: 'links',
      steps: [asked({ type: 'create-survey-question', data: { questionId, text, category, at } })],
    };
    for (const answer of answers) {
      const entity = { kind: 'company', id: companyId(answer.companyId) } as const;
      const on = momentOf(answer.on);
      const stream = streams.surveyanswer(questionId, entity.id);
      const said = road({ stream, actor: SYSTEM, at: on });
      const data = { questionId, entity, text: answer.text, question: 'ACTIVE', at: on } as const;
      yield { stage: 'links', steps: [said({ type: 'answer-survey', data })] };
    }
  }
}
