import { useDebouncedCallback } from '@mantine/hooks';
import { type CSSProperties, useEffect, useState } from 'react';
import { Button, IconButton, Note } from '../../../ui/index.ts';
import type { HistoryMoment } from '../queries.ts';
import { shownDay, shownMoment, shownShortDay, shownTime } from '../shown-time.ts';
import { auditTexts } from '../texts.ts';
import { barsOf } from './bars.ts';
import { usePlaying } from './use-playing.ts';
import './timeline.css';

const texts = auditTexts.time;

type Props = {
  /** Oldest first; at least one. */
  readonly moments: readonly HistoryMoment[];
  readonly at: number;
  readonly onAt: (revision: number) => void;
};

/** Travels through the revisions of a history: by slider, step by step, or played. */
export function Timeline({ moments, at, onAt }: Props) {
  const first = Number(moments[0]?.revision ?? 0);
  const last = first + moments.length - 1;
  const [thumb, setThumb] = useThumb(at, onAt);
  const go = (revision: number) => setThumb(Math.min(last, Math.max(first, revision)));
  const recordedAt = moments[thumb - first]?.recordedAt ?? '';
  return (
    <section className="tt" aria-label={texts.region}>
      <div className="row row-w sp tt__h">
        <p className="tt__now" aria-live="polite">
          <span>{recordedAt !== '' && shownMoment(recordedAt)}</span>
          <small>{texts.revision(thumb)}</small>
        </p>
        <Steps first={first} last={last} at={thumb} onAt={go} />
      </div>
      <Bars moments={moments} at={thumb} />
      <input
        type="range"
        min={first}
        max={last}
        value={thumb}
        disabled={first === last}
        style={{ '--v': `${((thumb - first) / Math.max(1, last - first)) * 100}%` } as CSSProperties}
        aria-label={texts.slider}
        aria-valuetext={recordedAt === '' ? '' : texts.spoken(shownMoment(recordedAt), thumb)}
        onChange={(event) => go(Number(event.target.value))}
      />
      <Ticks moments={moments} />
      {thumb < last && (
        <Note title={texts.pastTitle} icon="eye">
          {texts.past(thumb + 1, last - thumb)}
        </Note>
      )}
    </section>
  );
}

type StepsProps = Pick<Props, 'at' | 'onAt'> & { readonly first: number; readonly last: number };

/** One revision back or on, all of them played, or the present. */
function Steps({ first, last, at, onAt }: StepsProps) {
  const [playing, setPlaying] = usePlaying(() => onAt(at + 1), at < last);
  return (
    <div className="row tt__b">
      <IconButton icon="left" label={texts.earlier} disabled={at === first} onClick={() => onAt(at - 1)} />
      <IconButton
        icon={playing ? 'pause' : 'play'}
        label={playing ? texts.stop : texts.play}
        disabled={at === last}
        onClick={() => setPlaying(!playing)}
      />
      <IconButton icon="right" label={texts.later} disabled={at === last} onClick={() => onAt(at + 1)} />
      <Button icon="clock" size="s" disabled={at === last} onClick={() => onAt(last)}>
        {texts.now}
      </Button>
    </div>
  );
}

/** How long the thumb must rest before the state of its revision is asked for, in ms: what it passes over is not. */
const REST = 250;

function useThumb(at: number, onAt: (revision: number) => void): [number, (revision: number) => void] {
  const [thumb, setThumb] = useState(at);
  const tell = useDebouncedCallback(onAt, REST);
  // A revision that was chosen elsewhere is followed, unless the thumb is about to leave for another.
  useEffect(() => {
    if (!tell.isPending()) setThumb(at);
  }, [at, tell]);
  const move = (revision: number) => {
    setThumb(revision);
    tell(revision);
  };
  return [thumb, move];
}

function Bars({ moments, at }: Pick<Props, 'moments' | 'at'>) {
  const looks = { past: undefined, current: 'cur', future: 'fut' } as const;
  return (
    <div className="hist" aria-hidden="true">
      {barsOf(moments, at).map(({ first, height, is }) => (
        <i key={first} className={looks[is]} style={{ height: `${4 + height * 40}px` }} />
      ))}
    </div>
  );
}

const TICKS = 5;

function Ticks({ moments }: Pick<Props, 'moments'>) {
  const last = moments.length - 1;
  const count = Math.min(TICKS, moments.length);
  const [oldest, newest] = [moments[0], moments[last]].map((moment) => shownDay(moment?.recordedAt ?? ''));
  // Hours part the ticks where the days are one.
  const shown = oldest === newest ? shownTime : shownShortDay;
  const places = Array.from({ length: count }, (_, tick) => Math.round((tick * last) / Math.max(1, count - 1)));
  return (
    <p className="ticks" aria-hidden="true">
      {places.map((place, tick) => {
        const when = shown(moments[place]?.recordedAt ?? '');
        const before = places[tick - 1];
        const repeats = before !== undefined && shown(moments[before]?.recordedAt ?? '') === when;
        return <span key={place}>{place === last ? texts.nowTick(when) : repeats ? '' : when}</span>;
      })}
    </p>
  );
}
