import { articleId, instant, type ReportReason, type ReportTarget, reportTarget, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { at, mio, openTestApp, type TestApp, tsubame } from '../testing/test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp();
  await app.ownTsubame();
  await app.send(streams.article(essay), {
    type: 'register-article',
    data: {
      ...{ articleId: essay, owner: { kind: 'user', id: mio }, posterMode: 'general', registeredAt: at },
      ...{ articleName: '静かな仕事', articleUrl: 'https://mio.example/1', articleWebsite: null, postedDate: null },
      ...{ articleCategory: 'private_blog_tech', tags: [], coverPhoto: null, logo: null, recommendTxt: null },
    },
  });
  // They begin with what happens from now on.
  await app.start();
});
afterEach(async () => {
  await app[Symbol.asyncDispose]();
});

const essay = articleId('an-essay');
const ofMio = reportTarget({ kind: 'user', id: mio });
const ofTsubame = reportTarget({ kind: 'company', id: tsubame });
const anEssay = reportTarget({ kind: 'article', id: essay });
const DAY_MS = 24 * 60 * 60 * 1000;
const mailTo = (name: string) => `${name}@demo.meikan.example`;

/** What was mailed, once all that happened was reacted to: to whom, and about what. */
async function mailed(): Promise<readonly (readonly [string, string])[]> {
  await app.reacted();
  return app.mails.map(({ to, subject }) => [to, subject] as const);
}

const report = (by: string, target: ReportTarget, reason: ReportReason = 'spam') => {
  const data = { userId: userId(by), target, reason, text: '広告です。', at: instant(app.now.toISOString()) };
  return app.send(streams.report(data.userId, target), { type: 'make-report', data });
};
const rule = (target: ReportTarget, hiddenFor: ReportReason | null) =>
  app.send(streams.ruling(target), { type: 'give-ruling', data: { target, hiddenFor, upTo: at, at } });
const takeBack = (target: ReportTarget) =>
  app.send(streams.ruling(target), { type: 'withdraw-ruling', data: { target, upTo: at, at } });

describe('a report', () => {
  it('is told to admins once a day of each thing, without the words of its reporter', async () => {
    await report('sora', ofTsubame, 'impersonation');
    await report('riku', ofTsubame);
    await report('sora', anEssay);
    const toAdmins = [
      [mailTo('an-admin'), '【名鑑】「株式会社つばめ勘定」についての通報が届きました'],
      [mailTo('an-admin'), '【名鑑】「静かな仕事」についての通報が届きました'],
    ];
    expect(await mailed()).toEqual(toAdmins);
    expect(app.mails[0]?.text).toContain('理由: なりすまし・虚偽の所属');
    expect(app.mails[0]?.text).not.toContain('広告です。');
    app.now = new Date(app.now.getTime() + DAY_MS);
    await report('riku', ofTsubame);
    expect(await mailed()).toEqual([...toAdmins, toAdmins[0]]);
  });
});

describe('an answer to reports', () => {
  it('that hides is told to who reported, and to whose it is with the reason', async () => {
    app.reporters = ['sora', 'riku'];
    for (const [target, name] of [
      [ofMio, '黒﨑 澪'],
      [ofTsubame, '株式会社つばめ勘定'],
      [anEssay, '静かな仕事'],
    ] as const) {
      const before = app.mails.length;
      await rule(target, 'spam');
      expect((await mailed()).slice(before)).toEqual([
        [mailTo('sora'), `【名鑑】「${name}」についての通報への回答`],
        [mailTo('riku'), `【名鑑】「${name}」についての通報への回答`],
        [mailTo('mio'), `【名鑑】「${name}」を非公開にしました`],
      ]);
      expect(app.mails.at(-1)?.text).toContain('理由: スパム・宣伝');
      expect(app.mails.at(-1)?.text).not.toContain('通報');
    }
  });

  it('that leaves a thing as it is is told to who reported alone', async () => {
    app.reporters = ['sora'];
    await rule(ofMio, null);
    expect(await mailed()).toEqual([[mailTo('sora'), '【名鑑】「黒﨑 澪」についての通報への回答']]);
    expect(app.mails[0]?.text).toContain('非公開にする理由は見つかりませんでした。');
    await takeBack(ofMio);
    expect(await mailed()).toHaveLength(1);
  });

  it('that is taken back is told to whose it is, and to who reported only while it stands', async () => {
    app.reporters = ['sora'];
    await rule(anEssay, 'spam');
    await app.reacted();
    await takeBack(anEssay);
    expect((await mailed()).at(-1)).toEqual([mailTo('mio'), '【名鑑】「静かな仕事」の公開を再開しました']);
    expect(app.mails.at(-1)?.text).toContain('https://meikan.example/articles/an-essay');
    await app.stop();
    const before = app.mails.length;
    await rule(ofMio, 'spam');
    await takeBack(ofMio);
    await app.start();
    expect((await mailed()).slice(before)).toEqual([
      [mailTo('mio'), '【名鑑】「黒﨑 澪」を非公開にしました'],
      [mailTo('mio'), '【名鑑】「黒﨑 澪」の公開を再開しました'],
    ]);
  });
});
