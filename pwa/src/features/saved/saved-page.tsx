import { Link } from '@tanstack/react-router';
import { useSaved, useWatched } from '../../offline/ui/cache/use-saved.ts';
import { buttonClass, Empty, SkeletonList, usePageTitle } from '../../ui/index.ts';
import { SavedList } from './saved-list.tsx';
import { savedPageTexts as texts } from './texts.ts';
import './saved.css';

/** Everything that can be read here without a network. Needs none itself. */
export function SavedPage() {
  usePageTitle(texts.title);
  const saved = useSaved();
  const items = useWatched(saved, (opened) => opened.list());
  if (saved?.available === false) return <UnavailablePage />;
  if (saved === null || items === undefined) {
    return (
      <div className="wrap page">
        <h1 className="page__t">{texts.title}</h1>
        <SkeletonList rows={5} />
      </div>
    );
  }
  if (items.length === 0) return <EmptyPage />;
  return <SavedList saved={saved} items={items} />;
}

function EmptyPage() {
  return (
    <div className="wrap">
      <Empty
        drawing="shelf"
        level={1}
        title={texts.empty.title}
        action={
          <>
            <Link to="/search" className={buttonClass({ variant: 'primary' })}>
              {texts.empty.search}
            </Link>
            <Link to="/saved/storage" className={buttonClass()}>
              {texts.toStorage}
            </Link>
          </>
        }
      >
        {texts.empty.body}
      </Empty>
    </div>
  );
}

/** Where the browser gives no storage. */
export function UnavailablePage() {
  return (
    <div className="wrap">
      <Empty
        drawing="offline"
        level={1}
        title={texts.unavailable.title}
        action={
          <Link to="/" search={{}} className={buttonClass({ variant: 'primary' })}>
            {texts.unavailable.home}
          </Link>
        }
      >
        {texts.unavailable.body}
      </Empty>
    </div>
  );
}
