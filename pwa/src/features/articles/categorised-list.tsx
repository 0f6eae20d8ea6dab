import type { ArticleItem } from '@meikan/contracts';
import { type UseSuspenseQueryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState, useTransition } from 'react';
import type { ApiAnswer } from '../../api/call-api.ts';
import { ALL, categoryChips, EVERYTHING, type Narrowing, narrowTo, settle } from '../../directory/narrowing.ts';
import { ChipFilter, List, Pager } from '../../ui/index.ts';
import { articleTexts as texts } from './texts.ts';
import './articles.css';

/** Items on a page of a profile's lists (individual-side 9). */
export const PAGE_SIZE = 5;

/** A page of items in a category, or in all of them. */
export type Asked = { readonly page: string; readonly limit: string; readonly category: string | undefined };

type Props = {
  readonly question: (asked: Asked) => UseSuspenseQueryOptions<ApiAnswer<ArticleItem[]>>;
  readonly labelOf: (category: string) => string;
  readonly entry: (item: ArticleItem) => ReactNode;
  /** Stands at the right of the chips. */
  readonly tools?: ReactNode;
  /** Instead of everything, when there is nothing in any category. */
  readonly empty: ReactNode;
};

/** Items under chips of categories with their counts, five a page (individual-side 2). */
export function CategorisedList({ question, labelOf, entry, tools, empty }: Props) {
  const [chosen, setChosen] = useState<Narrowing>(EVERYTHING);
  const [, startTransition] = useTransition();
  const asked = { page: String(chosen.page), limit: String(PAGE_SIZE), category: chosen.category ?? undefined };
  const { data } = useSuspenseQuery(question(asked));
  const counts = data.counter ?? {};
  const total = data.total ?? data.payload.length;
  const settled = settle(chosen, counts, total);
  if (settled !== chosen) setChosen(settled);
  const choose = (next: Narrowing) => startTransition(() => setChosen(next));
  const chips = categoryChips(counts, { all: texts.all, of: labelOf });
  if (chips[0]?.count === 0) return empty;
  return (
    <div className="tabp">
      <div className="row row-w sp arts__t">
        <ChipFilter
          label={texts.filter}
          choices={chips}
          value={settled.category ?? ALL}
          onChange={(value) => choose(narrowTo(value === ALL ? null : value))}
        />
        {tools}
      </div>
      <div className="arts">
        <List label={texts.list}>{data.payload.map(entry)}</List>
      </div>
      <Pager
        total={total}
        page={settled.page}
        pageSize={PAGE_SIZE}
        onPage={(page) => choose({ ...settled, page })}
        returns
      />
    </div>
  );
}
