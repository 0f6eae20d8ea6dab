import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiAnswer } from '../api/call-api.ts';
import { ALL, EVERYTHING, type Narrowing, narrowTo, settle } from './narrowing.ts';

type Counts = Readonly<Record<string, number>>;

/**
 * A list by pages, and by categories where it has any: the old page stays until the new one is there, and what was chosen gives
 * way to what is there still. `counts` where the answer's own are not those of all categories.
 */
export function useNarrowed<Row>(question: (chosen: Narrowing) => UseQueryOptions<ApiAnswer<Row[]>>, counts?: Counts) {
  const [chosen, setChosen] = useState(EVERYTHING);
  const query = useQuery({ ...question(chosen), placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = query;
  const settled =
    data && !isPlaceholderData
      ? settle(chosen, counts ?? data.counter ?? {}, data.total ?? data.payload.length)
      : chosen;
  if (settled !== chosen) setChosen(settled);
  return {
    query,
    page: settled.page,
    turnTo: (page: number) => setChosen({ ...settled, page }),
    /** The value of the chip that is pressed. */
    chip: settled.category ?? ALL,
    narrow: (chip: string) => setChosen(narrowTo(chip === ALL ? null : chip)),
  };
}
