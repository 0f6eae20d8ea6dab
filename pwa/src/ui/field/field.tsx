import { graphemeCount } from '@meikan/domain';
import { type ReactNode, useId } from 'react';
import { Fault } from './fault.tsx';
import { fieldTexts as texts } from './texts.ts';
import './field.css';

/** Lengths in characters as people count them. */
type CounterProps = { readonly text: string; readonly most: number; readonly advised?: number | undefined };

export type FieldFrame = {
  readonly label: string;
  /** Its number in the form: 1, 2, 3 … */
  readonly no?: number | undefined;
  /** Said beside the label; left out when the form says it as a whole. */
  readonly need?: 'required' | 'optional' | undefined;
  readonly help?: string | undefined;
  /** What is wrong and what to do; Japanese, from the server or the domain. */
  readonly error?: string | undefined;
  /** Shows 「6 / 60字」 and turns vermilion when over; beyond `advised`, what is asked for, it says what is taken at most. */
  readonly limit?: CounterProps | undefined;
};

/** What the control must carry so that label, help and error belong to it. */
export type ControlIds = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
};

type Props = FieldFrame & { readonly children: (control: ControlIds) => ReactNode };

/** Label, counter, control, help and error of one field. */
export function Field({ label, no, need, help, error, limit, children }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label className="field__l" htmlFor={id}>
        <FieldName {...{ label, no, need }} />
        {limit && <Counter {...limit} />}
      </label>
      {children({
        id,
        'aria-describedby': describedBy(id, { help, error }),
        'aria-invalid': error ? true : undefined,
        'aria-required': need === 'required' ? true : undefined,
      })}
      <FieldNotes {...{ id, help, error }} />
    </div>
  );
}

/** What stands in a field's label before its counter. */
export function FieldName({ label, no, need }: Pick<FieldFrame, 'label' | 'no' | 'need'>) {
  return (
    <>
      {no !== undefined && <span className="field__no">{no}</span>}
      <span>{label}</span>
      {need && <span className={need === 'required' ? 'req' : 'opt'}>{texts[need]}</span>}
    </>
  );
}

/** Help and fault below a control, by whose `id` theirs are made. */
export function FieldNotes({ id, help, error }: Pick<FieldFrame, 'help' | 'error'> & { readonly id: string }) {
  return (
    <>
      {help && (
        <p className="field__h" id={`${id}-help`}>
          {help}
        </p>
      )}
      <Fault id={`${id}-error`}>{error}</Fault>
    </>
  );
}

/** Of which notes a control or a group is described by. */
export const describedBy = (id: string, { help, error }: Pick<FieldFrame, 'help' | 'error'>): string | undefined =>
  [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

function Counter({ text, most, advised = most }: CounterProps) {
  const count = graphemeCount(text);
  const words = count > advised && advised < most ? texts.beyond(count, advised, most) : texts.count(count, advised);
  return <span className={count > most ? 'field__c field__c-e' : 'field__c'}>{words}</span>;
}
