import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SessionContext, sessionQuery } from './session.ts';

/** Tells everything below who sits before this device. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  return <SessionContext value={useQuery(sessionQuery).data}>{children}</SessionContext>;
}
