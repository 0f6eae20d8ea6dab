import { createHmac } from 'node:crypto';
import { email as checkEmail } from '@meikan/domain';

/** What was typed, as one bare address; null when it is not one. */
export function parseEmail(typed: string): string | null {
  const checked = checkEmail(typed);
  return checked.ok ? checked.value : null;
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
