import { matchOf } from '../../directory/match.ts';
import type { SavedItem } from '../../offline/cache/index.ts';
import { type FoundItem, matchedIn } from '../../offline/ui/cache/find-items.ts';
import { kindOf, SavedName, SavedPicture } from '../../offline/ui/cache/saved-name.tsx';
import { savedTexts } from '../../offline/ui/cache/texts.ts';
import { Highlight, Icon, IconButton, Meta } from '../../ui/index.ts';
import { Pie } from './pie.tsx';
import { savedPageTexts as texts } from './texts.ts';

const DAY = 86_400_000;
/** From here on the age of a copy is said beside its date (FACE.md, .sv). */
const OLD = 7;

type Props = {
  readonly found: FoundItem;
  /** What was looked for; why it was found is marked. */
  readonly text: string;
  readonly now: number;
  readonly busy: boolean;
  readonly onRenew: () => void;
  readonly onRemove: () => void;
};

/** One saved thing: why it was found, how complete it is, of when, and how much it takes. */
export function SavedRow({ found, text, now, busy, onRenew, onRemove }: Props) {
  const { item } = found;
  const { card, reasons } = item;
  const { marks, sentence, facts } = matchOf(matchedIn(found), text, [card.name]);
  return (
    <li className="sv">
      <SavedPicture item={item} />
      <div className="sv__n">
        <p className="item__t">
          <SavedName item={item}>
            <Highlight text={card.name} marks={marks} />
          </SavedName>
        </p>
        <Meta
          parts={[
            savedTexts.kinds[kindOf(item)],
            ...reasons.map((reason) => texts.reasons[reason]),
            ...facts.map((fact) => <Highlight key={fact} text={fact} marks={marks} />),
          ]}
        />
        {sentence !== undefined && (
          <p className="item__d">
            <Highlight text={sentence} marks={marks} />
          </p>
        )}
      </div>
      <Completeness item={item} />
      <AsOf savedAt={item.savedAt} now={now} />
      <p className="sv__z">{savedTexts.size(item.bytes)}</p>
      <div className="sv__a">
        <IconButton icon="sync" label={texts.renew(card.name)} aria-disabled={busy || undefined} onClick={onRenew} />
        <IconButton icon="trash" label={texts.remove(card.name)} onClick={onRemove} />
      </div>
    </li>
  );
}

function Completeness({ item }: { readonly item: SavedItem }) {
  return (
    <p className="sv__c">
      <Pie share={shareOf(item)} />
      <span>{completenessWords(item)}</span>
    </p>
  );
}

function shareOf({ parts, pictures, state }: SavedItem): number {
  if (state !== 'partial') return 1;
  const total = parts.total + pictures.total;
  return total === 0 ? 0 : Math.min(0.95, (parts.kept + pictures.kept) / total);
}

function completenessWords({ kind, parts, pictures, savedAt, savedDepth, state }: SavedItem): string {
  if (state === 'whole' && kind === 'article') return savedTexts.state.card;
  if (state === 'whole' && savedDepth === 'front') return savedTexts.state.front;
  if (state !== 'partial') return savedTexts.state[state];
  if (savedAt === null && parts.kept === 0) return savedTexts.state.waiting;
  if (pictures.kept < pictures.total) return texts.pictures(pictures.kept, pictures.total);
  return texts.partial;
}

function AsOf({ savedAt, now }: { readonly savedAt: number | null; readonly now: number }) {
  if (savedAt === null) return <p className="sv__w" />;
  const days = Math.floor((now - savedAt) / DAY);
  const old = days >= OLD;
  return (
    <p className={old ? 'sv__w old' : 'sv__w'}>
      {old && <Icon name="clock" />}
      <span>
        <span>{savedTexts.asOf(savedAt)}</span>
        {old && <small>{texts.daysAgo(days)}</small>}
      </span>
    </p>
  );
}
