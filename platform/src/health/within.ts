/** What `work` answers, if it does within `milliseconds`. @throws Error when it does not; whatever it throws */
export async function within<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), milliseconds);
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
