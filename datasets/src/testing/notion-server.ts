import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type Property = Readonly<Record<string, unknown>>;
export type NotionRow = { readonly id: string; readonly properties: Readonly<Record<string, Property>> };

export const title = (text: string): Property => ({ type: 'title', title: [{ plain_text: text }] });
export const words = (...texts: string[]): Property => ({
  type: 'rich_text',
  rich_text: texts.map((text) => ({ plain_text: text })),
});
export const number = (value: number | null): Property => ({ type: 'number', number: value });
export const day = (start: string | null): Property => ({ type: 'date', date: start === null ? null : { start } });
export const url = (address: string | null): Property => ({ type: 'url', url: address });

/** A server on loopback that speaks Notion's API: databases with one source each, whose rows are read page by page. */
export type NotionServer = {
  readonly baseUrl: string;
  /** Rows by the id of their database. */
  readonly databases: Map<string, readonly NotionRow[]>;
  /** Answers instead of the API while it is set; false lets the API answer. */
  intervene: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Every request as `POST /v1/…`, with the token that came with it. */
  readonly asked: string[];
  readonly tokens: Set<string>;
  close(): Promise<void>;
};

export const TOKEN = 'ntn_secret';

const rowOf = ({ id, properties }: NotionRow) => ({
  ...{ object: 'page', id, in_trash: false, url: `https://www.notion.so/${id}` },
  ...{ created_time: '2026-11-21T00:00:00.000Z', last_edited_time: '2026-11-21T00:00:00.000Z' },
  properties,
});

export async function openNotionServer(pageSize = 100): Promise<NotionServer> {
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const notion: NotionServer = {
    baseUrl: `http://127.0.0.1:${port}`,
    databases: new Map(),
    intervene: () => false,
    asked: [],
    tokens: new Set(),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const send = (response: ServerResponse, body: object, status = 200) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const missing = { object: 'error', status: 404, code: 'object_not_found', message: 'Could not find database.' };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    notion.asked.push(`${request.method} ${request.url}`);
    notion.tokens.add(request.headers.authorization ?? '');
    if (notion.intervene(request, response)) return;
    const [, kind, id = ''] = /^\/v1\/(databases|data_sources)\/([\w-]+)/.exec(request.url ?? '') ?? [];
    const rows = notion.databases.get(id.replace('source-of-', ''));
    if (rows === undefined) return send(response, missing, 404);
    if (kind === 'databases') {
      const sources = [{ id: `source-of-${id}`, name: '表' }];
      return send(response, { object: 'database', id, url: 'https://www.notion.so', title: [], data_sources: sources });
    }
    const asked: unknown = JSON.parse((await buffer(request)).toString() || '{}');
    const cursor = asked instanceof Object && 'start_cursor' in asked ? Number(asked.start_cursor) : 0;
    const next = cursor + pageSize < rows.length ? String(cursor + pageSize) : null;
    const results = rows.slice(cursor, cursor + pageSize).map(rowOf);
    send(response, {
      object: 'list',
      type: 'page_or_data_source',
      results,
      next_cursor: next,
      has_more: next !== null,
    });
  }
  return notion;
}
