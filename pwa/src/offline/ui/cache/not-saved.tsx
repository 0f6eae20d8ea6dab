import { Link } from '@tanstack/react-router';
import { Button, buttonClass, Empty, Item, List, Section } from '../../../ui/index.ts';
import type { SavedItem } from '../../cache/index.ts';
import { kindOf, SavedName, SavedPicture } from './saved-name.tsx';
import { savedTexts } from './texts.ts';
import { useSaved, useWatched } from './use-saved.ts';

const texts = savedTexts.notSaved;

/** How many things are offered instead. */
const INSTEAD = 6;

type Props = {
  readonly onRetry: () => void;
  readonly retry: string;
  /** 1 for a whole page, 2 for a tab below the heading of one. */
  readonly level: 1 | 2;
};

/** In place of a page that is not on this device while the server is not reached: what is, and the ways on. */
export function NotSaved({ onRetry, retry, level }: Props) {
  const saved = useSaved();
  const items = useWatched(saved, (opened) => opened.list());
  return (
    <>
      <Empty
        drawing="shelf"
        level={level}
        title={texts.title}
        action={
          <>
            <Button variant="primary" onClick={onRetry}>
              {retry}
            </Button>
            <Link to="/saved" className={buttonClass()}>
              {texts.list}
            </Link>
          </>
        }
      >
        {texts.body}
      </Empty>
      {items !== undefined && level === 1 && <Instead items={items} />}
    </>
  );
}

function Instead({ items }: { readonly items: readonly SavedItem[] }) {
  const readable = items.filter(({ kind, savedAt }) => kind !== 'article' && savedAt !== null);
  return (
    <Section title={texts.instead} note={texts.count(items.length)}>
      {readable.length === 0 ? (
        <p className="sm muted">{texts.none}</p>
      ) : (
        <List columns={2}>
          {readable.slice(0, INSTEAD).map((item) => (
            <Item
              key={item.key}
              picture={<SavedPicture item={item} />}
              title={<SavedName item={item} />}
              meta={[savedTexts.kinds[kindOf(item)], item.savedAt !== null && savedTexts.asOf(item.savedAt)]}
            />
          ))}
        </List>
      )}
    </Section>
  );
}
