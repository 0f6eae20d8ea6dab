import { randomUUID } from 'node:crypto';
import type { Writer } from './writers.ts';

/** A call that makes exactly one event, under an id of its own. */
export type SentCommand = {
  readonly key: string;
  readonly writer: Writer;
  readonly path: string;
  readonly body: object;
};

export type Answer = { readonly status: number; readonly position: string | null; readonly body: unknown };

/** Longer than the application takes to say that it cannot. */
const TIMEOUT_MS = 60_000;

/** Null when the connection broke: whether the command was handled is unknown. */
export async function send(url: string, { key, writer, path, body }: SentCommand): Promise<Answer | null> {
  try {
    const answer = await fetch(new URL(path, url), {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${writer.token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: answer.status, position: answer.headers.get('event-position'), body: await answer.json() };
  } catch (error) {
    // What undici throws for a refused, reset or half-read connection.
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** Writes the one profile that several clients write: they meet at the stream's revision. */
export function changeProfile(writer: Writer): SentCommand {
  const key = randomUUID();
  return { key, writer, path: '/api/users', body: { overview: `紹介 ${key}` } };
}

/** Writes a stream of its own. */
export function addArticle(writer: Writer): SentCommand {
  const key = randomUUID();
  const articleUrl = `https://example.com/${key}`;
  const body = { articleName: `記事 ${key}`, articleUrl, articleCategory: 'private_blog_tech' };
  return { key, writer, path: `/api/users/${writer.id}/article`, body };
}
