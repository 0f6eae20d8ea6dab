import { Link } from '@tanstack/react-router';
import { buttonClass, Empty, usePageTitle } from '../../ui/index.ts';
import { pageTexts as texts } from './page.texts.ts';

/** 404: the address changed or the page was deleted. */
export function NotFoundPage() {
  usePageTitle(texts.notFound.documentTitle);
  return (
    <div className="wrap">
      <Empty
        drawing="404"
        level={1}
        title={texts.notFound.title}
        action={
          <>
            <Link to="/" search={{}} className={buttonClass({ variant: 'primary' })}>
              {texts.notFound.home}
            </Link>
            <Link to="/search" className={buttonClass()}>
              {texts.notFound.search}
            </Link>
          </>
        }
      >
        {texts.notFound.body}
      </Empty>
    </div>
  );
}
