import { type Suggestion, simpleSearch } from '@meikan/contracts';
import { graphemeCount, searchedText } from '@meikan/domain';
import { useQuery } from '@tanstack/react-query';
import { searchPath } from '../../address/search-path.ts';
import { apiQuery } from '../../api/api-query.ts';
import { Avatar, Icon, Logo, type SearchAnswer, type SearchOption, Thumb, useSettledText } from '../../ui/index.ts';
import { shellTexts as texts } from './texts.ts';

const KINDS = ['company', 'service', 'person', 'article'] as const;
const LIMIT = '10';

const WAITING: SearchAnswer = { kind: 'waiting' };

function pictureOf({ kind, id, picture }: Suggestion) {
  if (kind === 'person') return <Avatar id={id} src={picture} size="s" />;
  return kind === 'article' ? <Thumb src={picture} className="sv__t" /> : <Logo src={picture} size="s" />;
}

/** Where a find leads. Articles are opened from the results, beside the one who wrote them. */
function addressOf({ kind, id, name }: Suggestion): string {
  if (kind === 'person') return `/profile/${id}`;
  return kind === 'article' ? `/search?kind=article&search=${encodeURIComponent(name)}` : `/companies/${id}`;
}

const optionOf = (find: Suggestion): SearchOption => ({
  id: `${find.kind}-${find.id}`,
  name: find.name,
  note: find.note,
  picture: pictureOf(find),
  href: addressOf(find),
});

/** Whoever types one character means the beginning of a name. */
const MIN_DESCRIPTION = 2;

function waysFor(text: string): SearchOption[] {
  if (graphemeCount(text) < MIN_DESCRIPTION) return [];
  const { name, note } = texts.describedPeople;
  const href = searchPath(text, 'person');
  return [{ id: 'described-people', name, note: note(text), picture: <Icon name="search" className="sd__i" />, href }];
}

/** Finds for the typed text: asked 320 ms after the last key, ten at most, hidden while they are for another text; then the way to people of whom it is a description. */
export function useSuggestions(text: string, composing: boolean): SearchAnswer {
  const wanted = useSettledText(text, composing);
  const query = apiQuery(simpleSearch, { query: { name: wanted, limit: LIMIT } });
  const { data } = useQuery({ ...query, enabled: wanted !== '' });
  if (!data || wanted !== searchedText(text)) return WAITING;
  const groups = KINDS.map((kind) => ({
    key: kind,
    label: texts.kinds[kind],
    options: data.payload.filter((find) => find.kind === kind).map(optionOf),
  }));
  return { kind: 'found', groups: groups.filter(({ options }) => options.length > 0), ways: waysFor(wanted) };
}
