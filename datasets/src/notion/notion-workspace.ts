import { Fault, type Logger } from '@meikan/platform';
import type { Client } from '@notionhq/client';
import type { DocumentWorkspace, WorkspaceRow } from '../document-workspace.ts';
import { type Bounds, boundedFetch } from './bounded-fetch.ts';
import { cellOfProperty } from './cell-of-property.ts';

export type NotionOptions = {
  readonly token: string;
  readonly logger: Logger;
  /** Another place than Notion's own, for tests. */
  readonly baseUrl?: string;
  readonly bounds?: Partial<Bounds>;
};

const PAGE = 100;
/** A database is read no further: the top page shows four rows of it. */
const MOST_PAGES = 10;
const BOUNDS: Bounds = { totalMs: 10_000, maxBytes: 5 * 1024 * 1024 };
/** The client waits as long as `Retry-After` says, within the last of these. */
const RETRIES = { maxRetries: 3, initialRetryDelayMs: 500, maxRetryDelayMs: 30_000 };

type Notion = typeof import('@notionhq/client');

function clientOf({ Client }: Notion, { token, logger, baseUrl, bounds }: NotionOptions): Client {
  const within = { ...BOUNDS, ...bounds };
  return new Client({
    auth: token,
    ...(baseUrl === undefined ? {} : { baseUrl }),
    timeoutMs: within.totalMs,
    fetch: boundedFetch(within),
    retry: RETRIES,
    logger: (level, message, extra) => logger.debug({ ...extra, level }, message),
  });
}

/** Notion by its official client, which is read in here and nowhere else. */
export async function openNotionWorkspace(options: NotionOptions): Promise<DocumentWorkspace> {
  const notion = await import('@notionhq/client');
  const client = clientOf(notion, options);
  return {
    async readAll(database) {
      try {
        return await readDatabase(notion, client, database);
      } catch (error) {
        throw error instanceof Fault ? error : new Fault('workspace', `${database} cannot be read`, { cause: error });
      }
    },
  };
}

/** A database holds its rows in one or more sources. */
async function readDatabase(notion: Notion, client: Client, database: string): Promise<readonly WorkspaceRow[]> {
  const found = await client.databases.retrieve({ database_id: database });
  if (!notion.isFullDatabase(found)) throw new Fault('workspace', `${database} may not be read by this token`);
  const rows: WorkspaceRow[] = [];
  for (const { id } of found.data_sources) rows.push(...(await readSource(notion, client, id)));
  return rows;
}

async function readSource({ isFullPage }: Notion, client: Client, source: string): Promise<readonly WorkspaceRow[]> {
  const rows: WorkspaceRow[] = [];
  let cursor: string | null = null;
  for (let turned = 0; turned < MOST_PAGES; turned += 1) {
    const page: Awaited<ReturnType<Client['dataSources']['query']>> = await client.dataSources.query({
      data_source_id: source,
      page_size: PAGE,
      sorts: [{ timestamp: 'created_time', direction: 'descending' }],
      ...(cursor === null ? {} : { start_cursor: cursor }),
    });
    // What is not told would be taken for gone.
    if (page.request_status?.type === 'incomplete') throw new Fault('workspace', `${source} was answered in part`);
    for (const result of page.results) {
      if (result.object !== 'page' || !isFullPage(result) || result.in_trash) continue;
      const cells = Object.entries(result.properties).map(([name, property]) => [name, cellOfProperty(property)]);
      rows.push({ id: result.id, cells: Object.fromEntries(cells) });
    }
    cursor = page.next_cursor;
    if (cursor === null) break;
  }
  return rows;
}
