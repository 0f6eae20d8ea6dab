import type { ReactNode } from 'react';
import { Button, IconButton } from '../ui/index.ts';
import { editingTexts as texts } from './texts.ts';

type Props<R> = {
  readonly rows: readonly R[];
  readonly onRows: (rows: readonly R[]) => void;
  readonly blank: R;
  readonly most: number;
  /** Names a row to the screen reader: 「職歴 2」. */
  readonly name: (row: number) => string;
  readonly add?: string;
  readonly children: (row: R, change: (changes: Partial<R>) => void, index: number) => ReactNode;
};

/** Rows of a form; the first one cannot be removed. */
export function Rows<R>({ rows, onRows, blank, most, name, add = texts.addRow, children }: Props<R>) {
  const change = (index: number) => (changes: Partial<R>) =>
    onRows(rows.map((row, at) => (at === index ? { ...row, ...changes } : row)));
  return (
    <>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a form have no other identity and hold no state of their own
        <fieldset key={index} className="erow">
          <legend className="sr">{name(index + 1)}</legend>
          <div className="erow__f">{children(row, change(index), index)}</div>
          {index > 0 && (
            <IconButton
              icon="trash"
              label={texts.removeRow(index + 1)}
              onClick={() => onRows(rows.filter((_, at) => at !== index))}
            />
          )}
        </fieldset>
      ))}
      {rows.length < most && (
        <Button icon="plus" size="s" className="erow__a" onClick={() => onRows([...rows, blank])}>
          {add}
        </Button>
      )}
    </>
  );
}
