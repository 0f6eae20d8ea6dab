/** The engine could not answer: too slow, out of reach, or it refused the work. Servers answer 503 (a fault, not a refusal). */
export class SearchFault extends Error {
  override readonly name = 'SearchFault';
  readonly tag: 'timeout' | 'unreachable' | 'rejected';

  constructor(tag: SearchFault['tag'], message: string, cause?: unknown) {
    super(message, { cause });
    this.tag = tag;
  }
}
