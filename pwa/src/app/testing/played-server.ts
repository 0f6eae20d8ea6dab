import {
  type Call,
  CHANGES_PATH,
  type CommandResult,
  leaveCompanyFootprint,
  leaveFootprint,
  listSearchTexts,
  listSynonyms,
  ping,
  type QueuedCommand,
  seeNotifications,
  sendCommands,
} from '@meikan/contracts';
import { everyCall } from '@meikan/contracts/every-call';
import { type HttpHandler, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { addressOf, asked, viewerOf } from './asked.ts';
import { recordedAnswer } from './recorded-answers.ts';

/** Requests that no test has played and nothing was recorded for. A test that makes one fails. */
export const unanswered: string[] = [];

/** The commands that the app has sent through its queue, in their order. */
export const sentCommands: QueuedCommand[] = [];

/** Who sits before the device between two tests. What their app asks about them in its own time belongs to no test. */
export const STRANGER = 'between-tests';

function refuseUnknown(request: Request): Response {
  const address = addressOf(request);
  if (!address.includes(STRANGER)) unanswered.push(`${viewerOf(request)}: ${request.method} ${address}`);
  return new Response(null, { status: 404 });
}

/** What the device asks in its own time, of whatever it keeps by then: it is told of nothing unless that was recorded. */
const IN_ITS_OWN_TIME: ReadonlySet<string> = new Set([listSearchTexts.name, listSynonyms.name]);
const nothingToTell = () => Response.json({ payload: [] });

/**
 * What the read API answered to the same query of the same role. Once the test has sent a command that is an answer of before it:
 * `stale`, as from a read model that has not come so far.
 */
export async function fromRecord(call: Call, request: Request): Promise<Response> {
  const answer = await recordedAnswer(call.name, viewerOf(request), addressOf(request));
  if (answer === undefined) return IN_ITS_OWN_TIME.has(call.name) ? nothingToTell() : refuseUnknown(request);
  const headers = { ...answer.headers, ...(sentCommands.length > 0 ? { stale: 'true' } : {}) };
  return Response.json(answer.body, { ...answer, headers });
}

/** How the server ends a command of the queue. */
export type Judge = (command: QueuedCommand) => Omit<CommandResult, 'id'>;

let judge: Judge;
const applied: Judge = () => ({ status: 'applied', revision: '1', position: `p${sentCommands.length}` });

/** Lets the server end commands of the queue otherwise than by applying them, until the test ends. */
export function judgeCommands(next: Judge): void {
  judge = next;
}

const takeCommands = http.post(sendCommands.path, async ({ request, params }) => {
  const { commands } = (await asked(sendCommands, request, params)).body;
  const results = commands.map((command): CommandResult => {
    sentCommands.push(command);
    return { id: command.id, ...judge(command) };
  });
  const position = results.at(-1)?.position ?? null;
  return Response.json(sendCommands.answer.parse({ results, position, serverTime: new Date().toISOString() }));
});

/**
 * A stream of changes in which nothing happens and which never ends. It says where it begins, as the server does: a page that hears it
 * anew would ask for everything else, up to two seconds later, when it may be the page of the next test.
 */
function silence(): Response {
  const opened = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new TextEncoder().encode('id: 1\n\n')),
  });
  return new Response(opened, { headers: { 'content-type': 'text/event-stream' } });
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#888"/></svg>';

/** Paths without parameters first: `/api/company/simple-search` is no company's id. */
const byParameters = ({ path: one }: Call, { path: other }: Call) => one.split(':').length - other.split(':').length;

const patterns = everyCall
  .toSorted(byParameters)
  .map((call) => ({ call, pattern: new URLPattern({ pathname: call.path }) }));

function callOf({ method, url }: Request): Call | undefined {
  const { pathname } = new URL(url);
  return patterns.find(({ call, pattern }) => call.method === method && pattern.test({ pathname }))?.call;
}

/** Whether a request is this call's: `/api/company/search` is not the company of that name. */
export const isOf = ({ name }: Call, request: Request): boolean => callOf(request)?.name === name;

/** One handler for all of them: each further one would read the cookies of every request anew. */
function answerRead({ request }: { readonly request: Request }): Response | Promise<Response> {
  const call = callOf(request);
  return call?.kind === 'read' ? fromRecord(call, request) : refuseUnknown(request);
}

const standing: readonly HttpHandler[] = [
  ...['/images/*', '/icons/*'].map((path) =>
    http.get(path, () => new Response(PICTURE, { headers: { 'content-type': 'image/svg+xml' } })),
  ),
  http.get(CHANGES_PATH, silence),
  http.get(ping.path, () => Response.json(ping.answer.parse({ meikan: 'pong', serverTime: new Date().toISOString() }))),
  takeCommands,
  ...[leaveFootprint, leaveCompanyFootprint].map(({ path, answer }) =>
    http.post(path, () => Response.json({ payload: answer.parse({ counted: true }) })),
  ),
  http.put(seeNotifications.path, () => Response.json({ payload: seeNotifications.answer.parse({ seenUntil: null }) })),
  http.all('/api/*', answerRead),
];

/** Stands between the app and the network. */
export const worker = setupWorker(...standing);

let started: Promise<unknown> | undefined;

/** Begins to answer; once for all files of a page. */
export async function startServer(): Promise<void> {
  started ??= worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  await started;
}

/** Forgets what the last test played. */
export function resetServer(): void {
  worker.resetHandlers();
  judge = applied;
  sentCommands.length = 0;
  unanswered.length = 0;
}

resetServer();
