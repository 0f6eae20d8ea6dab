import type { Company } from '@meikan/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureWords } from '../../directory/failure.tsx';
import { directoryTexts } from '../../directory/texts.ts';
import { notify } from '../../ui/index.ts';
import { companyQuery, isWhole } from './company-query.ts';

export type CompanyChange = {
  /** What is wished, as a noun, for the words of a failure: 「公開」の変更. */
  readonly wish: string;
  readonly send: () => Promise<unknown>;
  /** How the page looks once it is done; shown at once and taken back when it fails. */
  readonly apply: (company: Company) => Company;
  /** Hears that it is done. */
  readonly onDone?: () => void;
};

/**
 * Turns a switch of a company's page: seen at once, sent one after the other, undone with a notice on failure. It is not queued:
 * what decides about others' view of a company is answered at once or not at all.
 */
export function useCompanyChange(id: string): (change: CompanyChange) => void {
  const client = useQueryClient();
  const { queryKey } = companyQuery(id, false);
  const { mutate } = useMutation({
    scope: { id: `company ${id}` },
    mutationFn: ({ send }: CompanyChange) => send(),
    onMutate: async ({ apply }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (answer) =>
        answer && isWhole(answer.payload) ? { ...answer, payload: apply(answer.payload) } : answer,
      );
      return before;
    },
    onSuccess: (_, { onDone }) => onDone?.(),
    onError: (error, { wish }, before) => {
      client.setQueryData(queryKey, before);
      notify({ tone: 'alert', text: `${directoryTexts.undone(wish)}${failureWords(error)}` });
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return mutate;
}
