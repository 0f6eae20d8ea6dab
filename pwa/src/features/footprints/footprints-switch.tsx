import { getPrivacy } from '@meikan/contracts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../api/api-query.ts';
import { Asked } from '../../directory/asked.tsx';
import { enqueueOrNotify } from '../../offline/index.ts';
import { SkeletonList, SwitchRow } from '../../ui/index.ts';
import { footprintTexts } from './footprints.texts.ts';

const texts = footprintTexts.privacy;

/** Whether one leaves footprints; with no network, it is sent as soon as there is one. */
export function FootprintsSwitch() {
  const query = useQuery(apiQuery(getPrivacy, {}));
  const set = (value: boolean) =>
    enqueueOrNotify({ type: 'set-footprints-hidden', data: { value }, about: { name: texts.about, path: '/account' } });
  return (
    <Asked query={query} waiting={<SkeletonList rows={1} />}>
      {({ payload: { hidesFootprints } }) => (
        <SwitchRow
          label={texts.label}
          consequence={hidesFootprints ? texts.hidden : texts.shown}
          on={hidesFootprints}
          onChange={(on) => void set(on)}
        />
      )}
    </Asked>
  );
}
