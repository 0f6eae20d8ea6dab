import { accountId, companyId, instant, memberStatusOf, userId } from '@meikan/domain';
import {
  codecs,
  createCommandHandler,
  createPostgresEventLog,
  createPostgresSubjectKeys,
  streams,
} from '@meikan/event-log';
import { openDatabase, uuidv7 } from '@meikan/platform';

const at = instant('2026-11-21T00:00:00.000Z');
const mio = userId('mio');
const tsubame = companyId('tsubame');
const anyRevision = { expected: 'any' } as const;

const envelope = () => ({
  commandId: uuidv7(),
  metadata: {
    correlationId: uuidv7(),
    causationId: uuidv7(),
    actor: { id: accountId('mio'), role: 'general' as const },
    issuedAt: at,
  },
});

const company = {
  companyId: tsubame,
  name: '株式会社つばめ勘定',
  reading: null,
  category: { serviceType: 'web_service', mainCategory: 'sns_community', subCategory: null },
  website: 'https://tsubame.example',
  description: '原価',
  registeredBy: accountId('mio'),
  registeredAt: at,
} as const;
const person = { userId: mio, username: 'mio-1', name: '黒﨑 澪', joinedAt: at, isDraft: false };
const worksThere = {
  section: 'work-experiences' as const,
  value: [
    {
      companyId: tsubame,
      companyName: null,
      jobTitle: null,
      jobOverview: null,
      duration: { start: null, end: null },
    },
  ],
};

/** Another process over the same stores: it writes to the log and sees what became of it. */
export function openNeighbour(url: string, kek: Buffer) {
  const database = openDatabase({ url, poolSize: 4, applicationName: 'neighbour' });
  const log = createPostgresEventLog({ pool: database.pool });
  const keys = createPostgresSubjectKeys({ pool: database.pool, kek });
  const handler = createCommandHandler({ log, codecs, keys });
  return {
    /** 黒﨑 澪 writes つばめ勘定 into the own work history. */
    async writeWork() {
      const page = streams.company(tsubame);
      await handler.handle(page, { type: 'register-company', data: company }, envelope(), anyRevision);
      const profile = streams.user(mio);
      await handler.handle(profile, { type: 'register-user', data: person }, envelope(), anyRevision);
      const change = { type: 'change-profile-section' as const, data: worksThere };
      await handler.handle(profile, change, envelope(), anyRevision);
    },
    async membership() {
      const { state } = await handler.load(streams.companymembers(tsubame));
      return memberStatusOf(state, mio);
    },
    async [Symbol.asyncDispose]() {
      await log.close();
      await database.end();
    },
  };
}
