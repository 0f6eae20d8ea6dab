import { measureProfiles } from '@meikan/pwa/measures';
import { atLeast, atMost, exactly, row } from '../../row.ts';
import type { Measure } from '../measure.ts';

const PROFILES = 500;
const PICTURE_BYTES = 60_000;
const MEGABYTES = 120;

/** Profiles with three pictures each are kept on the device, by the part that keeps them. */
export const savedProfiles: Measure = {
  goal: 'G8',
  about: 'saved profiles',
  async run({ scale }) {
    const profiles = Math.round(PROFILES * scale);
    const all = await measureProfiles({ profiles, pictureBytes: PICTURE_BYTES });
    const slow = await measureProfiles({ profiles: 10, pictureBytes: PICTURE_BYTES, fast4G: true });
    const most = (MEGABYTES * profiles) / PROFILES;
    const name = `${profiles} profiles with 3 pictures of 60 KB`;
    return [
      row({ name: `${name}: on the device`, value: all.used / 1e6, unit: 'MB', goal: atMost(most) }),
      row({ name: `${name}: texts found`, value: (100 * all.textsFound) / profiles, unit: '%', goal: exactly(100) }),
      row({
        name: `${name}: pictures kept`,
        value: (100 * all.picturesKept) / all.picturesWanted,
        unit: '%',
        goal: atLeast(99.9),
      }),
      row({ name: `${name}: finding one, p95`, value: all.findP95, unit: 'ms' }),
      row({ name: `${name}: listing all`, value: all.list, unit: 'ms' }),
      row({ name: 'saving one profile on Fast 4G, p95', value: slow.saveP95 / 1000, unit: 's', goal: atMost(1.5) }),
    ];
  },
};
