import type { QualifiedTag } from 'sax';
import { bodyFields, type Field, fieldOf } from './element-names.ts';
import { breaksLine } from './plain-text.ts';
import { LONGEST_BODY, LONGEST_TEXT, type RawEntry, type Words } from './raw-entry.ts';

const HTTP = /^https?:\/\//i;

/** How Atom says what a text is written in. Of XHTML the elements are read here, and its text is plain. */
const forms: ReadonlyMap<string, 'text' | 'html'> = new Map([
  ['text', 'text'],
  ['text/plain', 'text'],
  ['xhtml', 'text'],
  ['application/xhtml+xml', 'text'],
  ['html', 'html'],
  ['text/html', 'html'],
]);

/** One field of an entry; `form` null: of a kind that is no text. */
type Found = { readonly form: 'text' | 'html' | null; readonly base: string; readonly text: string };
type Link = { readonly link: string; readonly base: string };

/** One entry while its elements come by. The first of each field counts. */
export class EntryUnderWay {
  readonly #found = new Map<Field, Found>();
  readonly #about: string | null;
  readonly #base: string;
  #alternate: Link | null = null;
  #field: (Omit<Found, 'text'> & { readonly name: Field; readonly longest: number }) | null = null;
  #text = '';
  #guidIsLink = true;

  /** RSS 1.0 names its items by `rdf:about`. `base`: what relative addresses stand against in this element. */
  constructor(element: QualifiedTag, base: string) {
    this.#about = attribute(element, 'rdf:about');
    this.#base = base;
  }

  /** A direct child of the entry begins. */
  open(element: QualifiedTag, name: string, base: string): void {
    if (name === 'atom link') this.#alternate ??= alternateOf(element, base);
    const field = fieldOf(name);
    if (field === undefined || this.#found.has(field)) return;
    const longest = bodyFields.includes(field) ? LONGEST_BODY : LONGEST_TEXT;
    this.#field = { name: field, form: formOf(element, name), base, longest };
    this.#text = '';
    if (field === 'guid') this.#guidIsLink = attribute(element, 'isPermaLink') !== 'false';
  }

  add(text: string): void {
    if (this.#field !== null) this.#text += text.slice(0, Math.max(0, this.#field.longest - this.#text.length));
  }

  /** An element within a direct child begins or ends. */
  passInner(local: string): void {
    if (breaksLine(local)) this.add(' ');
  }

  /** The direct child ends. */
  close(): void {
    const text = this.#text.trim();
    if (this.#field !== null && text !== '') {
      const { name, form, base } = this.#field;
      this.#found.set(name, { text, form, base });
    }
    this.#field = null;
  }

  end(): RawEntry {
    const text = (field: Field) => this.#found.get(field)?.text ?? null;
    const guid = text('guid') ?? this.#about;
    return {
      guid,
      title: wordsOf(this.#found.get('title')),
      body: bodyFields.map((field) => wordsOf(this.#found.get(field))).filter((words) => words !== null),
      ...this.#linkOf(guid),
      date: text('published') ?? text('updated'),
    };
  }

  #linkOf(guid: string | null): Link | { readonly link: null; readonly base: string } {
    const link = this.#found.get('link');
    if (link !== undefined) return { link: link.text, base: link.base };
    const fromGuid = guid !== null && this.#guidIsLink && HTTP.test(guid) ? guid : null;
    return this.#alternate ?? { link: fromGuid, base: this.#base };
  }
}

function wordsOf(found: Found | undefined): Words | null {
  if (found === undefined || found.form === null) return null;
  return { text: found.text, isHtml: found.form === 'html' };
}

/** RSS does not say what its texts are; most are written as HTML. */
function formOf(element: QualifiedTag, name: string): Found['form'] {
  if (!name.startsWith('atom ')) return 'html';
  const type = attribute(element, 'type')?.split(';', 1)[0]?.trim().toLowerCase() ?? 'text';
  return forms.get(type) ?? null;
}

function attribute({ attributes }: QualifiedTag, name: string): string | null {
  return attributes[name]?.value.trim().slice(0, LONGEST_TEXT) ?? null;
}

function alternateOf(element: QualifiedTag, base: string): Link | null {
  if (!['alternate', null].includes(attribute(element, 'rel'))) return null;
  const link = attribute(element, 'href');
  return link === null ? null : { link, base };
}
