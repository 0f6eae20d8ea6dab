/** RFC 9110 12.4.2: 0 to 1 with three digits at most. */
const WEIGHT = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/iu;

/**
 * The coding in which an answer is sent, by the header Accept-Encoding (RFC 9110 12.5.3).
 * @param offered what there is, best first; of two that a reader likes alike the first is taken
 * @returns null where the answer goes out as it is: nothing was asked for, or nothing that there is
 */
export function codingFor<C extends string>(header: string | undefined, offered: readonly C[]): C | null {
  const weights = weightsOf(header ?? '');
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0;
  // Listed by name it competes; not listed it is what remains.
  const plain = weights.get('identity') ?? 0;
  const [best] = offered.toSorted((a, b) => weightOf(b) - weightOf(a));
  return best !== undefined && weightOf(best) > 0 && weightOf(best) >= plain ? best : null;
}

/** What a reader can unpack, and how much it likes that. A weight that is none says nothing. */
function weightsOf(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const element of header.split(',')) {
    const [coding = '', weight] = element.split(';', 2).map((part) => part.trim());
    const written = weight === undefined ? '1' : WEIGHT.exec(weight)?.[1];
    if (coding !== '' && written !== undefined) weights.set(nameOf(coding), Number(written));
  }
  return weights;
}

const nameOf = (coding: string): string => coding.toLowerCase().replace(/^x-gzip$/u, 'gzip');
