import { Icon, type IconName } from '../../../ui/index.ts';
import type { HistoryEntry } from '../queries.ts';
import { shownTime } from '../shown-time.ts';
import { auditTexts } from '../texts.ts';
import { who } from '../who.ts';

const texts = auditTexts.history;

type Props = {
  readonly entry: HistoryEntry;
  readonly at: number;
  readonly from: number;
  readonly onAt: (revision: number) => void;
  readonly onFrom: (revision: number) => void;
};

/** One event: when, what kind of act, who and what, and where it stands to the revision that is shown. */
export function HistoryRow({ entry, at, from, onAt, onFrom }: Props) {
  const revision = Number(entry.revision);
  const shown = revision === at;
  return (
    <li className={['ev', shown && 'on', revision > at && 'fut'].filter(Boolean).join(' ')}>
      <time dateTime={entry.recordedAt}>{shownTime(entry.recordedAt)}</time>
      <div className="ev__d">
        <span>
          <Icon name={iconOf(entry.type)} />
        </span>
      </div>
      <div className="ev__b">
        <button
          type="button"
          className="ev__o"
          aria-current={shown ? 'true' : undefined}
          onClick={() => onAt(revision)}
        >
          <b>{who(entry.actor)}</b>
          <span className="ev__w">{entry.label}</span>
        </button>
        <small>
          {[texts.number(revision), ...standing(revision, at), entry.erased && texts.erased]
            .filter(Boolean)
            .join(auditTexts.value.within)}
        </small>
        {entry.reason !== null && <small>{texts.because(entry.reason)}</small>}
        {revision < at && (
          <button type="button" className="ev__f" aria-pressed={revision === from} onClick={() => onFrom(revision)}>
            <Icon name={revision === from ? 'check' : 'history'} />
            <span>{revision === from ? texts.comparing : texts.compareFrom}</span>
          </button>
        )}
      </div>
    </li>
  );
}

function standing(revision: number, at: number): readonly string[] {
  if (revision === at) return [texts.shown];
  return revision > at ? [texts.notYet] : [];
}

const ICONS: readonly (readonly [RegExp, IconName])[] = [
  [/registered$|opened$|added$|joined$/, 'plus'],
  [/-verified$|enabled$|activated$/, 'check'],
  [/removed$|closed$|disabled$|unverified$|left$/, 'trash'],
  [/flag-set$/, 'eye'],
  [/granted$|withdrawn$|password/, 'key'],
  [/assigned$/, 'building'],
];

const iconOf = (type: string): IconName => ICONS.find(([pattern]) => pattern.test(type))?.[1] ?? 'pen';
