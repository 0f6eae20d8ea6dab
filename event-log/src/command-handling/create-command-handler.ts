import { createHash } from 'node:crypto';
import type { DomainEvent, Refusal } from '@meikan/domain';
import type { CodecRegistry, Recorded } from '../codecs/registry.ts';
import { isSealed } from '../codecs/seal.ts';
import { meets } from '../expected-revision.ts';
import type { SubjectKeys } from '../keys/subject-keys.ts';
import type { AppendResult, EventLog, ExpectedRevision, JsonObject, ReceiptKey, StreamName } from '../port.ts';
import { categoryOf } from '../prepared-append.ts';
import { answerFromReceipt } from '../receipt-answer.ts';
import { canonicalJson } from './canonical-json.ts';
import type { CommandEnvelope, CommandHandler, HandlingResult, Loaded, Stream } from './command-handling.ts';
import { eventIdOf } from './event-id.ts';
import { KeptFolds } from './kept-folds.ts';

export type CommandHandlerParts = {
  readonly log: EventLog;
  readonly codecs: CodecRegistry;
  readonly keys: SubjectKeys;
};

type Parts = CommandHandlerParts & { readonly folds: KeptFolds };

/** How often a command that expects no particular revision is decided anew when other writers were faster. */
const TRIES = 5;

/** Everything about one command that stays the same over its tries. */
type Task<S, C, E extends DomainEvent, R extends Refusal> = {
  readonly stream: Stream<S, C, E, R>;
  readonly command: C;
  readonly envelope: CommandEnvelope;
  readonly expected: ExpectedRevision;
  readonly key: ReceiptKey;
};

export function createCommandHandler(given: CommandHandlerParts): CommandHandler {
  const parts: Parts = { ...given, folds: new KeptFolds() };
  return {
    async handle(stream, command, envelope, { expected }) {
      const key = receiptKey(stream.name, command, envelope);
      const task = { stream, command, envelope, expected, key };
      // Asked at once: a repeat is rare, and its answer is checked again where anything is written.
      const [receipt, first] = await Promise.all([parts.log.findReceipt(key), load(parts, stream)]);
      return receipt ? answerAgain(answerFromReceipt(receipt, key)) : attempts(parts, task, first);
    },
    load: (stream, options) => load(parts, stream, options?.upTo),
  };
}

async function attempts<S, C, E extends DomainEvent, R extends Refusal>(
  parts: Parts,
  task: Task<S, C, E, R>,
  first: Loaded<S>,
): Promise<HandlingResult<S, R>> {
  let loaded = first;
  const tries = typeof task.expected === 'bigint' || task.expected === 'no-stream' ? 1 : TRIES;
  for (let attempt = 0; attempt < tries && meets(task.expected, loaded.revision); attempt++) {
    const outcome = await decideAndWrite(parts, task, loaded);
    if (outcome) return outcome;
    loaded = await load(parts, task.stream);
  }
  return { kind: 'conflict', revision: loaded.revision, state: loaded.state };
}

/** Null when another writer was faster than this try. */
async function decideAndWrite<S, C, E extends DomainEvent, R extends Refusal>(
  parts: Parts,
  task: Task<S, C, E, R>,
  loaded: Loaded<S>,
): Promise<HandlingResult<S, R> | null> {
  const decision = task.stream.decider.decide(task.command, loaded.state);
  if (decision.kind === 'refused') return remember(parts, task, loaded, decision.refusal);
  if (decision.events.length === 0) return remember(parts, task, loaded, null);
  const result = await append(parts, task, loaded, decision.events);
  if (result.kind === 'conflict') return null;
  if (result.kind !== 'appended') return answerAgain(result);
  return { kind: 'handled', position: result.position, revision: result.revision, repeated: false };
}

