import { pictureShapes } from '../../ui/index.ts';
import type { Control } from './control.ts';

/** What tables of controls are built of. */
export const line = { kind: 'line' } as const;
export const needed = { kind: 'line', required: true } as const;
export const area = (rows: number) => ({ kind: 'area', rows }) as const;
export const lines = { kind: 'lines' } as const;
export const link = { kind: 'link' } as const;
export const month = { kind: 'month' } as const;
export const select = { kind: 'select' } as const;
export const checks = { kind: 'checks' } as const;
export const amount = { kind: 'amount' } as const;
export const scale = { kind: 'scale' } as const;
/** A yes or no among others, ticked under its name. */
export const tick = { kind: 'flag' } as const;
/** A yes or no of its own; `statement` is what is ticked. */
export const flag = (statement: string) => ({ kind: 'flag', statement }) as const;
export const pictures = { kind: 'pictures', shape: pictureShapes.thumb } as const;
/** Rows that are not saved without the parts in `needs`. */
export const rows = <const P extends Readonly<Record<string, Control>>>(
  needs: readonly (keyof P & string)[],
  parts: P,
) => ({ kind: 'rows', needs, parts }) as const;
/** What happened, or will, in which month. */
export const dated = rows(['text'], { date: { ...month, required: true }, text: needed });
