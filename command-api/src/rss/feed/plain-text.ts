import sax from 'sax';

/** Elements that stand in titles. Others may be what the title is about, as `Vec<T>` is. */
const ofTitles: ReadonlySet<string> = new Set(
  `a abbr b big br code del div em font h1 h2 h3 h4 h5 h6 i img ins kbd mark p rp rt ruby
   script small span strong style sub sup svg tt u`.split(/\s+/),
);
/** Between what stands before and after them there is at least a space. */
const breaking: ReadonlySet<string> = new Set(
  `address article aside blockquote br center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6
   header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul`.split(/\s+/),
);
/** What stands in them is not for readers; `!--` is a comment. */
const silent: ReadonlySet<string> = new Set(
  '!-- script style template noscript iframe object svg video audio'.split(' '),
);

const COMMENT = /<!--[^<>]*-->/g;
const TAG = /<\/?([a-z][a-z\d]*)(?:[\s/][^<>]*)?>/gi;
/** Splits a text into itself, the beginnings and ends of comments, and tags with their slash and name. */
const MARKUP = /(<!--|-->|<(?:\/?[a-z][^<>]*|[!?][^<>-][^<>]*)>)/i;
const NAME = /^<(\/?[a-z][a-z\d]*)/i;
const UNFINISHED = /<[a-z/!?][^<>]*$/i;
const ENTITY = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,9});/gi;
const C1 = /[\u0080-\u009f]/g;

/** By name: those of HTML 4. */
const { ENTITIES: named } = sax.parser(true);
const windows1252 = new TextDecoder('windows-1252');

export const breaksLine = (element: string): boolean => breaking.has(element.toLowerCase());

/** Controls that nobody writes are characters of Windows under their numbers there, as HTML reads `&#146;`. */
export function withWindowsCharacters(text: string): string {
  return text.replace(C1, (control) => windows1252.decode(Uint8Array.of(control.charCodeAt(0))));
}

const isSurrogate = (code: number): boolean => code >= 0xd8_00 && code <= 0xdf_ff;

function characterOf(entity: string, name: string): string {
  if (!name.startsWith('#')) return named[name] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10_ff_ff && !isSurrogate(code) ? String.fromCodePoint(code) : entity;
}

function withCharacters(text: string): string {
  return withWindowsCharacters(text.replace(ENTITY, characterOf));
}

/** The words of a title written as HTML. It is shown as text wherever it goes; this is for its looks, not for safety. */
export function plainTitle(html: string): string {
  const words = html.replace(COMMENT, '').replace(TAG, (tag, name: string) => {
    if (!ofTitles.has(name.toLowerCase())) return tag;
    return breaksLine(name) ? ' ' : '';
  });
  return withCharacters(words);
}

/** `p`, `/p`, `!--` or `/!--`; empty for what is neither an element nor a comment. */
function nameOf(markup: string): string {
  if (markup === '<!--' || markup === '-->') return markup === '<!--' ? '!--' : '/!--';
  return NAME.exec(markup)?.[1]?.toLowerCase() ?? '';
}

/** The words of a page's piece written as HTML, which may be cut anywhere: no tag, comment or script of it. */
export function plainBody(html: string): string {
  let words = '';
  let within: string | null = null;
  for (const [index, part] of html.replace(UNFINISHED, '').split(MARKUP).entries()) {
    const name = index % 2 === 0 ? null : nameOf(part);
    if (within !== null) within = name === `/${within}` ? null : within;
    else if (name === null) words += part;
    else if (silent.has(name) && !part.endsWith('/>')) within = name;
    else if (breaksLine(name.replace('/', ''))) words += ' ';
  }
  return withCharacters(words);
}
