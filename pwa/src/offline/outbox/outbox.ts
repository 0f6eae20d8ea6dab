import type { QueuedType } from '@meikan/contracts';
import { v7 as uuidv7 } from 'uuid';
import { notify } from '../../ui/index.ts';
import { type Choice, decide, discard, goOn, putBack, retry, tryNow } from './machine/decide.ts';
import { kinds } from './machine/kinds.ts';
import { commandFromInput, type Edit, type PictureInput, uploadCommand } from './machine/new-command.ts';
import { PICTURE_TO_COME } from './machine/pictures.ts';
import type { Pause, Queue, Row } from './machine/row.ts';
import { upcast } from './machine/to-wire.ts';
import { createSender, type Sender } from './sending/sender.ts';
import { openStore, type StoreNews } from './store/open-store.ts';
import { type Contents, StorageFull, type Store } from './store/store.ts';
import { accountsTexts as texts } from './texts.ts';

export type Outbox = {
  readonly account: string;
  /** Whether edits outlive the page on this device. */
  readonly durable: boolean;
  /** Resolves when the command is safe on the device and in sight; answers the id of the row that carries it. Rejects with `StorageFull`. */
  enqueue<T extends QueuedType>(edit: Edit<T>): Promise<string | null>;
  /** Uploads a picture when it can; answers what stands for its address until then, for the data of an edit. */
  upload(picture: Blob, edit: PictureInput): Promise<Upload>;
  /** A picture that is still to be uploaded. */
  picture(id: string): Promise<Blob | null>;
  watch(listener: (contents: Contents) => void): () => void;
  contents(): Promise<Contents>;
  /** Tries at once, also after a pause. Resolves when nothing more can be sent for now. */
  sendNow(): Promise<void>;
  pauseByHand(paused: boolean): Promise<void>;
  retry(id: string): Promise<void>;
  decide(id: string, choices: Readonly<Record<string, Choice>>): Promise<void>;
  /** Answers what is gone with it, for `putBack`. Nothing goes while one of them is on its way. */
  discard(ids: readonly string[]): Promise<readonly Row[]>;
  putBack(rows: readonly Row[]): Promise<void>;
  close(): void;
};

/** `reading`: whoever wrote it is not signed in (any more), so nothing is sent, and nothing need be asked for. */
export type OutboxUse = 'sending' | 'reading';

/** A picture that waits: `id` is what an edit that shows it depends on. */
export type Upload = { readonly id: string; readonly address: string };

const now = (): string => new Date().toISOString();

/** Opens the queue of an account on this device and begins to send it. One per page; tabs share what it holds. */
export async function openOutbox(account: string, use: OutboxUse): Promise<Outbox> {
  const store = await openStore(account, storeNews);
  const held = heldBack(store, use);
  const sender = createSender(account, store, held !== null);
  if (held === null && (await bringUp(store))) void sender.kick();
  return {
    account,
    durable: store.durable,
    ...intakeOf(account, store, sender),
    ...handlesOf(sender),
    picture: (id) => store.picture(id),
    watch: (listener) => store.watch((contents) => listener(shown(contents, held))),
    contents: async () => shown(await store.contents(), held),
    close() {
      sender.stop();
      store.close();
    },
  };
}

/** A pause that a sign-in or a new version ends is over: both begin with opening the queue. */
const opened = (queue: Queue): Queue => (queue.pause === 'by-hand' ? queue : { ...tryNow(queue), pause: null });

/**
 * Brings the queue to what this app knows; answers whether there is anything to send. On a full device it goes on as it was
 * written, until there is space (F15).
 */
async function bringUp(store: Store): Promise<boolean> {
  try {
    const { queue } = await store.change('all', (before) => ({ queue: upcast(opened(before), kinds) }));
    return queue.rows.length > 0;
  } catch (error) {
    if (!(error instanceof StorageFull)) throw error;
    return true;
  }
}

/** What puts commands into the queue. */
function intakeOf(account: string, store: Store, sender: Sender): Pick<Outbox, 'enqueue' | 'upload'> {
  // Where the browser knows of no way, writing on is not to wait for a try; that there is one again is an occasion.
  const kick = () => {
    if (navigator.onLine) void sender.kick();
  };
  return {
    async enqueue(edit) {
      const id = await store.enqueue(commandFromInput(edit, account, edit.id ?? uuidv7(), now()));
      kick();
      return id;
    },
    async upload(picture, edit) {
      const id = uuidv7();
      await store.enqueue(uploadCommand(id, now(), edit), picture);
      kick();
      return { id, address: `${PICTURE_TO_COME}${id}` };
    },
  };
}

type Handles = Pick<Outbox, 'sendNow' | 'pauseByHand' | 'retry' | 'decide' | 'discard' | 'putBack'>;

/** What a person does with what is in the queue. */
function handlesOf({ changeAndKick }: Sender): Handles {
  return {
    sendNow: () => changeAndKick(goOn),
    pauseByHand: (paused) => changeAndKick((queue) => (paused ? { ...queue, pause: 'by-hand' } : goOn(queue))),
    retry: (id) => changeAndKick((queue) => tryNow(retry(queue, id, uuidv7()))),
    decide: (id, choices) => changeAndKick((queue) => tryNow(decide(queue, id, choices, uuidv7()))),
    async discard(ids) {
      let gone: readonly Row[] = [];
      await changeAndKick((queue) => {
        const discarded = discard(queue, ids, kinds);
        gone = discarded.gone;
        return tryNow(discarded.queue);
      });
      return gone;
    },
    putBack: (rows) => changeAndKick((queue) => putBack(queue, rows)),
  };
}

/** Why this page sends nothing at all, whatever the queue says; it does not write so, since another page may send. */
function heldBack({ outdated }: Store, use: OutboxUse): Pause | null {
  if (use === 'reading') return 'sign-in';
  return outdated ? 'update' : null;
}

const shown = (contents: Contents, held: Pause | null): Contents =>
  held === null ? contents : { ...contents, queue: { ...contents.queue, pause: contents.queue.pause ?? held } };

const storeNews: StoreNews = {
  onNewer: () =>
    notify({ text: texts.newerTab, tone: 'alert', action: { label: texts.reload, run: () => location.reload() } }),
  onFull: () => notify({ text: texts.full, tone: 'alert' }),
  onLost: (restored) => notify({ text: restored > 0 ? texts.restored(restored) : texts.lost, tone: 'alert' }),
};
