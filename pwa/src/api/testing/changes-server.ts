import { vi } from 'vitest';

/** One change, of a person by that name, as it goes over the wire. */
export const eventOf = (position: number, name = `${position}`) =>
  `event: changes\nid: ${position}\ndata: ${JSON.stringify([{ kind: 'person', id: name }])}\n\n`;

/** A server with a list of changes, `newest` of them written; each stream is cut after so many characters. */
export class ChangesServer {
  newest = 0;
  /** After which change each stream was asked for; null for one from now on. */
  readonly asked: (string | null)[] = [];
  readonly cuts: (number | null)[];
  readonly #streams = new Set<ReadableStreamDefaultController<Uint8Array>>();

  constructor(cuts: readonly (number | null)[] = []) {
    this.cuts = [...cuts];
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => this.#answer(init));
  }

  #answer({ headers, signal }: RequestInit): Response {
    const after = new Headers(headers).get('last-event-id');
    this.asked.push(after);
    const missed = Array.from({ length: this.newest - Number(after ?? this.newest) }, (_, index) => index + 1);
    const text = `${after === null ? `id: ${this.newest}\n\n` : ':\n\n'}${missed.map((step) => eventOf(Number(after) + step)).join('')}`;
    const cut = this.cuts.shift() ?? null;
    const first = new TextEncoder().encode(cut === null ? text : text.slice(0, cut));
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
    const leave = () => void (stream && this.#streams.delete(stream));
    const body = new ReadableStream<Uint8Array>({
      start: (opened) => {
        stream = opened;
        opened.enqueue(first);
        if (cut === null) this.#streams.add(opened);
        else opened.close();
      },
      cancel: leave,
    });
    signal?.addEventListener('abort', () => {
      leave();
      stream?.error(signal.reason);
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  }

  /** Writes one more change, and tells it. */
  change(): void {
    this.newest += 1;
    this.say(eventOf(this.newest));
  }

  /** Sends the text down every open stream. */
  say(text: string): void {
    for (const stream of this.#streams) stream.enqueue(new TextEncoder().encode(text));
  }

  /** Ends every open stream as a network that is gone does. */
  breakOff(): void {
    for (const stream of this.#streams) stream.error(new TypeError('network error'));
    this.#streams.clear();
  }
}
