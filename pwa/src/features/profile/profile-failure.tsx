import { Link } from '@tanstack/react-router';
import { ApiProblem, ApiUnreachable } from '../../api/api-error.ts';
import { NotSaved } from '../../offline/ui/cache/not-saved.tsx';
import { Button, buttonClass, Empty, usePageTitle } from '../../ui/index.ts';
import type { FallbackProps } from './failing.tsx';
import { profileTexts as texts } from './texts.ts';

/** A page that was refused is not found; a server that was not reached, or is busy, can be asked again. */
export function ProfileFailure(props: FallbackProps) {
  const { error } = props;
  const isRefused = error instanceof ApiProblem && error.status < 500 && !error.asksToWait;
  return isRefused ? <NotFound /> : <Retry {...props} level={1} />;
}

/** The same for one tab, below the heading of the page. */
export const TabFailure = (props: FallbackProps) => <Retry {...props} level={2} />;

function NotFound() {
  usePageTitle(texts.notFound.title);
  return (
    <Empty
      drawing="404"
      level={1}
      title={texts.notFound.title}
      action={
        <>
          <Link to="/" search={{}} className={buttonClass({ variant: 'primary' })}>
            {texts.notFound.home}
          </Link>
          <Link to="/search" search={{ kind: 'person' }} className={buttonClass()}>
            {texts.notFound.search}
          </Link>
        </>
      }
    >
      {texts.notFound.body}
    </Empty>
  );
}

function Retry({ error, retry, level }: FallbackProps & { readonly level: 1 | 2 }) {
  if (error instanceof ApiUnreachable && error.reason !== 'malformed') {
    return <NotSaved onRetry={retry} retry={texts.failed.retry} level={level} />;
  }
  return (
    <Empty
      drawing="error"
      level={level}
      title={texts.failed.title}
      action={
        <Button variant="primary" onClick={retry}>
          {texts.failed.retry}
        </Button>
      }
    >
      {error instanceof ApiProblem ? error.message : texts.failed.body}
    </Empty>
  );
}
