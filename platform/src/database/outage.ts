/** Classes and codes of SQLSTATE that mean: the database is away, full, overloaded or shutting down. */
const outages = /^(?:08...|53...|57P0[1-5]|57014|58...)$/;
const network = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EHOSTUNREACH', 'EAI_AGAIN']);
/** pg gives these no code. */
const messages =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** A fault of the database, not of the query: worth another try later. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseOutage)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return outages.test(code) || network.has(code) || messages.test(error.message);
}
