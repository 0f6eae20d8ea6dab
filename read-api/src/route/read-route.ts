import type { Call, CallAnswer, LowerBound } from '@meikan/contracts';
import { type CallContext, ProblemError, registerCall } from '@meikan/platform';
import { isPosition, type ReadModel } from '@meikan/projections/read-model';
import type { FastifyInstance } from 'fastify';
import type { Kysely, sql } from 'kysely';
import type { ReadApiDeps } from './deps.ts';
import { sharedAnswers } from './shared-answers.ts';

/** The read model as queries see it. Values are bound; every query names the columns that it asks for. */
export type Db = Kysely<ReadModel>;

/** Who asks, as a query needs it. `previews`: who looks as a visitor would; of their own page they see also what is out of sight. */
export type Reader = { readonly id: string | null; readonly isAdmin: boolean; readonly previews?: string | null };

export type Question = { readonly db: Db; readonly reader: Reader; readonly deps: ReadApiDeps };

const visitor: Reader = { id: null, isAdmin: false };

/** The same question as a visitor would ask it. */
export const asVisitor = (question: Question): Question => ({ ...question, reader: visitor });

/** The question of who may ask for a preview: then it is a visitor's, whoever is signed in, but of their own page. */
export const inPreview = (question: Question, preview: boolean | undefined): Question =>
  preview ? { ...question, reader: { ...visitor, previews: question.reader.id } } : question;

/** What a question answers: a payload, for lists with the total and the counts per category. */
export type ReadAnswer<C extends Call> = {
  readonly payload: CallAnswer<C>;
  readonly total?: number;
  readonly counter?: Readonly<Record<string, number>>;
  /** Which of these two there may be more than. */
  readonly lowerBound?: LowerBound | undefined;
};

/**
 * Registers one call of the read side. With `read-after` it waits until the read model has passed that position, 2 seconds at
 * most, and says so by `stale: true` when it did not. Every answer carries how far the fold has come. Visitors who ask the
 * same at once share the answer; who is signed in, or waits for a position, is answered by oneself.
 */
export function readRoute<C extends Call>(
  app: FastifyInstance,
  deps: ReadApiDeps,
  call: C,
  answer: (context: CallContext<C>, question: Question) => Promise<ReadAnswer<C>>,
): void {
  const db = deps.database.kysely<ReadModel>();
  const answerNow = async (context: CallContext<C>) => {
    const { reached, watermark } = await awaitPosition(deps, context.readAfter);
    const answered = await answer(context, { db, deps, reader: readerOf(context) });
    return { ...answered, watermark, stale: !reached };
  };
  const share = sharedAnswers<Awaited<ReturnType<typeof answerNow>>>();
  registerCall(
    app,
    call,
    (context) => {
      const { viewer, readAfter, params, query } = context;
      if (viewer.kind !== 'anonymous' || readAfter !== undefined) return answerNow(context);
      return share(JSON.stringify([params, query]), () => answerNow(context));
    },
    { authenticate: deps.authenticate },
  );
}

async function awaitPosition({ watermarks }: ReadApiDeps, readAfter: string | undefined) {
  if (readAfter === undefined) return { reached: true, watermark: watermarks.current() };
  if (!isPosition(readAfter)) {
    throw new ProblemError({
      code: 'malformed-request',
      detail: 'read-after には event-position の値を指定してください。',
    });
  }
  return watermarks.waitFor(readAfter);
}

function readerOf({ viewer }: { readonly viewer: CallContext<Call>['viewer'] }): Reader {
  return viewer.kind === 'anonymous' ? visitor : { id: viewer.accountId, isAdmin: viewer.role === 'admin' };
}

/** The first row of a query. */
export async function first<Row>(query: ReturnType<typeof sql<Row>>, db: Db): Promise<Row | undefined> {
  return (await query.execute(db)).rows[0];
}

export async function all<Row>(query: ReturnType<typeof sql<Row>>, db: Db): Promise<Row[]> {
  return (await query.execute(db)).rows;
}

export const offsetOf = ({ page, limit }: { readonly page: number; readonly limit: number }): number =>
  (page - 1) * limit;
