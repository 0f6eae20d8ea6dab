import { searchCompanies } from '@meikan/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../../api/api-query.ts';
import { useSettledText } from '../../../ui/index.ts';
import { searchState } from './search-state.ts';

const LIMIT = '10';

/** Services by name, asked when nobody has typed for 320 ms; never in the middle of a conversion. */
export function useServiceSearch() {
  const [text, setText] = useState('');
  const [composing, setComposing] = useState(false);
  const wanted = useSettledText(text, composing);
  const asked = apiQuery(searchCompanies, { query: { name: wanted, type: 'service', limit: LIMIT } });
  const { data, isError, isFetching } = useQuery({ ...asked, enabled: wanted !== '' });
  return { text, setText, setComposing, ...searchState({ text, wanted, found: data?.payload, isFetching, isError }) };
}

export type ServiceSearch = ReturnType<typeof useServiceSearch>;
export type FoundService = ServiceSearch['finds'][number];
