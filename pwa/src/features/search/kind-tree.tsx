import { figure } from '@meikan/domain';
import { Link } from '@tanstack/react-router';
import { EXACT } from '../../directory/exact.ts';
import { AsideSection, TabStrip } from '../../ui/index.ts';
import { KINDS, type Kind, ofKind, type SearchQuery } from './search-query.ts';
import { searchTexts as texts } from './texts.ts';

type Props = {
  readonly query: SearchQuery;
  /** Per kind, among other counts; absent until answered. */
  readonly counter: Readonly<Record<string, number>> | undefined;
};

type KindTab = {
  readonly key: string;
  readonly kind: Kind | undefined;
  readonly label: string;
  readonly count: number | undefined;
};

function tabsOf(counter: Props['counter']): readonly KindTab[] {
  const all = counter && KINDS.reduce((sum, kind) => sum + (counter[kind] ?? 0), 0);
  return [
    { key: 'all', kind: undefined, label: texts.all, count: all },
    ...KINDS.map((kind) => ({ key: kind, kind, label: texts.kinds[kind], count: counter?.[kind] })),
  ];
}

/** The kinds with their counts: at the left on wide screens. */
export function KindTree({ query, counter }: Props) {
  return (
    <AsideSection title={texts.kind}>
      <nav className="tree" aria-label={texts.kindLabel}>
        {tabsOf(counter).map(({ key, kind, label, count }) => (
          <Link
            key={key}
            to="/search"
            activeOptions={EXACT}
            search={ofKind(query, kind)}
            aria-current={kind === query.kind ? 'page' : undefined}
          >
            {label}
            <span className="n">{count !== undefined && figure(count)}</span>
          </Link>
        ))}
      </nav>
    </AsideSection>
  );
}

/** The same as tabs, where there is no space at the left. */
export function KindTabs({ query, counter }: Props) {
  return (
    <TabStrip
      tabs={tabsOf(counter)}
      selected={query.kind ?? 'all'}
      label={texts.kindLabel}
      link={({ kind }, props) => <Link to="/search" search={ofKind(query, kind)} {...props} />}
    />
  );
}
