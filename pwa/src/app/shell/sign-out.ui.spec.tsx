import { revokeSession } from '@meikan/contracts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readSessionToken } from '../../api/session-token.ts';
import { presentOutbox } from '../../offline/sync/present.ts';
import { loseEdit } from '../../offline/testing/lost-edit.ts';
import { about, openQueue, register, rows } from '../../offline/testing/open-queue.ts';
import { storedOf } from '../../offline/testing/stored-words.ts';
import { cutNetwork, mendNetwork } from '../testing/network.ts';
import { play } from '../testing/play.ts';
import { sentCommands } from '../testing/played-server.ts';
import { askToSignOut, readGoodbye, ways } from './testing/signing-out.ts';

/** SHA-256 of the token of a test. */
const HASH = 'D-rhbVU2Ws8H_p-QmDQ2G6buYGhUdGU5IwvchKaiTO4';
const revoked = { viewer: 'anonymous', body: { tokenHash: HASH } };

/** The token, the account as it was last seen, and its databases. */
const marks = ['meikan.session', 'kurosaki-mio@demo.meikan.example', 'meikan-core-kurosaki-mio'];

test('F19: signing out without pending edits asks nothing, leaves nothing, and ends the session on the server', async () => {
  await openQueue();
  expect(await storedOf(marks)).toEqual(marks);
  const told = play(revokeSession, () => ({ message: '' }));
  await askToSignOut();
  expect(await readGoodbye()).toContain('この端末に残した表示の設定は消えていません');
  await expect.element(ways).not.toBeInTheDocument();
  expect(told).toMatchObject([revoked]);
  expect([readSessionToken(), await storedOf(marks)]).toEqual([null, []]);
});

test('F19: signing out with 「いま送ってから」 sends everything first, and offers the other ways when it cannot', async () => {
  await openQueue();
  const letThrough = await loseEdit('a-first');
  const sentBefore: number[] = [];
  play(revokeSession, () => {
    sentBefore.push(sentCommands.length);
    return { message: '' };
  });
  await askToSignOut();
  await expect.element(ways.getByText(/送っていない変更が1件/)).toBeVisible();
  const send = ways.getByRole('button', { name: 'いま送ってからログアウト' });
  await send.click();
  await expect.element(ways.getByText(/いまは送れなかった変更があります/)).toBeVisible();
  await expect.element(ways.getByRole('button', { name: '破棄してログアウト' })).toBeEnabled();
  expect([readSessionToken(), (await rows()).length, sentBefore]).toEqual(['general', 1, []]);
  letThrough();
  await send.click();
  await readGoodbye();
  expect(sentCommands).toMatchObject([{ type: 'register-article', stream: 'article-a-first' }]);
  expect([readSessionToken(), sentBefore]).toEqual([null, [1]]);
});

test('F19: 「書き出す」 exports edits and pictures to a file and asks again, and staying loses nothing', async () => {
  await openQueue();
  cutNetwork();
  await register('a-first');
  const picture = new Blob([new Uint8Array([0, 255, 7])], { type: 'image/webp' });
  const { id } = await (await presentOutbox()).upload(picture, { about });
  const files: { readonly name: string; readonly content: Promise<unknown> }[] = [];
  const download = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  onTestFinished(() => {
    download.mockRestore();
  });
  download.mockImplementation(function take(this: HTMLAnchorElement) {
    files.push({ name: this.download, content: fetch(this.href).then((answer) => answer.json()) });
  });
  await askToSignOut();
  await ways.getByRole('button', { name: '書き出す' }).click();
  await expect.element(ways.getByText(/書き出しました/)).toBeVisible();
  expect(files).toMatchObject([{ name: expect.stringMatching(/^meikan-queue-\d{4}-\d\d-\d\d\.json$/) }]);
  const waiting = await rows();
  expect(waiting.map(({ id: row, stream }) => [row, stream])).toEqual([
    [expect.any(String), 'article-a-first'],
    [id, `picture-${id}`],
  ]);
  expect(await files[0]?.content).toEqual({
    edits: waiting,
    pictures: [{ id, address: 'data:image/webp;base64,AP8H' }],
    drafts: [],
  });
  await ways.getByRole('button', { name: 'ログアウトしない' }).click();
  await expect.element(ways).not.toBeInTheDocument();
  expect([await rows(), readSessionToken()]).toEqual([waiting, 'general']);
});

test('F19: signing out without a network ends the session here, and on the server later', async () => {
  await openQueue();
  expect(await storedOf(marks)).toEqual(marks);
  cutNetwork();
  await askToSignOut();
  expect(await readGoodbye()).toContain('つながったときに');
  expect(await storedOf(marks)).toEqual([]);
  const told = play(revokeSession, () => ({ message: '' }));
  mendNetwork();
  await expect.poll(() => told).toMatchObject([revoked]);
  await expect.poll(() => localStorage.getItem('meikan.revocations')).toBe(null);
});
