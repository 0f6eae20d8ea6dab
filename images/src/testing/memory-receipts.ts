import type { CallReceipts } from '@meikan/platform';

/** Receipts as `callReceipts` keeps them in PostgreSQL, for as long as the test lives. */
export function memoryReceipts(): CallReceipts {
  const uses = new Map<string, { readonly by: string; answer: string | null }>();
  return {
    async begin({ commandId, accountId, bodyHash }) {
      const by = `${accountId} ${bodyHash}`;
      const known = uses.get(commandId);
      if (known && known.by !== by) return { kind: 'reused' };
      if (known && known.answer !== null) return { kind: 'answered', answer: known.answer };
      uses.set(commandId, { by, answer: null });
      return { kind: 'begun' };
    },
    async finish(commandId, answer) {
      const use = uses.get(commandId);
      if (use) use.answer ??= answer;
    },
  };
}
