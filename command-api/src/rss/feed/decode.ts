const HEADER_CHARSET = /;\s*charset\s*=\s*"?([\w.:-]{1,40})/i;
const PROLOG_CHARSET = /^\s*<\?xml\s[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/;
const PROLOG_BYTES = 512;

function byteOrderMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** UTF-16 without a mark shows in the zero beside the first `<` (XML 1.0, appendix F). */
function unmarkedUtf16([first, second]: Uint8Array): string | null {
  if (first === 0x3c && second === 0) return 'utf-16le';
  return first === 0 && second === 0x3c ? 'utf-16be' : null;
}

function prologCharset(body: Uint8Array): string | undefined {
  return PROLOG_CHARSET.exec(new TextDecoder('latin1').decode(body.subarray(0, PROLOG_BYTES)))?.[1];
}

/** The text in one encoding; null when the name is none, or the bytes are not written in it. */
function decodedAs(label: string, body: Uint8Array): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(body);
  } catch (error) {
    // RangeError: no such encoding; TypeError: other bytes. Both only mean that the feed misnames its own form.
    if (error instanceof RangeError || error instanceof TypeError) return null;
    throw error;
  }
}

/**
 * The text of a feed: a byte order mark decides, then `charset` of the header, then the prolog (RFC 7303), then UTF-8. A
 * name that does not fit the bytes is passed over, for servers often name a charset their files are not in. What fits
 * none of them is read as the first, with marks where it is broken.
 */
export function decodeFeed(body: Uint8Array, contentType: string): string {
  const named = [
    byteOrderMark(body) ?? unmarkedUtf16(body),
    HEADER_CHARSET.exec(contentType)?.[1],
    prologCharset(body),
    'utf-8',
  ];
  for (const label of named) {
    const text = label ? decodedAs(label, body) : null;
    if (text !== null) return text;
  }
  return new TextDecoder(byteOrderMark(body) ?? 'utf-8').decode(body);
}
