import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';

export type FallbackProps = { readonly error: Error; readonly retry: () => void };

type Props = {
  /** Another id begins anew. */
  readonly id: string;
  readonly fallback: ComponentType<FallbackProps>;
  readonly children: ReactNode;
};

/** Keeps a failure to its own part of the page; trying again asks the failed queries anew. */
export function Failing({ id, fallback: Fallback, children }: Props) {
  const queries = useQueryErrorResetBoundary();
  return (
    <CatchBoundary
      getResetKey={() => id}
      errorComponent={({ error, reset }) => {
        const retry = () => {
          queries.reset();
          reset();
        };
        return <Fallback error={asError(error)} retry={retry} />;
      }}
    >
      {children}
    </CatchBoundary>
  );
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));
