import type { AppendResult, Receipt, ReceiptKey } from './port.ts';

/**
 * What a command id that was used before gets: its first answer, or `reused` when body or sender differ.
 * The sender counts too, so that nobody reads another account's answer by guessing an id.
 */
export function answerFromReceipt(
  receipt: Receipt,
  key: ReceiptKey,
): Extract<AppendResult, { kind: 'repeated' | 'reused' }> {
  const same = receipt.bodyHash === key.bodyHash && receipt.accountId === key.accountId;
  return same ? { kind: 'repeated', receipt } : { kind: 'reused' };
}
