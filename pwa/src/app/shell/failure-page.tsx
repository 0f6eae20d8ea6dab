import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ApiProblem, ApiUnreachable } from '../../api/api-error.ts';
import { NotSaved } from '../../offline/ui/cache/not-saved.tsx';
import { Button, Empty } from '../../ui/index.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { pageTexts } from './page.texts.ts';

/** The server's words for a page that is not there, or no longer. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** What a page shows in its place when it broke or could not be fetched; the shell around it stays. */
export function FailurePage({ error, reset }: ErrorComponentProps) {
  if (error instanceof ApiProblem && GONE.has(error.status)) return <NotFoundPage />;
  return <Failure error={error} reset={reset} />;
}

function Failure({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const router = useRouter();
  const asked = useQueryErrorResetBoundary();
  const offline = (error instanceof ApiUnreachable && error.reason !== 'malformed') || !navigator.onLine;
  const again = () => {
    asked.reset();
    reset();
    void router.invalidate();
  };
  if (offline) {
    return (
      <div className="wrap">
        <NotSaved onRetry={again} retry={pageTexts.failure.retry} level={1} />
      </div>
    );
  }
  return (
    <div className="wrap">
      <Empty
        drawing="error"
        level={1}
        title={pageTexts.failure.title}
        action={
          <Button variant="primary" onClick={again}>
            {pageTexts.failure.retry}
          </Button>
        }
      >
        {error instanceof ApiProblem ? error.message : pageTexts.failure.body}
      </Empty>
    </div>
  );
}
