import sax, { type QualifiedTag, type SAXParser, type Tag } from 'sax';
import { isEntry, isRoot, nameOf } from './element-names.ts';
import { EntryUnderWay } from './entry-under-way.ts';
import { FeedRefused } from './feed-refused.ts';
import type { RawEntry } from './raw-entry.ts';

const DEEPEST = 64;
const MOST_NAMESPACES = 64;
/** The parser looks after its buffers once per piece: no name, value or comment grows much beyond 64 KiB. */
const PIECE = 16 * 1024;
/** Of one tag with all its attributes, which the parser compares with each other. */
const LONGEST_TAG = 32 * 1024;
/** What careless feeds get wrong and what harms nobody: a bare `&`, an entity of HTML, a prefix nobody bound. */
const TOLERABLE = /^(?:Invalid character (?:entity|in entity name)|Unbound namespace prefix)/;
const TOO_LONG = /^Max buffer length exceeded/;
const WEB_PAGE = /^\s*html\b/i;

/**
 * The entries of RSS 0.9x, 1.0 (RDF), 2.0 or Atom, one after the other. Nothing outside of the text is ever asked for: a
 * document type, and with it every entity of the feed's own, is refused where it stands (security.md H13).
 * @throws FeedRefused
 */
export function readXmlFeed(text: string, onEntry: (entry: RawEntry) => void): void {
  const parser = sax.parser(true, { xmlns: true });
  refuseOddities(parser);
  const walk = new Walk(onEntry);
  const tagLength = watchTags(parser, (element) => walk.open(element));
  parser.onclosetag = () => walk.close();
  parser.ontext = (piece) => walk.add(piece);
  parser.oncdata = (piece) => walk.add(piece);
  for (let start = 0; start < text.length; start += PIECE) {
    parser.write(text.slice(start, start + PIECE));
    if (tagLength() > LONGEST_TAG) throw new FeedRefused('too-complex');
  }
  parser.close();
  if (!walk.sawRoot) throw new FeedRefused('not-a-feed');
}

function refuseOddities(parser: SAXParser): void {
  let namespaces = 0;
  parser.onerror = (error) => {
    if (!TOLERABLE.test(error.message))
      throw new FeedRefused(TOO_LONG.test(error.message) ? 'too-complex' : 'malformed', error);
    parser.resume();
  };
  parser.ondoctype = (type) => {
    throw new FeedRefused(WEB_PAGE.test(type) ? 'not-a-feed' : 'doctype');
  };
  // Each element pays for every prefix that is bound around it.
  parser.onopennamespace = () => {
    namespaces += 1;
    if (namespaces > MOST_NAMESPACES) throw new FeedRefused('too-complex');
  };
}

/** Tells of every element that opens, and how much there is by now of a tag that is not closed yet. */
function watchTags(parser: SAXParser, onOpen: (element: QualifiedTag) => void): () => number {
  let start: number | null = null;
  parser.onopentagstart = () => {
    start = parser.position;
  };
  parser.onopentag = (element) => {
    start = null;
    onOpen(qualified(element));
  };
  return () => (start === null ? 0 : parser.position - start);
}

/** With `xmlns` the parser makes no other elements; its types cannot say so. */
function qualified(element: Tag | QualifiedTag): QualifiedTag {
  if ('uri' in element) return element;
  throw new TypeError('an element without a namespace');
}

class Walk {
  readonly #onEntry: (entry: RawEntry) => void;
  #depth = 0;
  #entry: { readonly depth: number; readonly item: EntryUnderWay } | null = null;
  sawRoot = false;

  constructor(onEntry: (entry: RawEntry) => void) {
    this.#onEntry = onEntry;
  }

  open(element: QualifiedTag): void {
    this.#depth += 1;
    if (this.#depth > DEEPEST) throw new FeedRefused('too-complex');
    const name = nameOf(element);
    if (this.#depth === 1 && !isRoot(name)) throw new FeedRefused('not-a-feed');
    this.sawRoot = true;
    if (this.#entry === null) {
      if (isEntry(name)) this.#entry = { depth: this.#depth, item: new EntryUnderWay(element) };
    } else if (this.#depth === this.#entry.depth + 1) this.#entry.item.open(element, name);
  }

  add(text: string): void {
    this.#entry?.item.add(text);
  }

  close(): void {
    if (this.#entry !== null && this.#depth === this.#entry.depth + 1) this.#entry.item.close();
    if (this.#entry !== null && this.#depth === this.#entry.depth) {
      this.#onEntry(this.#entry.item.end());
      this.#entry = null;
    }
    this.#depth -= 1;
  }
}
