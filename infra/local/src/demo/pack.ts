import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import * as schemas from './pack-schemas.ts';
import * as voices from './voice-schemas.ts';

export type Person = z.output<typeof schemas.person>;
export type PackCompany = z.output<typeof schemas.company>;
export type PackService = z.output<typeof schemas.service>;
export type PackArticle = z.output<typeof schemas.article>;
export type PackContent = z.output<typeof schemas.content>;
export type PackRelation = z.output<typeof schemas.relation>;
export type PackVoice = z.output<typeof voices.voice>;
export type PackOffer = z.output<typeof voices.offer>;
export type PackSurvey = z.output<typeof voices.survey>;
export type PackGraph = z.output<typeof schemas.graph>;

/** The hand-written demo content: fictional people, companies, services and what they made. */
export type Pack = {
  readonly people: readonly Person[];
  readonly companies: readonly PackCompany[];
  readonly services: readonly PackService[];
  readonly articles: readonly PackArticle[];
  readonly contents: readonly PackContent[];
  readonly relations: readonly PackRelation[];
  readonly graph: PackGraph;
  readonly voices: readonly PackVoice[];
  readonly offers: readonly PackOffer[];
  readonly surveys: readonly PackSurvey[];
};

const FOLDER = new URL('../../demo/', import.meta.url);

async function read<T extends z.ZodType>(file: string, schema: T): Promise<z.output<T>> {
  return schema.parse(JSON.parse(await readFile(new URL(`${file}.json`, FOLDER), 'utf8')));
}

/**
 * People and companies were written apart, so their employers were nobody's page. `employers.json` says which employer is
 * which company; from here on those people work there, under the name that the company has.
 */
function employed(person: Person, nameOf: ReadonlyMap<string, string>): Person {
  const named = (employer: string) => nameOf.get(employer) ?? employer;
  return {
    ...person,
    workFor: named(person.workFor),
    workExperiences: person.workExperiences.map((work) => ({ ...work, companyName: named(work.companyName) })),
  };
}

function companyNames(employers: Readonly<Record<string, string>>, companies: readonly PackCompany[]) {
  const byId = new Map(companies.map(({ id, name }) => [id, name]));
  return new Map(
    Object.entries(employers).map(([employer, id]) => {
      const name = byId.get(id);
      if (name === undefined) throw new Error(`employers.json names ${id}, which is no company of the pack`);
      return [employer, name];
    }),
  );
}

/** Reads the pack from `infra/local/demo`; throws ZodError when a file has lost its shape. */
export async function loadPack(): Promise<Pack> {
  const [written, employers, companies, services, articles, contents, relations, graph, reviews, offers, surveys] =
    await Promise.all([
      read('people', z.array(schemas.person)),
      read('employers', z.record(z.string(), z.string())),
      read('companies', z.array(schemas.company)),
      read('services', z.array(schemas.service)),
      read('articles', z.array(schemas.article)),
      read('company-content', z.array(schemas.content)),
      read('relations', z.array(schemas.relation)),
      read('graph', schemas.graph),
      read('reviews', z.array(voices.voice)),
      read('offers', z.array(voices.offer)),
      read('surveys', z.array(voices.survey)),
    ]);
  const names = companyNames(employers, companies);
  const people = written.map((person) => employed(person, names));
  return { people, companies, services, articles, contents, relations, graph, voices: reviews, offers, surveys };
}
