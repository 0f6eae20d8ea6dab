import type { DomainEvent } from '../kernel/event.ts';

/** What an admin can look into: histories of entities, the state of the projections, and who was refused what. */
export type AuditedCategory = 'user' | 'account' | 'company' | 'companymembers' | 'article' | 'projection' | 'refusals';
/** Which of an entity's views was opened. */
export type AuditView = 'history' | 'moments' | 'state' | 'difference' | 'status';
export type RebuildAction = 'start' | 'pause' | 'resume' | 'abort' | 'swap' | 'swap-despite-differences' | 'roll-back';

/** `id` is the entity's, or the projection's name. Who looked stands in the metadata. */
export type AuditViewed = DomainEvent<
  'audit-viewed',
  { readonly category: AuditedCategory; readonly id: string; readonly what: AuditView }
>;
export type ProjectionRebuildControlled = DomainEvent<
  'projection-rebuild-controlled',
  { readonly name: string; readonly action: RebuildAction; readonly reason: string }
>;
/** `stream` waits behind an event that could not be folded; ordered by its name, which never holds personal data. */
export type StreamRefoldOrdered = DomainEvent<
  'stream-refold-ordered',
  { readonly name: string; readonly stream: string; readonly reason: string }
>;

/** What admins do that belongs to no entity's own stream, one act in each `adminop-<id>`. */
export type AdminopEvent = AuditViewed | ProjectionRebuildControlled | StreamRefoldOrdered;
