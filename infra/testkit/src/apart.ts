/** How long to wait, in ms, for a program that runs apart: a busy machine takes many times as long as an idle one to start it. */
export const apart = {
  readyWithin: 60_000,
  /** For a test that starts one, and has a while for itself after it. */
  test: 90_000,
} as const;
