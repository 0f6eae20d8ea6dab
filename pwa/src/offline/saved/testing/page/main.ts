import { getProfile, listFollowing } from '@meikan/contracts';
import { pictureCacheName, SavedDatabase } from '../../database.ts';
import { keyOf, openSaved, type Saved, wipeSaved } from '../../index.ts';
import { profileQuestion } from '../../person-questions.ts';

/** What tests call from outside; the app itself has no such door. */
export type Door = {
  readonly openSaved: typeof openSaved;
  readonly wipeSaved: typeof wipeSaved;
  readonly keyOf: typeof keyOf;
  /** Keeps the same answer once more, as the server would tell it after an edit. */
  readonly keepNewer: (room: Saved, username: string) => Promise<void>;
  /** Keeps what the server says of a person, as the page in view does. */
  readonly keepProfile: (room: Saved, id: string) => Promise<void>;
  /** Keeps whom a person follows, which is nobody; answers the key of that question. */
  readonly keepList: (room: Saved, id: string) => Promise<string>;
  /** Takes a picture away behind the room's back, as a browser may. */
  readonly losePicture: (account: string, address: string) => Promise<boolean>;
  /** The keys of the answers whose bodies lie here. */
  readonly bodies: (account: string) => Promise<readonly string[]>;
};

async function keepNewer(room: Saved, username: string): Promise<void> {
  const input = { params: { username } };
  const found = await room.find(keyOf(getProfile, input));
  if (found === null) throw new Error(`${username} is not kept`);
  const payload = { ...getProfile.answer.parse(found.answer.payload), revision: '2' };
  room.keep({ call: getProfile, input }, { ...found.answer, payload }, found.ack);
  await room.settled();
}

async function keepProfile(room: Saved, id: string): Promise<void> {
  const { call, input, ask } = profileQuestion(id);
  room.keep({ call, input }, await ask(), 0);
  await room.settled();
}

async function keepList(room: Saved, id: string): Promise<string> {
  const input = { params: { id } };
  const answer = { payload: [], total: 0, counter: undefined, position: undefined, watermark: undefined };
  room.keep({ call: listFollowing, input }, answer, 0);
  await room.settled();
  return keyOf(listFollowing, input);
}

const losePicture = async (account: string, address: string): Promise<boolean> =>
  (await caches.open(pictureCacheName(account))).delete(address);

async function bodies(account: string): Promise<readonly string[]> {
  const database = new SavedDatabase(account);
  try {
    return await database.bodies.toCollection().primaryKeys();
  } finally {
    database.close();
  }
}

const door: Door = { openSaved, wipeSaved, keyOf, keepNewer, keepProfile, keepList, losePicture, bodies };
Object.assign(globalThis, { saved: door });
