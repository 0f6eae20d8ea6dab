import type { Command } from '../kernel/command.ts';
import type { Refusal } from '../kernel/decider.ts';
import type { AuditViewed, ProjectionRebuildControlled, StreamRefoldOrdered } from './events.ts';

/** Written before the view is handed out. */
export type RecordAuditView = Command<'record-audit-view', AuditViewed['data']>;
/** Written before the rebuild is touched: an act without a trace would be worse than the trace of an act that failed. */
export type RecordRebuildControl = Command<'record-rebuild-control', ProjectionRebuildControlled['data']>;
/** Written before the stream is folded anew, for the same reason. */
export type RecordStreamRefold = Command<'record-stream-refold', StreamRefoldOrdered['data']>;

export type AdminopCommand = RecordAuditView | RecordRebuildControl | RecordStreamRefold;
export type AdminopRefusal = Refusal<'adminop-already-recorded' | 'required'>;
