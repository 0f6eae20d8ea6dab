import { unreachable } from '../kernel/decider.ts';
import type { PrivacyEvent } from './events.ts';

/** Whether the owners of profiles see that this member was there. */
export type Privacy = { readonly footprints: 'shown' | 'hidden' };

/** What holds until somebody chooses otherwise. */
export const openPrivacy: Privacy = { footprints: 'shown' };

export function evolvePrivacy(state: Privacy, event: PrivacyEvent): Privacy {
  switch (event.type) {
    case 'footprints-hidden':
      return { ...state, footprints: 'hidden' };
    case 'footprints-shown':
      return { ...state, footprints: 'shown' };
    default:
      return unreachable(event);
  }
}
