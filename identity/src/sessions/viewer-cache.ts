import type { AccountViewer, Clock } from '@meikan/platform';

/** What was revoked elsewhere is refused here after this at the latest. */
const KEEP = 5_000;
const MOST = 10_000;

export type ViewerCache = ReturnType<typeof createViewerCache>;

/** Spares the database one look-up per request of a busy phone. */
export function createViewerCache(clock: Clock) {
  const entries = new Map<string, { readonly viewer: AccountViewer; readonly until: number }>();
  return {
    get(key: string): AccountViewer | null {
      const entry = entries.get(key);
      if (entry === undefined) return null;
      if (entry.until > clock.now().getTime()) return entry.viewer;
      entries.delete(key);
      return null;
    },
    put(key: string, viewer: AccountViewer): void {
      const oldest = entries.size >= MOST ? entries.keys().next().value : undefined;
      if (oldest !== undefined) entries.delete(oldest);
      entries.set(key, { viewer, until: clock.now().getTime() + KEEP });
    },
    /** Drops what matches, at once. */
    drop(matches: (key: string, viewer: AccountViewer) => boolean): void {
      for (const [key, { viewer }] of entries) if (matches(key, viewer)) entries.delete(key);
    },
  };
}
