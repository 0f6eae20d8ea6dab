import { Fault, isFault } from '@meikan/platform';

/** The issuer is away or answers nonsense: 503 rather than blaming whoever signs in. */
export function toIssuerFault(error: unknown): Error {
  return isFault(error) ? error : new Fault('issuer', 'the issuer of id_tokens cannot be asked', { cause: error });
}
