import { Link } from '@tanstack/react-router';
import { ApiProblem, ApiUnreachable } from '../api/api-error.ts';
import { Button, buttonClass, Empty } from '../ui/index.ts';
import { directoryTexts } from './texts.ts';

const texts = directoryTexts.failed;

type Props = { readonly error: Error; readonly onRetry: () => void };

/** Stands in for a part of a page that could not be fetched, with the way to ask again. */
export function Failure({ error, onRetry }: Props) {
  const offline = error instanceof ApiUnreachable && error.reason !== 'malformed';
  return (
    <Empty
      drawing={offline ? 'shelf' : 'error'}
      title={offline ? texts.offlineTitle : texts.title}
      action={
        <>
          <Button onClick={onRetry}>{texts.retry}</Button>
          {offline && (
            <Link to="/saved" className={buttonClass()}>
              {texts.saved}
            </Link>
          )}
        </>
      }
    >
      {failureWords(error)}
    </Empty>
  );
}

/** What may be said of a failure: the server's own words when it answered, else what the reader can do. */
export function failureWords(error: Error): string {
  if (error instanceof ApiProblem) return error.message;
  return error instanceof ApiUnreachable && error.reason !== 'malformed' ? texts.offlineBody : texts.body;
}
