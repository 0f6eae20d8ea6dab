const BOUNDARY = 'boundary7f3a';

/** What a request with a `form` says of itself. */
export const formHeaders = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } as const;

/** One part of a form; `disposition` stands in its header as it is, also when it is crooked. */
export type Part = { readonly disposition: string; readonly type?: string; readonly content: Buffer | string };

/** The part that a picture comes in, named as browsers name it unless `over` says otherwise. */
export const picturePart = (content: Buffer | string, over: Partial<Part> = {}): Part => ({
  disposition: 'form-data; name="image"; filename="a.png"',
  type: 'image/png',
  content,
  ...over,
});

/** The bytes of a form with these parts, to be sent with `formHeaders`. */
export function form(parts: readonly Part[]): Buffer {
  const chunks = parts.flatMap(({ disposition, type, content }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: ${disposition}\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}
