import { leaveCompanyFootprint, leaveFootprint } from '@meikan/contracts';
import { useEffect } from 'react';
import { ApiProblem, ApiUnreachable } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';

type Page = { readonly kind: 'person' | 'company'; readonly id: string };

/** What this window has told of already; the server counts once a day whatever it is told. */
const told = new Set<string>();

/** Tells the server that somebody looks at a page, once a window. Draws nothing. */
export function Visited({ kind, id }: Page) {
  useEffect(() => {
    void tell({ kind, id });
  }, [kind, id]);
  return null;
}

async function tell({ kind, id }: Page): Promise<void> {
  if (told.has(`${kind} ${id}`)) return;
  told.add(`${kind} ${id}`);
  try {
    await callApi(kind === 'person' ? leaveFootprint : leaveCompanyFootprint, { params: { id } });
  } catch (error) {
    // A visit that could not be told is not counted: nobody who reads a page waits for it, or hears of it.
    if (!(error instanceof ApiProblem || error instanceof ApiUnreachable)) throw error;
  }
}
