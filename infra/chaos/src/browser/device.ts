import { inTime, launchChromium } from '@meikan/testkit';
import type { BrowserContext, Page } from 'playwright-core';
import type { Person } from '../application/open-chaos-application.ts';
import type { FaultProxy } from '../proxy/fault-proxy.ts';
import { type Hooks, hooksOf } from './hooks.ts';

/** What a device is, before it is switched on. */
export type DeviceOptions = {
  readonly name: string;
  readonly proxy: FaultProxy;
  /** Where its browser keeps what survives it. */
  readonly folder: string;
  readonly person: Person;
  /** Its own session. */
  readonly token: string;
  readonly tabs: number;
} & Look;

/** How a device shows the app. */
export type Look = {
  /** Whether the app's worker comes to stand on it: without one it starts faster, and not without a network. */
  readonly hasWorker: boolean;
  /** The page that its tabs begin with; the one of its person when absent. */
  readonly home?: string | undefined;
};

/** A browser with a lasting profile, signed in, with some tabs of the app. */
export class Device {
  readonly options: DeviceOptions;
  #context: BrowserContext | undefined;
  #tabs: readonly Page[] = [];
  #born: string | null = null;
  kills = 0;
  /** How often the browser had emptied its databases when it was started again (F16). */
  emptied = 0;

  constructor(options: DeviceOptions) {
    this.options = options;
  }

  get name(): string {
    return this.options.name;
  }

  /** The open tabs; each has the hooks. */
  get tabs(): readonly Page[] {
    return this.#tabs;
  }

  /** @param now what its clock shows when it is switched on; the true time without it. The worker's clock stays true. */
  async start(now?: Date): Promise<void> {
    const { proxy, folder, person, token, tabs, hasWorker } = this.options;
    const context = await launchChromium({
      userDataFolder: folder,
      context: {
        baseURL: proxy.url,
        viewport: { width: 1000, height: 700 },
        reducedMotion: 'reduce',
        serviceWorkers: hasWorker ? 'allow' : 'block',
      },
    });
    this.#context = context;
    if (now) await context.clock.install({ time: now });
    await context.addInitScript(signIn, { token, account: JSON.stringify(person.account) });
    const first = context.pages()[0] ?? (await context.newPage());
    const others = await Promise.all(Array.from({ length: tabs - 1 }, () => context.newPage()));
    this.#tabs = [first, ...others];
    await Promise.all(this.#tabs.map((tab) => this.open(tab)));
    const born = await hooksOf(first).born();
    if (this.#born !== null && born !== this.#born) this.emptied += 1;
    this.#born = born;
  }

  get context(): BrowserContext {
    if (!this.#context) throw new Error(`${this.name} is switched off`);
    return this.#context;
  }

  /** Loads the app in a tab, until its hooks are there. */
  async open(tab: Page): Promise<void> {
    const { home, person } = this.options;
    await tab.goto(home ?? `/profile/${person.username}`, { waitUntil: 'commit' });
    await tab.waitForFunction(isReady);
  }

  /** Opens another tab in the place of one that was closed. */
  async replace(index: number): Promise<void> {
    const tab = await this.context.newPage();
    this.#tabs = this.#tabs.with(index, tab);
    await this.open(tab);
  }

  /** Resolves when the app stands on the device, so that it starts without a network from now on. */
  async installed(): Promise<void> {
    if (!this.options.hasWorker) return;
    const tab = await this.awake();
    await inTime(
      'a worker',
      tab.evaluate(async () => void (await navigator.serviceWorker.ready)),
    );
  }

  /** A tab in which its person is signed in: a 401 signs out, and whoever sits there signs in again. */
  async awake(index = 0): Promise<Page> {
    if (this.#tabs.length === 0) await this.start();
    const tab = this.#tabs[index % this.#tabs.length];
    if (!tab) throw new Error(`${this.name} has no tab`);
    await tab.waitForFunction(() => 'meikanChaos' in window);
    if ((await tab.evaluate(() => localStorage.getItem('meikan.session'))) === null) await this.open(tab);
    return tab;
  }

  /** Does something with the hooks; once more where a page was loaded anew, or somebody was signed out, under its hands. */
  async withHooks<T>(act: (hooks: Hooks) => Promise<T>, index = 0): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const tab = await this.awake(index);
      try {
        return await act(hooksOf(tab));
      } catch (error) {
        if (attempt === ATTEMPTS || !isInterrupted(error)) throw error;
        if (isSignedOut(error)) await this.open(tab);
      }
    }
  }

  /** Ends every process of this browser at once, as when a phone's battery dies. Resolves when it is gone. */
  async kill(): Promise<void> {
    const browser = this.#context?.browser();
    if (!this.#context || !browser) return;
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const gone = new Promise((resolve) => this.#context?.once('close', resolve));
    for (const { id } of processInfo) killIfThere(id);
    await gone;
    this.kills += 1;
    this.#context = undefined;
    this.#tabs = [];
  }

  /** Closes the browser in an orderly way. */
  async stop(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
    this.#tabs = [];
  }
}

const ATTEMPTS = 6;
const says = (error: unknown, words: RegExp): boolean => error instanceof Error && words.test(error.message);
/** Said by the app itself. */
export const isSignedOut = (error: unknown): boolean => says(error, /nobody is signed in/);
const isInterrupted = (error: unknown): boolean =>
  isSignedOut(error) || says(error, /Execution context was destroyed|navigat/);

/** A child may have gone with its parent. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Runs in the page before anything else: the sign-in survives a kill that came before the browser wrote it down. */
function signIn({ token, account }: { readonly token: string; readonly account: string }): void {
  localStorage.setItem('meikan.session', token);
  localStorage.setItem('meikan.account', account);
}

/** Runs in the page: the hooks are there, and the queue of who is signed in stands open. */
function isReady(): boolean {
  const hooks: unknown = Reflect.get(window, 'meikanChaos');
  if (typeof hooks !== 'object' || hooks === null) return false;
  const isOpen: unknown = Reflect.get(hooks, 'isOpen');
  return typeof isOpen === 'function' && isOpen() === true;
}
