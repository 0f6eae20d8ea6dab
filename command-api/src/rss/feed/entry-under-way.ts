import type { QualifiedTag } from 'sax';
import { type Field, fieldOf } from './element-names.ts';
import { LONGEST_TEXT, type RawEntry } from './raw-entry.ts';

const HTTP = /^https?:\/\//i;

/** One entry while its elements come by. The first of each field counts. */
export class EntryUnderWay {
  readonly #found = new Map<Field, string>();
  readonly #about: string | null;
  #alternate: string | null = null;
  #field: Field | null = null;
  #text = '';
  #titleIsHtml = false;
  #guidIsLink = true;

  /** RSS 1.0 names its items by `rdf:about`. */
  constructor(element: QualifiedTag) {
    this.#about = attribute(element, 'rdf:about');
  }

  /** A direct child of the entry begins. */
  open(element: QualifiedTag, name: string): void {
    if (name === 'atom link') this.#alternate ??= alternateOf(element);
    const field = fieldOf(name);
    if (field === undefined || this.#found.has(field)) return;
    this.#field = field;
    this.#text = '';
    // RSS does not say what its titles are; most are written as HTML.
    if (field === 'title') this.#titleIsHtml = name === 'rss title' || /html/i.test(attribute(element, 'type') ?? '');
    if (field === 'guid') this.#guidIsLink = attribute(element, 'isPermaLink') !== 'false';
  }

  add(text: string): void {
    if (this.#field !== null && this.#text.length < LONGEST_TEXT)
      this.#text += text.slice(0, LONGEST_TEXT - this.#text.length);
  }

  /** The direct child ends. */
  close(): void {
    const text = this.#text.trim();
    if (this.#field !== null && text !== '') this.#found.set(this.#field, text);
    this.#field = null;
  }

  end(): RawEntry {
    const guid = this.#found.get('guid') ?? this.#about;
    const fromGuid = guid !== null && this.#guidIsLink && HTTP.test(guid) ? guid : null;
    return {
      guid,
      title: this.#found.get('title') ?? null,
      titleIsHtml: this.#titleIsHtml,
      link: this.#found.get('link') ?? this.#alternate ?? fromGuid,
      date: this.#found.get('published') ?? this.#found.get('updated') ?? null,
    };
  }
}

function attribute({ attributes }: QualifiedTag, name: string): string | null {
  return attributes[name]?.value.trim().slice(0, LONGEST_TEXT) ?? null;
}

function alternateOf(element: QualifiedTag): string | null {
  return ['alternate', null].includes(attribute(element, 'rel')) ? attribute(element, 'href') : null;
}
