import sax, { type QualifiedTag, type SAXParser, type Tag } from 'sax';
import { FeedRefused } from './feed-refused.ts';
import { FeedWalk } from './feed-walk.ts';
import { LONGEST_TEXT, type RawEntry } from './raw-entry.ts';

const MOST_NAMESPACES = 64;
/** Of one tag: the parser compares each with the others. */
const MOST_ATTRIBUTES = 1024;
/** The parser looks after its buffers once per piece: no name grows much beyond 64 KiB. */
const PIECE = 16 * 1024;
/** Of a comment, an instruction, or the rest of a tag: nobody reads them, and they may be as long as pictures are. */
const LONGEST_UNREAD = 1024 * 1024;
/** What careless feeds get wrong and what harms nobody: a bare `&`, an entity of HTML, a prefix nobody bound. */
const TOLERABLE = /^(?:Invalid character (?:entity|in entity name)|Unbound namespace prefix)/;
const TOO_LONG = /^Max buffer length exceeded: (\w+)/;
const ATTRIBUTE = /=\s*["']/g;
const WEB_PAGE = /^\s*html\b/i;

/** How the things end that may be long. */
const unread: ReadonlyMap<string, string> = new Map([
  ['comment', '-->'],
  ['procInstName', '?>'],
  ['procInstBody', '?>'],
  ['attribValue', '>'],
]);

/**
 * The entries of RSS 0.9x, 1.0 (RDF), 2.0 or Atom, one after the other, up to the end of the root. `url` is where the feed was
 * answered from. Nothing outside of the text is ever asked for: a document type, and with it every entity of the feed's own,
 * is refused where it stands.
 * @throws FeedRefused
 */
export function readXmlFeed(text: string, url: string, onEntry: (entry: RawEntry) => void): void {
  const parser = sax.parser(true, { xmlns: true });
  const walk = new FeedWalk(url, onEntry);
  refuseOddities(parser, walk, text);
  const tagStart = watchTags(parser, (element) => walk.open(element));
  parser.onclosetag = (name) => walk.close(name);
  parser.ontext = (piece) => walk.add(piece);
  parser.oncdata = (piece) => walk.add(piece);
  const attributes = new AttributeCount(text);
  for (let start = 0; start < text.length && !walk.isOver; start += PIECE) {
    parser.write(text.slice(start, start + PIECE));
    if (!walk.isOver) attributes.look(tagStart(), start, start + PIECE);
  }
  if (!walk.isOver) parser.close();
  if (!walk.sawRoot) throw new FeedRefused('not-a-feed');
}

function refuseOddities(parser: SAXParser, walk: FeedWalk, text: string): void {
  let namespaces = 0;
  const judge = (error: Error) => {
    const buffer = TOO_LONG.exec(error.message)?.[1];
    if (buffer !== undefined) shorten(parser, buffer, text);
    else if (!TOLERABLE.test(error.message)) throw new FeedRefused('malformed', error);
  };
  parser.onerror = (error) => {
    if (!walk.isOver) judge(error);
    parser.resume();
  };
  parser.ondoctype = (type) => {
    if (!walk.isOver) throw new FeedRefused(WEB_PAGE.test(type) ? 'not-a-feed' : 'doctype');
  };
  // Each element pays for every prefix that is bound around it.
  parser.onopennamespace = () => {
    namespaces += 1;
    if (!walk.isOver && namespaces > MOST_NAMESPACES) throw new FeedRefused('too-complex');
  };
}

/** Lets go of all but the beginning of what is too long, when it is of a kind that nobody reads and its end is in sight. */
function shorten(parser: SAXParser, buffer: string, text: string): void {
  const end = unread.get(buffer);
  const length = end === undefined ? -1 : text.indexOf(end, parser.position) - parser.position;
  if (length < 0 || length > LONGEST_UNREAD) throw new FeedRefused('too-complex');
  // No member of its types, but what the error named.
  Reflect.set(parser, buffer, String(Reflect.get(parser, buffer)).slice(0, LONGEST_TEXT));
}

/** Tells of every element that opens, and where a tag began that is not closed yet. */
function watchTags(parser: SAXParser, onOpen: (element: QualifiedTag) => void): () => number | null {
  let start: number | null = null;
  parser.onopentagstart = () => {
    start = parser.position;
  };
  parser.onopentag = (element) => {
    start = null;
    onOpen(qualified(element));
  };
  return () => start;
}

/** How many attributes the tag has by now that began at a place and is not closed yet. */
class AttributeCount {
  readonly #text: string;
  #tag: number | null = null;
  #count = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** The text from `from` up to `to` has been read. @throws FeedRefused */
  look(tag: number | null, from: number, to: number): void {
    if (tag !== this.#tag) this.#count = 0;
    this.#tag = tag;
    if (tag === null) return;
    this.#count += this.#text.slice(Math.max(tag, from), to).match(ATTRIBUTE)?.length ?? 0;
    if (this.#count > MOST_ATTRIBUTES) throw new FeedRefused('too-complex');
  }
}

/** With `xmlns` the parser makes no other elements; its types cannot say so. */
function qualified(element: Tag | QualifiedTag): QualifiedTag {
  if ('uri' in element) return element;
  throw new TypeError('an element without a namespace');
}
