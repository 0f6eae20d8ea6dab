/** One event of a stream, by its name; `message` where it bears none. */
export type StreamedEvent = { readonly type: string; readonly data: string };

/** The end of a line. A CR at the end of what has come so far may be the first half of CR LF. */
const LINE_END = /\r\n|\r(?!$)|\n/;

/**
 * Reads an event stream piece by piece, wherever it was cut (WHATWG HTML 9.2.6). An event counts once it is whole: so does its
 * id, which says where to resume.
 */
export class EventStreamReader {
  #rest = '';
  #type = '';
  #data: string[] = [];
  #id: string | null;
  #lastEventId: string | null;

  constructor(lastEventId: string | null) {
    this.#id = lastEventId;
    this.#lastEventId = lastEventId;
  }

  /** The id of the last whole event, or the one that reading began with. */
  get lastEventId(): string | null {
    return this.#lastEventId;
  }

  /** The events that `text` completes, in their order. */
  *push(text: string): Generator<StreamedEvent> {
    const lines = (this.#rest + text).split(LINE_END);
    this.#rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line !== '') this.#field(line);
      else yield* this.#end();
    }
  }

  #field(line: string): void {
    const colon = line.indexOf(':');
    const name = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'data') this.#data.push(value);
    else if (name === 'event') this.#type = value;
    else if (name === 'id' && !value.includes('\0')) this.#id = value;
  }

  *#end(): Generator<StreamedEvent> {
    const event = { type: this.#type || 'message', data: this.#data.join('\n') };
    const isEmpty = this.#data.length === 0;
    this.#lastEventId = this.#id;
    this.#type = '';
    this.#data = [];
    if (!isEmpty) yield event;
  }
}

export const isEventStream = (response: Response): boolean =>
  response.ok && response.headers.get('content-type')?.startsWith('text/event-stream') === true;

/** The text of an answer as it comes. One that breaks off ends like one that was ended: it is resumed. */
export async function* textOf({ body }: Response): AsyncGenerator<string> {
  if (body === null) return;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const piece = await reader.read().catch(() => null);
      if (piece === null || piece.done) return;
      yield decoder.decode(piece.value, { stream: true });
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
