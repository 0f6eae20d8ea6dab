import type { Precache } from './precache.ts';
import { recoveryPage } from './recovery-page.ts';
import { within } from './within.ts';

/** A page written by the server is waited for this long; then the shell shows what it can (F51). */
const TIMEOUT_MS = 3000;
/** Without a shell there is nothing to show meanwhile. */
const LAST_PATIENCE = 20_000;
const SHELL = '/index.html';
/** What the shell needs to stand: the files its page names. */
const NAMED = /(?:src|href)="(\/assets\/[^"]+)"/g;

/** The kept shell, if all its files are kept as well: half a shell is a white page (F50). */
async function keptShell(precache: Precache): Promise<Response | undefined> {
  const shell = await precache.match(SHELL);
  if (!shell) return undefined;
  const html = await shell.clone().text();
  const named = [...html.matchAll(NAMED)].flatMap(([, path]) => path ?? []);
  return (await precache.holds(named)) ? shell : undefined;
}

const fromServer = async (request: Request, timeoutMs: number) => {
  const answer = await within(timeoutMs, (signal) => fetch(request, { signal }));
  return answer && answer.status < 500 ? answer : undefined;
};

/** A page of the app: at once from the device, whatever the network is like. */
export async function appPage(request: Request, precache: Precache): Promise<Response> {
  return (await keptShell(precache)) ?? (await fromServer(request, LAST_PATIENCE)) ?? recoveryPage();
}

/** Leads from a path with a slash at its end to the page, for good and without a network. */
export async function movedPage(request: Request): Promise<Response> {
  const url = new URL(request.url);
  url.pathname = url.pathname.slice(0, -1);
  return Response.redirect(url, 308);
}

/** A page that the server writes itself; the shell when it is not reached, is too slow, or has broken down. */
export async function serverPage(request: Request, precache: Precache): Promise<Response> {
  return (await fromServer(request, TIMEOUT_MS)) ?? (await appPage(request, precache));
}

/** A file of the shell: kept, or the network's – which mends what the browser took away. */
export async function shellFile(
  request: Request,
  precache: Precache,
  afterwards: (work: Promise<void>) => void,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const kept = await precache.match(pathname);
  if (kept) return kept;
  const answer = await fetch(request);
  afterwards(precache.mend(pathname, answer.clone()));
  return answer;
}
