import type { QualifiedTag } from 'sax';
import { isEntry, isRoot, nameOf } from './element-names.ts';
import { EntryUnderWay } from './entry-under-way.ts';
import { FeedRefused } from './feed-refused.ts';
import { isWebAddress } from './item-key.ts';
import { LONGEST_TEXT, type RawEntry } from './raw-entry.ts';

const DEEPEST = 64;

/** What relative addresses stand against inside of an element (XML Base); one that is no web address changes nothing. */
function baseWithin({ attributes }: QualifiedTag, outer: string): string {
  const own = attributes['xml:base']?.value.trim() ?? '';
  if (own === '' || own.length > LONGEST_TEXT || !URL.canParse(own, outer)) return outer;
  const { href } = new URL(own, outer);
  return isWebAddress(href) ? href : outer;
}

/** Follows the elements of a feed from its root to the end of its root, and tells of each entry. */
export class FeedWalk {
  readonly #onEntry: (entry: RawEntry) => void;
  /** Of the feed, and of every element that is open. */
  readonly #bases: string[];
  #entry: { readonly depth: number; readonly item: EntryUnderWay } | null = null;
  #sawRoot = false;

  /** `url`: where the feed was answered from. */
  constructor(url: string, onEntry: (entry: RawEntry) => void) {
    this.#onEntry = onEntry;
    this.#bases = [url];
  }

  get sawRoot(): boolean {
    return this.#sawRoot;
  }

  /** Whether the root has ended: nothing behind it is the feed's. */
  get isOver(): boolean {
    return this.#sawRoot && this.#depth === 0;
  }

  get #depth(): number {
    return this.#bases.length - 1;
  }

  open(element: QualifiedTag): void {
    if (this.isOver) return;
    const base = baseWithin(element, this.#bases.at(-1) ?? '');
    this.#bases.push(base);
    if (this.#depth > DEEPEST) throw new FeedRefused('too-complex');
    const name = nameOf(element);
    if (this.#depth === 1 && !isRoot(name)) throw new FeedRefused('not-a-feed');
    this.#sawRoot = true;
    if (this.#entry === null) {
      if (isEntry(name)) this.#entry = { depth: this.#depth, item: new EntryUnderWay(element, base) };
    } else if (this.#depth === this.#entry.depth + 1) this.#entry.item.open(element, name, base);
    else this.#entry.item.passInner(element.local);
  }

  add(text: string): void {
    this.#entry?.item.add(text);
  }

  /** `name` as it stands in the tag, with its prefix. */
  close(name: string): void {
    if (this.isOver) return;
    if (this.#entry !== null) this.#closeIn(this.#entry, name);
    this.#bases.pop();
  }

  #closeIn({ depth, item }: { readonly depth: number; readonly item: EntryUnderWay }, name: string): void {
    if (this.#depth > depth + 1) item.passInner(name.slice(name.indexOf(':') + 1));
    else if (this.#depth === depth + 1) item.close();
    else {
      this.#onEntry(item.end());
      this.#entry = null;
    }
  }
}
