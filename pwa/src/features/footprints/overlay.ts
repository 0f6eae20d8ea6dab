import { getPrivacy } from '@meikan/contracts';
import { evolvePrivacy, instant, openPrivacy, userId } from '@meikan/domain';
import { type Pending, payloadOverlay, type Views } from '../../offline/index.ts';

type PendingCommand = Extract<Pending, { type: 'set-footprints-hidden' }>;

export const footprintViews: Views = {
  overlays: [
    payloadOverlay(getPrivacy, (privacy, { account, pending }) => {
      const commands = pending.filter((one): one is PendingCommand => one.type === 'set-footprints-hidden');
      const before = { ...openPrivacy, footprints: privacy.hidesFootprints ? ('hidden' as const) : ('shown' as const) };
      const { footprints } = commands.reduce((state, { data, command }) => {
        const type = data.value ? ('footprints-hidden' as const) : ('footprints-shown' as const);
        return evolvePrivacy(state, { type, data: { userId: userId(account), at: instant(command.issuedAt) } });
      }, before);
      return { ...privacy, hidesFootprints: footprints === 'hidden' };
    }),
  ],
  stale: { 'set-footprints-hidden': [getPrivacy] },
};
