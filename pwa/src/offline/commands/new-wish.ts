import {
  articleFieldsOfItem,
  laneOf,
  profileFieldsOf,
  type QueuedInput,
  type QueuedType,
  queuedData,
  sectionsFromProfile,
  snsFieldsOf,
  workFieldsOf,
} from '@meikan/contracts';
import { pick } from '../outbox/fields.ts';
import { ABSENT, type About, type JsonObject, type Wish } from '../outbox/wish.ts';
import { kinds, UPLOAD } from './kinds.ts';
import type { Shown } from './shown.ts';

/** An edit as a feature makes it; everything else about a wish follows from it. */
export type Edit<T extends QueuedType = QueuedType> = {
  readonly type: T;
  readonly data: QueuedInput[T];
  readonly about: About;
  /** Needed by edits that merge: what they change, as it was shown. */
  readonly shown?: Shown;
  /** Given by whoever may wish the same twice: a button pressed twice, a form sent again (F30). */
  readonly id?: string;
  readonly dependsOn?: readonly string[];
};

/** Everything a wish carries but who makes it when: the lane, what its person saw, and what they changed it from. */
export function wishOfEdit<T extends QueuedType>(edit: Edit<T>, account: string, id: string, at: string): Wish {
  const { type, about, shown, dependsOn = [] } = edit;
  const data = asJson(edit.data);
  const { merges } = kinds(type);
  const names = Object.keys(kinds(type).fields(data));
  const base = shown && merges === 'fields' ? pick(shownFields(type, shown), names) : {};
  const seen = merges === 'create' ? ABSENT : merges === 'set' ? null : revisionOf(shown);
  const stream = laneOf(type, edit.data, account);
  return { id, type, v: queuedData[type].v, stream, data, base, seen, issuedAt: at, dependsOn, about };
}

/** The wish to upload a picture; whoever shows it depends on it, by its id. */
export function wishOfPicture(id: string, about: About, at: string): Wish {
  return {
    id,
    type: UPLOAD,
    v: 1,
    stream: `picture-${id}`,
    data: {},
    base: {},
    seen: null,
    issuedAt: at,
    dependsOn: [],
    about,
  };
}

function revisionOf(shown: Shown | undefined): string | null {
  if (!shown) return null;
  return 'profile' in shown ? shown.profile.revision : shown.article.revision;
}

function shownFields(type: QueuedType, shown: Shown): JsonObject {
  if ('article' in shown) return asJson(articleFieldsOfItem(shown.article));
  const sections = sectionsFromProfile(shown.profile);
  if (type === 'update-sns') return asJson(snsFieldsOf(sections));
  return asJson(type === 'set-work-experiences' ? workFieldsOf(sections) : profileFieldsOf(sections));
}

/** What was built of JSON's own kinds, once what is undefined has been left out. */
const asJson = (value: object): JsonObject => JSON.parse(JSON.stringify(value)) as JsonObject;
