import type { Upcasters } from '../outbox/upcast.ts';
import type { JsonObject } from '../outbox/wish.ts';

/** The next version only added something that may be left out. */
const asItWas = { 1: (data: JsonObject) => data };

/** At first only people had feeds. */
const ofPerson = ({ userId, ...rest }: JsonObject): JsonObject =>
  userId === undefined ? rest : { ...rest, owner: { kind: 'user', id: userId } };

/** One row for every version of a command's data that was ever written down on a phone and is not the present one. */
export const upcasters: Upcasters = {
  'register-article': asItWas,
  'edit-article': asItWas,
  'set-bookmark': asItWas,
  'set-follow': asItWas,
  'register-service': asItWas,
  'declare-usage': asItWas,
  'set-rss-configs': { 1: ofPerson },
};