async function append<S, C, E extends DomainEvent, R extends Refusal>(
  { log, codecs, keys }: Parts,
  { stream: { name: stream }, envelope, key }: Task<S, C, E, R>,
  loaded: Loaded<S>,
  events: readonly E[],
): Promise<AppendResult> {
  const metadata = { commandId: envelope.commandId, ...envelope.metadata };
  const stored = await Promise.all(
    events.map((event, index) =>
      codecs.encode(event, { id: eventIdOf(envelope.commandId, index), stream, metadata, keys }),
    ),
  );
  // Exactly what was decided on, also for `any`: a decision never stands on a state it has not seen.
  return log.append({ stream, expected: loaded.revision ?? 'no-stream', events: stored, receipt: key });
}

/** Refusals and commands that change nothing are answers too: a repeat of the command gets the same one. */
async function remember<S, C, E extends DomainEvent, R extends Refusal>(
  { log }: Parts,
  { key, stream: { name: stream } }: Task<S, C, E, R>,
  { position, revision }: Loaded<S>,
  refusal: R | null,
): Promise<HandlingResult<S, R>> {
  const at = position ?? log.start;
  const outcome = refusal ? 'refused' : 'unchanged';
  const stored = refusal ? (JSON.parse(JSON.stringify(refusal)) as JsonObject) : null;
  const written = await log.writeReceipt({ ...key, outcome, stream, position: at, revision, refusal: stored });
  if (written.kind !== 'written') return answerAgain(written);
  if (refusal) return { kind: 'refused', refusal, repeated: false };
  return { kind: 'unchanged', position: at, revision, repeated: false };
}

function answerAgain<S, R>(answer: ReturnType<typeof answerFromReceipt>): HandlingResult<S, R> {
  if (answer.kind === 'reused') return { kind: 'reused-command-id' };
  const { outcome, position, revision, refusal } = answer.receipt;
  if (outcome === 'refused') return { kind: 'refused', refusal: refusal as R, repeated: true };
  if (outcome === 'unchanged') return { kind: 'unchanged', position, revision, repeated: true };
  if (revision === null) throw new Error(`the receipt of ${answer.receipt.commandId} is handled without a revision`);
  return { kind: 'handled', position, revision, repeated: true };
}

/** @param upTo an inclusive revision: what stood then */
async function load<S, C, E extends DomainEvent, R extends Refusal>(
  { log, codecs, keys, folds }: Parts,
  { name, category, decider }: Stream<S, C, E, R>,
  upTo?: bigint,
): Promise<Loaded<S>> {
  const kept = upTo === undefined ? folds.get<S>(name) : null;
  const part = kept ? { from: kept.revision + 1n } : upTo === undefined ? {} : { limit: Number(upTo) + 1 };
  const recorded = await log.readStream(name, part);
  const events = await codecs.decodeAll(recorded, keys);
  assertOwn<E>(category, name, events);
  const state = events.reduce((state, event) => decider.evolve(state, event), kept?.state ?? decider.initial);
  const last = events.at(-1) ?? kept;
  if (!last) return { state, revision: null, position: null };
  const { revision, position } = last;
  // What somebody wrote of themselves is never kept in the clear: a key that is destroyed takes effect at once.
  if (recorded.some(isSealed)) folds.drop(name);
  else if (upTo === undefined) folds.keep(name, { state, revision, position });
  return { state, revision, position };
}

/** A stream is folded by its own category's decider only; the codecs have checked that its events are that category's. */
function assertOwn<E extends DomainEvent>(
  category: string,
  stream: StreamName,
  events: readonly Recorded<DomainEvent>[],
): asserts events is readonly Recorded<E>[] {
  const isOwn = categoryOf(stream) === category && events.every((event) => event.category === category);
  if (!isOwn) throw new TypeError(`${stream} is not a stream of ${category}`);
}

function receiptKey(stream: StreamName, command: unknown, envelope: CommandEnvelope): ReceiptKey {
  const bodyHash = envelope.bodyHash ?? sha256(canonicalJson({ stream, command }));
  return { commandId: envelope.commandId.toLowerCase(), accountId: envelope.metadata.actor.id, bodyHash };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
