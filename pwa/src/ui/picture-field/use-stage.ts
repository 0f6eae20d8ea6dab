import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { CropStep } from './crop.ts';
import { createGestures, stepOfWheel } from './crop-gestures.ts';
import { stepOfKey } from './crop-keys.ts';

type Stage = {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: (event: PointerEvent) => void;
};

/** What keys, fingers, the mouse and its wheel do on the stage, said as steps of the crop. */
export function useStage(step: (step: CropStep) => void): Stage {
  const ref = useRef<HTMLDivElement>(null);
  const gestures = useRef(createGestures());
  const latest = useRef(step);
  latest.current = step;
  // React hears of wheels passively, and the page would scroll beneath.
  useEffect(() => {
    const stage = ref.current;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      latest.current(stepOfWheel(event.deltaY));
    };
    stage?.addEventListener('wheel', turn, { passive: false });
    return () => stage?.removeEventListener('wheel', turn);
  }, []);
  const leave = ({ pointerId }: PointerEvent) => gestures.current.up(pointerId);
  return {
    ref,
    onKeyDown(event) {
      const wanted = stepOfKey(event);
      if (wanted === null) return;
      event.preventDefault();
      step(wanted);
    },
    onPointerDown({ pointerId, clientX: x, clientY: y, currentTarget }) {
      currentTarget.setPointerCapture(pointerId);
      gestures.current.down(pointerId, { x, y });
    },
    onPointerMove({ pointerId, clientX: x, clientY: y, currentTarget }) {
      const side = currentTarget.getBoundingClientRect();
      for (const one of gestures.current.move(pointerId, { x, y }, side)) step(one);
    },
    onPointerUp: leave,
    onPointerCancel: leave,
  };
}
