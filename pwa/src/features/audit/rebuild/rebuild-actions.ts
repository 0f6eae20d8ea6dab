import type { CallBodyInput, controlRebuild, ProjectionStatus } from '@meikan/contracts';

export type RebuildAction = CallBodyInput<typeof controlRebuild>['action'];
export type Rebuild = NonNullable<ProjectionStatus['rebuild']>;

/** What an admin can do about a rebuild as it stands; the first is what is mostly wanted. */
export function actionsFor(rebuild: Rebuild | null): readonly RebuildAction[] {
  if (rebuild?.stalled) return ['start'];
  switch (rebuild?.status) {
    case undefined:
    case 'aborted':
      return ['start'];
    case 'running':
      return ['pause', 'abort'];
    case 'paused':
      return ['resume', 'abort'];
    case 'verifying':
      return ['abort'];
    case 'ready':
      return ['swap', 'abort'];
    case 'swapped':
      return ['start', 'roll-back'];
    case 'failed':
      return rebuild?.tables.length ? ['swap-despite-differences', 'abort', 'start'] : ['start'];
  }
}

/** Whether it moves by itself, so that its progress is asked for again. */
export const isMoving = (rebuild: Rebuild | null): boolean =>
  rebuild !== null && (rebuild.status === 'running' || rebuild.status === 'verifying' || rebuild.status === 'paused');

/** Whole percent; 100 only when nothing is left. */
export function percentOf({ done, total, status }: Rebuild): number {
  if (status === 'ready' || status === 'swapped') return 100;
  return total === 0 ? 0 : Math.min(status === 'verifying' ? 100 : 99, Math.floor((done / total) * 100));
}
