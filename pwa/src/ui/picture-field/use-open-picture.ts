import { useEffect, useRef, useState } from 'react';
import { type Crop, type CropStep, cropAfter, frameOf, type Subject, widest } from './crop.ts';
import { closePicture, cutOut, type OpenPicture, openPicture, type Unfit } from './open-picture.ts';
import type { PictureShape } from './picture-shape.ts';

type State =
  | { readonly kind: 'none'; readonly unfit: Unfit | null }
  | { readonly kind: 'reading' }
  | { readonly kind: 'open'; readonly picture: OpenPicture; readonly crop: Crop };

/** A picture that somebody chose, and which part of it they want. */
export type ChosenPicture = {
  readonly state: State;
  readonly subject: Subject | null;
  readonly choose: (file: Blob) => Promise<void>;
  readonly step: (step: CropStep) => void;
  /** The part that is wanted; `null` while nothing is chosen. */
  readonly cut: () => Promise<Blob | null>;
};

const NOTHING: State = { kind: 'none', unfit: null };

/** Forgets everything when `opened` ends. Of two pictures that are chosen one after the other the second counts. */
export function useOpenPicture(opened: boolean, shape: PictureShape): ChosenPicture {
  const [state, setState] = useState<State>(NOTHING);
  const turn = useRef(0);
  const picture = state.kind === 'open' ? state.picture : null;
  useEffect(() => (picture ? () => closePicture(picture) : undefined), [picture]);
  useEffect(() => {
    if (opened) return;
    turn.current += 1;
    setState(NOTHING);
  }, [opened]);
  const choose = async (file: Blob) => {
    turn.current += 1;
    const own = turn.current;
    setState({ kind: 'reading' });
    const found = await openPicture(file);
    if (own === turn.current) setState(typeof found === 'string' ? { kind: 'none', unfit: found } : begun(found));
    else if (typeof found !== 'string') closePicture(found);
  };
  const subject = picture && { picture: picture.pixels, ratio: shape.ratio };
  return {
    state,
    subject,
    choose,
    step: (step) => setState((now) => (now.kind === 'open' ? { ...now, crop: after(now, step, shape) } : now)),
    cut: async () => (state.kind === 'open' ? cutOut(state.picture.pixels, frameNow(state, shape), shape) : null),
  };
}

const begun = (picture: OpenPicture): State => ({ kind: 'open', picture, crop: widest });

type Open = Extract<State, { kind: 'open' }>;
const subjectOf = ({ picture }: Open, { ratio }: PictureShape): Subject => ({ picture: picture.pixels, ratio });
const after = (open: Open, step: CropStep, shape: PictureShape) => cropAfter(subjectOf(open, shape), open.crop, step);
const frameNow = (open: Open, shape: PictureShape) => frameOf(subjectOf(open, shape), open.crop);
