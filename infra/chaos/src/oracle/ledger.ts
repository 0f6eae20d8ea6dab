import { type Claim, type Evidence, WHOLE } from './claim.ts';

/** Looks edits up in the evidence; remembers what it found, since edits give way to each other in long chains. */
export class Ledger {
  readonly #evidence: Evidence;
  readonly #gaveWay = new Map<Claim, boolean>();

  constructor(evidence: Evidence) {
    this.#evidence = evidence;
  }

  /** Where in the log its value was written. */
  placesOf({ stream, field, value }: Claim): number[] {
    return this.#evidence.written
      .filter((entry) => entry.stream === stream && entry.field === field && entry.value === value)
      .map(({ place }) => place);
  }

  isStanding({ device, stream, field, value }: Claim): boolean {
    return this.#evidence.standing.some(
      (row) => row.device === device && row.stream === stream && row.sets[field] === value,
    );
  }

  /**
   * Whether a later edit of the same device took its place, and is itself accounted for: before it was sent, or when it stood before
   * its person since the request was refused.
   */
  gaveWay(claim: Claim): boolean {
    const known = this.#gaveWay.get(claim);
    if (known !== undefined) return known;
    const { claims } = this.#evidence;
    const gave =
      !this.#isOnItsWay(claim) && claims.some((later) => comesAfter(later, claim) && this.#isAccountedFor(later));
    this.#gaveWay.set(claim, gave);
    return gave;
  }

  /** A removal is true when the thing is gone, whoever removed it, or was never known to anybody else. */
  isGone(claim: Claim): boolean {
    const { written, sent } = this.#evidence;
    const inStream = written.filter(({ stream }) => stream === claim.stream);
    if (inStream.some(({ value }) => value === 'gone')) return true;
    if (claim.fate === 'discarded' || this.isStanding(claim)) return true;
    return inStream.length === 0 && sent.every((one) => one.stream !== claim.stream || one.heardNo);
  }

  #isAccountedFor(claim: Claim): boolean {
    if (claim.value === 'gone') return this.isGone(claim);
    if (claim.fate === 'discarded' || this.isStanding(claim)) return true;
    return this.placesOf(claim).length > 0 || this.gaveWay(claim);
  }

  /** It was sent, and its sender neither heard that it was not carried out nor left it to its person. */
  #isOnItsWay({ device, stream, field, value }: Claim): boolean {
    return this.#evidence.sent
      .filter((one) => one.device === device && one.stream === stream && one.sets[field] === value)
      .some(({ heardNo, leftToPerson }) => !heardNo && !leftToPerson);
  }
}

function comesAfter(later: Claim, { device, stream, field, turn }: Claim): boolean {
  const covers = later.field === field || (later.field === WHOLE && later.value === 'gone');
  return covers && later.device === device && later.stream === stream && later.turn > turn;
}
