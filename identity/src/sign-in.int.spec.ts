import { createHook } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningIdentity, runIdentity } from './testing/running-identity.ts';
import { goodPassword, initializedWith, signIn, signUp, visit } from './testing/visitor.ts';

const email = 'minato@shiori.example';

let running: RunningIdentity;
beforeAll(async () => {
  running = await runIdentity();
  await signUp(running, visit(running), email);
});
afterAll(() => running.stop());

/** How many argon2 hashes are computed and how often the database is asked until `act` is done. */
async function workOf(act: () => Promise<unknown>) {
  const { pool } = running.database;
  const work = { hashes: 0, queries: 0 };
  const counting = createHook({
    init: (_id, type) => {
      if (type === 'ARGON2REQUEST') work.hashes += 1;
    },
  });
  const asked = () => {
    work.queries += 1;
  };
  pool.on('acquire', asked);
  counting.enable();
  try {
    await act();
  } finally {
    counting.disable();
    pool.off('acquire', asked);
  }
  return work;
}

async function signInPage(visitor = visit(running), extra: Readonly<Record<string, string>> = {}) {
  return { visitor, ...(await visitor.arrive(visitor.authorization({ prompt: 'login', ...extra }))) };
}

describe('signing in', () => {
  test('accepts the password in full width, as a Japanese keyboard types it', async () => {
    const visitor = visit(running);
    expect(await signIn(visitor, email.toUpperCase(), 'Ｋｕｍｏｇａｔａ－７７')).not.toBeNull();
  });

  test('answers the same for a wrong password, an unknown address and a disabled account', async () => {
    const off = visit(running);
    const { account } = await initializedWith(running, off, await signUp(running, off, 'off@shiori.example'));
    await running.identity.setDisabled(account.id, true);
    const answers = [];
    for (const address of [email, 'nobody@shiori.example', 'off@shiori.example']) {
      const { visitor, at } = await signInPage();
      const { status, text } = await visitor.fill(at, { email: address, password: `${goodPassword}x` });
      answers.push({ status, text: text.replaceAll(/interaction\/[\w-]+|value="[^"]*"/g, '') });
    }
    expect(answers[0]?.text).toContain('ログイン失敗');
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test('does the same work for an unknown address as for a wrong password', async () => {
    const { visitor, at } = await signInPage();
    const attempt = (address: string) => visitor.fill(at, { email: address, password: 'Wrong-1-wrong' });
    await attempt(email);
    const known = await workOf(() => attempt(email));
    expect(known).toEqual({ hashes: 1, queries: expect.any(Number) });
    expect(await workOf(() => attempt('nobody@shiori.example'))).toEqual(known);
  });

  test('continues where it began, and needs no password the second time', async () => {
    const visitor = visit(running);
    await signIn(visitor, email);
    const { at } = await visitor.arrive(visitor.authorization({ prompt: 'none', state: 'again' }));
    expect(at.searchParams.get('code')).not.toBeNull();
    expect(at.searchParams.get('state')).toBe('again');
  });
});

test('another person can sign in where somebody was signed in', async () => {
  const visitor = visit(running);
  await signIn(visitor, email);
  const other = visit(running);
  await signUp(running, other, 'other@shiori.example');
  const { account } = await initializedWith(running, visitor, (await signIn(visitor, 'other@shiori.example')) ?? '');
  expect(account).toMatchObject({ email: 'other@shiori.example' });
});

describe('a form', () => {
  test('of another browser is rejected', async () => {
    const mine = await signInPage();
    const theirs = await signInPage();
    const { text } = await theirs.visitor.browser.open(theirs.at);
    const csrf = /name="csrf" value="([^"]+)"/.exec(text)?.[1] ?? '';
    const form = new URLSearchParams({ csrf, email, password: goodPassword });
    expect((await mine.visitor.browser.submit(mine.at, form)).status).toBe(403);
    // The other browser's interaction without its cookie.
    expect((await mine.visitor.browser.submit(theirs.at, form)).status).toBe(400);
  });

  test.each(['https://evil.example', 'null', 'https://localhost.evil.example'])(
    'sent from %s is rejected',
    async (origin) => {
      const { at } = await signInPage();
      const answer = await fetch(new URL(at.pathname, running.baseUrl), {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams({ csrf: 'x', email, password: goodPassword }),
      });
      expect(answer.status).toBe(403);
    },
  );

  test('with an unknown field is rejected', async () => {
    const { visitor, at } = await signInPage();
    const { status, text } = await visitor.fill(at, { email, password: goodPassword, is_admin: '1' });
    expect([status, text]).toEqual([422, expect.stringContaining('is_adminという項目は受け付けていません。')]);
  });
});

describe('a page', () => {
  test('that has expired leads a signed-in person back into the app, when opened or sent again', async () => {
    const { visitor, at } = await signInPage();
    const back = await visitor.fill(at, { email, password: goodPassword });
    expect(back.location).not.toBeNull();
    await visitor.arrive(back.location ?? at);
    const again = await visitor.browser.open(at);
    const sentAgain = await visitor.browser.submit(at, new URLSearchParams({ email, password: goodPassword }));
    for (const { status, location } of [again, sentAgain]) {
      expect([status, location?.href]).toEqual([303, `${running.publicUrl}/auth/callback`]);
    }
  });

  test('runs only its own two scripts, forbids frames and caching, and loads nothing from elsewhere', async () => {
    const { visitor, at, page } = await signInPage(undefined, { login_hint: '"><script>alert(1)</script>' });
    const scripts = [...(page?.text.matchAll(/<script[^>]*>/g) ?? [])].map(([tag]) => tag);
    expect(scripts).toEqual([
      expect.stringMatching(/^<script src="\/identity\/scheme-[0-9a-f]{12}\.js">$/),
      expect.stringMatching(/^<script src="\/identity\/sending-[0-9a-f]{12}\.js" defer>$/),
    ]);
    expect(page?.text).not.toMatch(/(?:src|href)="https?:/);
    const answer = await fetch(new URL(at.pathname, running.baseUrl));
    const routes = scripts.map((tag) => /src="([^"]+)"/.exec(tag)?.[1] ?? '');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('content-security-policy')).toContain(
      `script-src ${routes.map((route) => new URL(route, running.publicUrl).href).join(' ')};`,
    );
    for (const route of routes) {
      expect((await fetch(new URL(route, running.baseUrl))).headers.get('content-type')).toContain('text/javascript');
    }
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('same-origin');
    expect(
      visitor.browser.cookieHeaders.every((header) => /httponly/i.test(header) && /samesite=lax/i.test(header)),
    ).toBe(true);
  });

  test('says in Japanese that an interaction has expired', async () => {
    const { visitor } = await signInPage();
    const answer = await visitor.browser.open(new URL('/identity/interaction/nothing/sign-in', running.publicUrl));
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('もう一度はじめからやり直してください');
  });
});
