import type { Call } from '@meikan/contracts';
import type { ApiAnswer } from './call-api.ts';
import type { LooseInput } from './request-of.ts';

/** One query on its way: which call, with what, and how the server is asked. */
export type ApiQuery<A> = {
  readonly call: Call;
  readonly input: LooseInput;
  /** Asks the server. Throws what `callApi` throws. */
  readonly ask: () => Promise<ApiAnswer<A>>;
};

/** Answers a query: by the server, by what is kept on the device, with waiting edits over it. */
export type Answering = <A>(query: ApiQuery<A>) => Promise<ApiAnswer<A>>;

let answering: Answering = ({ ask }) => ask();

/** Puts the offline cache between queries and the network; until then the network alone answers. */
export function answerThrough(next: Answering): void {
  answering = next;
}

export const answer: Answering = (query) => answering(query);
