import { type ReactNode, useId } from 'react';
import { graphemeCount } from '../grapheme-count.ts';
import { Icon } from '../icon/icon.tsx';
import { fieldTexts as texts } from './texts.ts';
import './field.css';

export type FieldFrame = {
  readonly label: string;
  /** Its number in the form: 1, 2, 3 … */
  readonly no?: number | undefined;
  /** Said beside the label; left out when the form says it as a whole. */
  readonly need?: 'required' | 'optional' | undefined;
  readonly help?: string | undefined;
  /** What is wrong and what to do; Japanese, from the server or the domain. */
  readonly error?: string | undefined;
  /** Shows 「6 / 60字」 and turns vermilion when over. */
  readonly limit?: { readonly text: string; readonly most: number } | undefined;
};

/** What the control must carry so that label, help and error belong to it. */
export type ControlIds = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
};

type Props = FieldFrame & { readonly children: (control: ControlIds) => ReactNode };

/** Label, counter, control, help and error of one field (face 10, 九). */
export function Field({ label, no, need, help, error, limit, children }: Props) {
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="field__l" htmlFor={id}>
        {no !== undefined && <span className="field__no">{no}</span>}
        {label}
        {need && <span className={need === 'required' ? 'req' : 'opt'}>{texts[need]}</span>}
        {limit && <Counter {...limit} />}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': need === 'required' ? true : undefined,
      })}
      {help && (
        <p className="field__h" id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && (
        <p className="field__e" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
}

function Counter({ text, most }: { readonly text: string; readonly most: number }) {
  const count = graphemeCount(text);
  return <span className={count > most ? 'field__c field__c-e' : 'field__c'}>{texts.count(count, most)}</span>;
}
