import type { FieldOrigin, HistoryEntry } from '@meikan/contracts';
import { type DomainRecorded, ERASED_TEXT } from '@meikan/event-log';
import { differences } from '../entities/differences.ts';
import type { Step } from '../entities/steps.ts';
import type { NameActor } from '../entities/subject-names.ts';
import { type Json, toJson } from '../entities/to-json.ts';
import { labelOf } from './event-words.ts';

export function historyEntryOf(step: Step, nameActor: NameActor): HistoryEntry {
  const { event, version, erased, before, after } = step;
  const { metadata } = event;
  return {
    ...fieldOriginOf(event, nameActor),
    stream: event.stream,
    position: event.position,
    type: event.type,
    version,
    data: dataOf(step),
    actingFor: metadata.actingFor ?? null,
    commandId: metadata.commandId,
    correlationId: metadata.correlationId,
    causationId: metadata.causationId,
    changed: differences(before, after).map(({ path }) => path),
    erased: erased.length > 0,
  };
}

export function fieldOriginOf(event: DomainRecorded, nameActor: NameActor): FieldOrigin {
  const { id, revision, metadata, recordedAt } = event;
  return {
    eventId: id,
    revision: String(revision),
    actor: nameActor(metadata.actor),
    issuedAt: metadata.issuedAt,
    recordedAt,
    reason: metadata.reason ?? null,
    label: labelOf(event),
  };
}

/** Folds read an erased field as empty; people reading the history are told that something stood there. */
function dataOf({ event, erased }: Step): Json {
  const fields = Object.entries(event.data).map(([name, value]) => [
    name,
    erased.includes(name) ? ERASED_TEXT : toJson(value),
  ]);
  return Object.fromEntries(fields);
}
