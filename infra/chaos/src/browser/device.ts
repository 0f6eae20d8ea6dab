import { launchChromium } from '@meikan/testkit';
import type { BrowserContext, Page } from 'playwright-core';
import type { Person } from '../house/open-chaos-house.ts';
import type { FaultProxy } from '../proxy/fault-proxy.ts';

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
};

/** A browser with a lasting profile, signed in, with some tabs of the app. */
export class Device {
  readonly options: DeviceOptions;
  #context: BrowserContext | undefined;
  #tabs: readonly Page[] = [];
  kills = 0;

  constructor(options: DeviceOptions) {
    this.options = options;
  }

  get name(): string {
    return this.options.name;
  }

  /** The open tabs; each has the door. */
  get tabs(): readonly Page[] {
    return this.#tabs;
  }

  async start(): Promise<void> {
    const { proxy, folder, person, token, tabs } = this.options;
    const context = await launchChromium({
      userDataFolder: folder,
      context: { baseURL: proxy.url, viewport: { width: 1000, height: 700 }, reducedMotion: 'reduce' },
    });
    this.#context = context;
    await context.addInitScript(signIn, { token, account: JSON.stringify(person.account) });
    const first = context.pages()[0] ?? (await context.newPage());
    const others = await Promise.all(Array.from({ length: tabs - 1 }, () => context.newPage()));
    this.#tabs = [first, ...others];
    await Promise.all(this.#tabs.map((tab) => this.open(tab)));
  }

  /** Loads the app in a tab, until its door is there. */
  async open(tab: Page): Promise<void> {
    await tab.goto(`/profile/${this.options.person.username}`, { waitUntil: 'commit' });
    await tab.waitForFunction(() => 'meikanChaos' in window);
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
