import { searchCompanies } from '@meikan/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../../api/api-query.ts';
import { useSettledText } from '../../../ui/index.ts';

const LIMIT = '10';

/** Services by name, asked when nobody has typed for 320 ms; never in the middle of a conversion. */
export function useServiceSearch() {
  const [text, setText] = useState('');
  const [composing, setComposing] = useState(false);
  const wanted = useSettledText(text, composing).trim();
  const asked = apiQuery(searchCompanies, { query: { name: wanted, type: 'service', limit: LIMIT } });
  const { data, isError, isFetching } = useQuery({ ...asked, enabled: wanted !== '' });
  const settled = wanted !== '' && wanted === text.trim();
  const finds = settled ? (data?.payload ?? []) : [];
  return {
    text,
    setText,
    setComposing,
    finds,
    searching: text.trim() !== '' && (!settled || isFetching),
    /** Zero finds and a failed search say the same (individual-side 8). */
    nothing: settled && !isFetching && (isError || data?.payload.length === 0),
  };
}

export type ServiceSearch = ReturnType<typeof useServiceSearch>;
export type FoundService = ServiceSearch['finds'][number];
