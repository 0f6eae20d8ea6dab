import { createHmac } from 'node:crypto';

const LONGEST = 254;
/** One bare address; domains of any top level are taken (security H31), nothing a mail header could be made of is. */
const ADDRESS =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

/** What was typed, as one address: NFKC (full width from a Japanese keyboard) and trimmed; null when it is not one. */
export function parseEmail(typed: string): string | null {
  if (typed.length > LONGEST * 2) return null;
  const email = typed.normalize('NFKC').trim();
  return email.length <= LONGEST && ADDRESS.test(email) ? email : null;
}

/** The key under which an address is found and reserved, letter case folded. Hex, so that it can stand in a stream name. */
export function emailKey(email: string, secret: string): string {
  return createHmac('sha256', secret).update(email.toLowerCase()).digest('hex');
}

/** `minato@shiori.example` → `m•••to@shiori.example`: enough to recognise one's own, too little to learn another's. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  const tail = local.length > 4 ? local.slice(-2) : '';
  return `${local.slice(0, 1)}•••${tail}${email.slice(at)}`;
}
