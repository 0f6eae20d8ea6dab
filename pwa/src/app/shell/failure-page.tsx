import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ApiUnreachable } from '../../api/api-error.ts';
import { Button, Empty } from '../../ui/index.ts';
import { pageTexts } from './page.texts.ts';

/** What a page shows in its place when it broke or could not be fetched; the shell around it stays. */
export function FailurePage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const offline = error instanceof ApiUnreachable || !navigator.onLine;
  const texts = offline ? pageTexts.offline : pageTexts.failure;
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <div className="wrap">
      <Empty
        drawing={offline ? 'offline' : 'error'}
        level={1}
        title={texts.title}
        action={
          <Button variant="primary" onClick={again}>
            {pageTexts.failure.retry}
          </Button>
        }
      >
        {texts.body}
      </Empty>
    </div>
  );
}
