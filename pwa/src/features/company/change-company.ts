import type { Company } from '@meikan/contracts';
import { type MutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { failureWords } from '../../directory/failure.tsx';
import { directoryTexts } from '../../directory/texts.ts';
import { notify } from '../../ui/index.ts';
import { companyQuery, isWhole } from './company-query.ts';

export type CompanyChange = {
  /** What is changed, as a noun, for the words of a failure: 「公開」の変更. */
  readonly what: string;
  readonly send: () => Promise<unknown>;
  /** How the page looks once it is done; shown at once. */
  readonly apply: (company: Company) => Company;
  /** How it looks without it; what was done beside it meanwhile stays. */
  readonly undo: (company: Company) => Company;
  /** Hears that it is done. */
  readonly onDone?: () => void;
  /** Hears that it is undone again. */
  readonly onFailed?: () => void;
};

/** Turns a switch of a company's page. */
export function useCompanyChange(id: string): (change: CompanyChange) => void {
  return useMutation(changing(useQueryClient(), id)).mutate;
}

/**
 * How a switch is turned: seen at once, sent one after the other, undone with a notice on failure. It is not queued: what
 * decides about others' view of a company is answered at once or not at all.
 */
export function changing(client: QueryClient, id: string): MutationOptions<unknown, Error, CompanyChange> {
  const { queryKey } = companyQuery(id, false);
  const show = (look: CompanyChange['apply']) =>
    client.setQueryData(queryKey, (answer) =>
      answer && isWhole(answer.payload) ? { ...answer, payload: look(answer.payload) } : answer,
    );
  return {
    scope: { id: `company ${id}` },
    mutationFn: ({ send }) => send(),
    onMutate: async ({ apply }) => {
      await client.cancelQueries({ queryKey });
      show(apply);
    },
    onSuccess: (_, { onDone }) => onDone?.(),
    onError: (error, { what, undo, onFailed }) => {
      show(undo);
      notify({ tone: 'alert', text: `${directoryTexts.undone(what)}${failureWords(error)}` });
      onFailed?.();
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  };
}
