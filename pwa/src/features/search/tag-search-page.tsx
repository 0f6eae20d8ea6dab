import { topArticleTags } from '@meikan/contracts';
import { figure } from '@meikan/domain';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { present } from '../../address/query-parts.ts';
import { apiQuery } from '../../api/api-query.ts';
import { Asked } from '../../directory/asked.tsx';
import { EXACT } from '../../directory/exact.ts';
import { Section, SkeletonBar, usePageTitle } from '../../ui/index.ts';
import { SearchLine } from './search-line.tsx';
import type { ServicesWanted, TagQuery } from './service-query.ts';
import { ServiceResults } from './service-results.tsx';
import { TaggedItems } from './tagged-items.tsx';
import { tagTexts as texts } from './texts.ts';
import './search.css';

type Props = {
  readonly query: TagQuery;
  readonly register: ReactNode;
};

/** Tag search: items that carry a tag, or services that can do something. */
export function TagSearchPage({ query, register }: Props) {
  const { tag, canDo, search } = query;
  const words = search ?? canDo ?? '';
  usePageTitle(tag ? texts.ofItems(tag) : texts.title);
  const navigate = useNavigate();
  const searchFor = (text: string) => {
    const change = { canDo: undefined, tag: undefined, search: text || undefined, page: undefined };
    void navigate({ to: '/tag-search', search: present({ ...query, ...change }) });
  };
  return (
    <div className="wrap page">
      <header>
        <h1 className="page__t">{texts.title}</h1>
        <p className="muted">{texts.lead}</p>
        <SearchLine key={words} label={texts.label} prompt={texts.prompt} text={words} onSearch={searchFor} />
      </header>
      {tag ? (
        <TaggedItems query={{ ...query, tag }} />
      ) : (
        <Section title={titleOf(query)}>
          <ServiceResults query={servicesOf(query)} register={register} />
        </Section>
      )}
      <PopularTags current={tag} />
    </div>
  );
}

const servicesOf = ({ tag: _, mainArticleCategory: __, ...services }: TagQuery): ServicesWanted => services;

function titleOf({ canDo, search }: TagQuery): string {
  const wanted = [...(canDo?.split(',') ?? []), ...(search ? [search] : [])];
  return wanted.length > 0 ? texts.ofServices(wanted) : texts.services;
}

function PopularTags({ current }: { readonly current: string | undefined }) {
  const tags = useQuery(apiQuery(topArticleTags, {}));
  return (
    <Section title={texts.popular} note={texts.popularNote}>
      <Asked query={tags} waiting={<SkeletonBar width="80%" height={24} />}>
        {({ payload }) => (
          <div className="tags">
            {payload.map(({ tag, count }) => (
              <Link
                className="tag"
                key={tag}
                to="/tag-search"
                activeOptions={EXACT}
                search={{ tag }}
                aria-current={tag === current ? 'page' : undefined}
              >
                {tag}
                <span className="n">{figure(count)}</span>
              </Link>
            ))}
          </div>
        )}
      </Asked>
    </Section>
  );
}
