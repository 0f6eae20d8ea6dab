/** What a request carries, if anything. */
export type SentBody = {
  readonly body?: unknown;
  /** Instead of `body`: sent as it is, as JSON. */
  readonly raw?: string;
  /** Instead of `body`: the fields of a multipart form. */
  readonly form?: Readonly<Record<string, string | Blob>>;
};

type Encoded = { readonly headers: Readonly<Record<string, string>>; readonly payload?: string | Buffer };

/** Body and type as `fetch` would send them. */
export async function encodeBody({ body, raw, form }: SentBody): Promise<Encoded> {
  if (form !== undefined) return encodeForm(form);
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  return payload === undefined ? { headers: {} } : { headers: { 'content-type': 'application/json' }, payload };
}

async function encodeForm(fields: NonNullable<SentBody['form']>): Promise<Encoded> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  return { headers: { 'content-type': type }, payload: Buffer.from(await encoded.arrayBuffer()) };
}
