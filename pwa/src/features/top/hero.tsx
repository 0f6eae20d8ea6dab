import type { TopPageData } from '@meikan/contracts';
import { figure } from '@meikan/domain';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Mark, SkeletonBar } from '../../ui/index.ts';
import { dayInTokyo } from './day-in-tokyo.ts';
import { topTexts as texts } from './texts.ts';

type Props = {
  readonly search: ReactNode;
  /** Absent until it has been answered: the words stand at once. */
  readonly data: TopPageData | undefined;
  /** When this device kept the data, epoch ms; absent: it is of today. */
  readonly savedAt: number | undefined;
};

const SHORTCUTS = 4;

/** The head of the top page: date, what this is, search, totals, and the vertical slogan with the cat. */
export function Hero({ search, data, savedAt }: Props) {
  return (
    <section className="hero">
      <div className="hero__l">
        <p className="dateline">
          <span>{dayInTokyo(savedAt ?? Date.now())}</span>
          {data && (
            <span>{(savedAt === undefined ? texts.updatedToday : texts.updatedThen)(data.totals.updatedToday)}</span>
          )}
        </p>
        <p className="hero__lead ph">{texts.lead}</p>
        {search}
        <div className="pop-tags">
          <TagLinks tags={data?.topTags.slice(0, SHORTCUTS)} />
        </div>
        <Totals totals={data?.totals} />
      </div>
      <Mark className="hero__cat" />
      <h1 className="hero__v">
        {texts.headline.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </h1>
    </section>
  );
}

const COUNTED = ['people', 'companies', 'services', 'articles'] as const;

function Totals({ totals }: { readonly totals: TopPageData['totals'] | undefined }) {
  return (
    <dl className="figs" aria-label={texts.totals.label}>
      {COUNTED.map((what) => (
        <div key={what}>
          <dt>{texts.totals[what]}</dt>
          <dd>{totals ? figure(totals[what]) : <SkeletonBar width={72} height={29} />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Tags with their counts, each the way to what carries it. */
export function TagLinks({ tags }: { readonly tags: TopPageData['topTags'] | undefined }) {
  if (!tags) return <SkeletonBar width="70%" height={24} />;
  return (
    <div className="tags">
      {tags.map(({ tag, count }) => (
        <Link className="tag" key={tag} to="/tag-search" search={{ tag }}>
          {tag}
          <span className="n">{texts.tagCount(count)}</span>
        </Link>
      ))}
    </div>
  );
}
