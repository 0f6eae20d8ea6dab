import { searchedText } from '@meikan/domain';

/** A search by name: what is typed, what was asked for last, and how the answer stands. */
export type SearchedFor<S> = {
  readonly text: string;
  /** The text once nobody has typed for a while, without white space around it. */
  readonly wanted: string;
  readonly found: readonly S[] | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
};

/** What is shown of it: from the first letter until an answer or a failure it searches, and finds are those of the typed text. */
export function searchState<S>({ text, wanted, found, isFetching, isError }: SearchedFor<S>) {
  const settled = wanted !== '' && wanted === searchedText(text);
  return {
    finds: settled && !isError ? (found ?? []) : [],
    searching: text.trim() !== '' && (!settled || isFetching),
    /** Zero finds and a failed search say the same. */
    nothing: settled && !isFetching && (isError || found?.length === 0),
  };
}
