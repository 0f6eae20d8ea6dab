import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { choicePart } from '../../address/query-parts.ts';
import { categoryLink, pageLink, queryLink } from '../../directory/listing/query-link.tsx';
import { useListQuery } from '../../directory/listing/use-list-query.ts';
import { useTypedText } from '../../directory/listing/use-typed-text.ts';
import type { Saved, SavedItem } from '../../offline/cache/index.ts';
import type { FoundItem } from '../../offline/ui/cache/find-items.ts';
import { kindOf, SHOWN_KINDS, type ShownKind } from '../../offline/ui/cache/saved-name.tsx';
import { savedTexts } from '../../offline/ui/cache/texts.ts';
import { buttonClass, ChipFilter, Empty, Icon, lastPage, Pager } from '../../ui/index.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { SavedRow } from './saved-row.tsx';
import { SearchField } from './search-field.tsx';
import { StoreBar } from './store-bar.tsx';
import { savedPageTexts as texts } from './texts.ts';
import { Together } from './together.tsx';
import { useFoundItems } from './use-found-items.ts';

const PAGE_SIZE = 20;

type Props = { readonly saved: Saved; readonly items: readonly SavedItem[] };

export function SavedList({ saved, items }: Props) {
  // Their text stands on other sites: what is here of them is no page to read.
  const articles = items.filter(({ kind }) => kind === 'article').length;
  const readable = items.filter(({ kind, savedAt }) => kind !== 'article' && savedAt !== null).length;
  return (
    <div className="wrap page">
      <h1 className="page__t">{texts.title}</h1>
      <p className="big">{texts.lead(readable)}</p>
      {articles > 0 && <p className="sm muted">{texts.articles(articles)}</p>}
      <StoreBar items={items} />
      <div className="side sv__side">
        <Narrowed saved={saved} items={items} />
        <aside>
          <Together saved={saved} items={items} />
          <Link to="/saved/storage" className={buttonClass({}, 'btn-w')}>
            <Icon name="inbox" />
            {texts.toStorage}
          </Link>
        </aside>
      </div>
    </div>
  );
}

const everythingLink = queryLink(() => ({ search: undefined, category: undefined, page: undefined }));

/** The list with its search and its chips of kinds. */
function Narrowed({ saved, items }: Props) {
  const [text, setText] = useTypedText();
  const asked = useListQuery();
  const kind = choicePart(SHOWN_KINDS, asked.category);
  // Deferred: folding a thousand names must not hold up the typing.
  const sought = useDeferredValue(text);
  const found = useFoundItems(items, sought);
  const shown = kind === undefined ? found : found.filter(({ item }) => kindOf(item) === kind);
  return (
    <div>
      <SearchField text={text} onText={setText} found={sought === '' ? null : shown.length} />
      <ChipFilter label={texts.filter} choices={choices(found)} value={kind ?? ''} link={categoryLink} />
      {shown.length === 0 ? (
        <Empty
          title={texts.noneFound.title}
          level={2}
          action={everythingLink(null, { className: buttonClass(), children: texts.noneFound.clear })}
        >
          {texts.noneFound.body}
        </Empty>
      ) : (
        <Rows
          saved={saved}
          found={shown}
          text={sought}
          page={Math.min(asked.page ?? 1, lastPage(shown.length, PAGE_SIZE))}
        />
      )}
    </div>
  );
}

function choices(found: readonly FoundItem[]) {
  const counts = new Map<ShownKind, number>();
  for (const { item } of found) counts.set(kindOf(item), (counts.get(kindOf(item)) ?? 0) + 1);
  return [
    { value: '' as const, label: texts.all, count: found.length },
    ...SHOWN_KINDS.map((value) => ({ value, label: savedTexts.kinds[value], count: counts.get(value) ?? 0 })),
  ];
}

type RowsProps = Pick<Props, 'saved'> & {
  readonly found: readonly FoundItem[];
  /** What was looked for. */
  readonly text: string;
  readonly page: number;
};

function Rows({ saved, found, text, page }: RowsProps) {
  const [removing, setRemoving] = useState<SavedItem | null>(null);
  const now = Date.now();
  return (
    <>
      <div className="svh only-d" aria-hidden="true">
        <span>{texts.columns.name}</span>
        <span>{texts.columns.completeness}</span>
        <span>{texts.columns.asOf}</span>
        <span>{texts.columns.size}</span>
        <span />
      </div>
      <ul className="list svl">
        {found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((each) => {
          const { item } = each;
          return (
            <SavedRow
              key={item.key}
              found={each}
              text={text}
              now={now}
              busy={saved.progressOf(item) !== null}
              onRenew={() => void saved.renew(item)}
              onRemove={() => setRemoving(item)}
            />
          );
        })}
      </ul>
      <Pager total={found.length} page={page} pageSize={PAGE_SIZE} link={pageLink} returns />
      <RemoveDialog saved={saved} item={removing} onClose={() => setRemoving(null)} />
    </>
  );
}
