const HEADER_CHARSET = /;\s*charset\s*=\s*["']?([\w.:-]{1,40})/i;
const PROLOG_CHARSET = /^\s*<\?xml\s[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/;
const PROLOG_BYTES = 512;
/** So much is looked at from the first byte on that is not ASCII. */
const SAMPLE_BYTES = 64 * 1024;
const ESCAPE = 0x1b;

/** What Japanese servers call their encodings besides the names of the WHATWG. */
const byOtherNames: readonly (readonly [RegExp, string])[] = [
  [/932|31j|sjis|shift.?jis|ms.?kanji/i, 'shift_jis'],
  [/euc.?jp|ujis|51932/i, 'euc-jp'],
  [/2022.?jp|5022[0-2]|^jis$/i, 'iso-2022-jp'],
];

const MARK = '\uFFFD';
const NOT_ASCII = /[^\p{ASCII}\uFFFD]/gu;
const KANA = /[\u3041-\u3096\u30a1-\u30fe]/g;
const HALF_WIDTH = /[\uff61-\uff9f]/g;
const CONTROLS = /[\u0080-\u009f]/g;

/** What speaks for an encoding: its name counts as two kana do, and what only it would be written like counts more. */
const weights = { broken: -8, named: 4, written: 8, kana: 2, halfWidth: -1 } as const;
/** Whatever decodes in these beyond ASCII is hardly anything else. */
const UNMISTAKABLE: ReadonlySet<string> = new Set(['utf-8', 'iso-2022-jp']);

/** UTF-16 shows by its mark, or by the zero beside the first character (XML 1.0, appendix F). */
function utf16Of([first, second]: Uint8Array): string | null {
  if (first === undefined || second === undefined) return null;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : null;
}

const isMarkedUtf8 = ([first, second, third]: Uint8Array): boolean =>
  first === 0xef && second === 0xbb && third === 0xbf;

/** The encoding of a name; null for none, and for UTF-16, which would have shown in the bytes. */
function encodingNamed(name: string | undefined): string | null {
  if (name === undefined) return null;
  const japanese = byOtherNames.find(([pattern]) => pattern.test(name));
  if (japanese !== undefined) return japanese[1];
  try {
    const { encoding } = new TextDecoder(name);
    return encoding.startsWith('utf-16') ? null : encoding;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function namedEncodings(bytes: Uint8Array, contentType: string): readonly string[] {
  const prolog = new TextDecoder('latin1').decode(bytes.subarray(0, PROLOG_BYTES));
  const names = [HEADER_CHARSET.exec(contentType)?.[1], PROLOG_CHARSET.exec(prolog)?.[1]];
  return names.map(encodingNamed).filter((name) => name !== null);
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function evidenceFor(encoding: string, sample: Uint8Array, isNamed: boolean): number {
  // As a stream, so that a character cut by the end of the sample is not taken for a broken one.
  const text = new TextDecoder(encoding).decode(sample, { stream: true });
  const written = UNMISTAKABLE.has(encoding)
    ? weights.written * countOf(text, NOT_ASCII)
    : weights.kana * countOf(text, KANA) + weights.halfWidth * countOf(text, HALF_WIDTH);
  return written + weights.broken * (text.split(MARK).length - 1) + (isNamed ? weights.named : 0);
}

/** The encoding that the bytes are written in, as far as they tell; the first of those that fit alike. */
function encodingOf(bytes: Uint8Array, named: readonly string[]): string {
  const start = bytes.findIndex((byte) => byte >= 0x80 || byte === ESCAPE);
  if (start === -1) return 'utf-8';
  const sample = bytes.subarray(start, start + SAMPLE_BYTES);
  const others = [...(sample.includes(ESCAPE) ? ['iso-2022-jp'] : []), 'utf-8', 'shift_jis', 'euc-jp'];
  let best = { encoding: 'utf-8', evidence: Number.NEGATIVE_INFINITY };
  for (const encoding of new Set([...named, ...others])) {
    const evidence = evidenceFor(encoding, sample, named.includes(encoding));
    if (evidence > best.evidence) best = { encoding, evidence };
  }
  return best.encoding;
}

/**
 * The text of a feed in whatever its bytes are written: UTF-16 and UTF-8 by their marks, else the encoding that leaves the
 * fewest characters broken and the most that only it would write. The names in the header and in the prolog, in this
 * order, decide where the bytes do not (RFC 7303), for servers often name a charset their files are not in, or none that there
 * is. A broken character alone is marked, as U+FFFD.
 */
export function decodeFeed(body: Uint8Array, contentType: string): string {
  const utf16 = utf16Of(body);
  if (utf16 !== null) return new TextDecoder(utf16).decode(body);
  const isMarked = isMarkedUtf8(body);
  const bytes = isMarked ? body.subarray(3) : body;
  const names = [...(isMarked ? ['utf-8'] : []), ...namedEncodings(bytes, contentType)];
  const encoding = encodingOf(bytes, names.length === 0 ? ['utf-8'] : names);
  const text = new TextDecoder(encoding).decode(bytes);
  // The platform lets bytes pass as controls there that are no characters of EUC-JP.
  return encoding === 'euc-jp' ? text.replace(CONTROLS, MARK) : text;
}
