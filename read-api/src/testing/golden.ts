import type { Clock, Database } from '@meikan/platform';
import type { SearchPort } from '@meikan/search';
import { expect, it } from 'vitest';
import type { Db, Question, Reader } from '../route/read-route.ts';
import { recordingDb } from './recording-db.ts';

type Asking = (question: Question) => unknown;

const mio: Reader = { id: 'u-mio', isAdmin: false };

function unused(part: string): never {
  throw new Error(`a query asks for ${part}`);
}

/** The stores beside the read model, which no query needs. */
const deps: Question['deps'] = {
  get database(): Database {
    return unused('the database');
  },
  get watermarks() {
    return unused('watermarks');
  },
  get search(): SearchPort {
    return unused('search');
  },
  get clock(): Clock {
    return unused('the clock');
  },
  authenticate: () => unused('who asks'),
  ownAccount: () => unused('an account'),
};

/** A question to the read model alone. */
export const questionOn = (db: Db, reader: Reader = mio): Question => ({ db, reader, deps });

/** SQL as it is sent, its lines without the indentation of the code around them, with the values it was sent with. */
async function sqlOf(ask: Asking, reader: Reader): Promise<string> {
  const { db, asked } = recordingDb();
  await ask(questionOn(db, reader));
  const statements = asked.map(({ sql, parameters }) => {
    const lines = sql.split('\n').map((line) => line.trim());
    return `${lines.filter((line) => line !== '').join('\n')};\n-- ${JSON.stringify(parameters)}\n`;
  });
  return statements.join('\n');
}

/**
 * Each query's SQL, as a file beside it that reviewers read; `npx vitest run -u` writes it anew. Asked by Mio unless told.
 */
export function goldenQueries(folder: string, queries: Readonly<Record<string, Asking>>, reader: Reader = mio): void {
  it.each(Object.entries(queries))('%s asks what its golden file says', async (name, ask) => {
    const text = await sqlOf(ask, reader);
    expect(text).not.toBe('');
    await expect(text).toMatchFileSnapshot(`${folder}/${name}.golden.sql`);
  });
}
