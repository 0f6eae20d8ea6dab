/** How far the fetching of a thing has come. */
export type Progress = { readonly done: number; readonly total: number };

export type Jobs = {
  /** `null`: nothing is being fetched. The same object as long as nothing has changed. */
  of(key: string): Progress | null;
  report(key: string, progress: Progress | null): void;
  /** Hears of every change until the returned function is called. */
  onChange(listener: () => void): () => void;
};

/** What is being fetched in this tab; other tabs see what has been written down. */
export function openJobs(): Jobs {
  const running = new Map<string, Progress>();
  const listeners = new Set<() => void>();
  return {
    of: (key) => running.get(key) ?? null,
    report(key, progress) {
      if (progress === null) running.delete(key);
      else running.set(key, progress);
      for (const listener of listeners) listener();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
