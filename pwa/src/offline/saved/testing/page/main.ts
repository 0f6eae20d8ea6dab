import { getProfile } from '@meikan/contracts';
import { keyOf, openSaved, type Saved, wipeSaved } from '../../index.ts';

/** What tests call from outside; the app itself has no such door. */
export type Door = {
  readonly openSaved: typeof openSaved;
  readonly wipeSaved: typeof wipeSaved;
  readonly keyOf: typeof keyOf;
  /** Keeps the same answer once more, as the server would tell it after an edit. */
  readonly keepNewer: (room: Saved, username: string) => Promise<void>;
};

async function keepNewer(room: Saved, username: string): Promise<void> {
  const input = { params: { username } };
  const found = await room.find(keyOf(getProfile, input));
  if (found === null) throw new Error(`${username} is not kept`);
  const payload = { ...getProfile.answer.parse(found.answer.payload), revision: '2' };
  room.keep({ call: getProfile, input }, { ...found.answer, payload }, found.ack);
  await room.settled();
}

const door: Door = { openSaved, wipeSaved, keyOf, keepNewer };
Object.assign(globalThis, { saved: door });
