import { Popover } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Field, type FieldFrame } from '../field/field.tsx';
import { showDate } from './date-text.ts';
import { dateTexts as texts } from './texts.ts';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/dates/styles.css';
import './dates.css';

export type DateFieldProps = Omit<FieldFrame, 'limit'> & {
  /** Kept form, or `null` when nothing is entered. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly disabled?: boolean;
};

type Props = DateFieldProps & {
  readonly read: (text: string) => string | null;
  readonly invalid: string;
  readonly placeholder: string;
  readonly picker: (pick: (value: string | null) => void) => ReactNode;
};

/** A date that can be written or picked. What is no date is said when the field is left, and nothing is kept then. */
export function PickedField(props: Props) {
  const { invalid, placeholder, picker, disabled, error, label, no, need, help } = props;
  const { text, wrong, write, leave } = useDateText(props);
  const shownError = wrong ? invalid : error;
  const pick = (picked: string | null) => write(showDate(picked));
  return (
    <Field {...{ label, no, need, help }} error={shownError}>
      {(control) => (
        <div className={shownError ? 'inp inp-e' : 'inp'}>
          <input
            {...control}
            inputMode="numeric"
            placeholder={placeholder}
            disabled={disabled}
            value={text}
            onChange={(event) => write(event.target.value)}
            onBlur={leave}
          />
          {text !== '' && !disabled && (
            <IconButton className="date-b" icon="close" label={texts.clear} onClick={() => pick(null)} />
          )}
          <Picker disabled={disabled} draw={(close) => picker(closing(pick, close))} />
        </div>
      )}
    </Field>
  );
}

/** The written text beside the kept value: they differ while somebody is still writing. */
function useDateText({ value, onChange, read }: Props) {
  const [text, setText] = useState(showDate(value));
  const [left, setLeft] = useState(false);
  useEffect(() => {
    setText((written) => (read(written) === value ? written : showDate(value)));
  }, [value, read]);
  const write = (written: string) => {
    setText(written);
    setLeft(false);
    const kept = read(written);
    if (kept !== null || written.trim() === '') onChange(kept);
  };
  const wrong = left && text.trim() !== '' && read(text) === null;
  return { text, wrong, write, leave: () => setLeft(true) };
}

type PickerProps = {
  readonly disabled: boolean | undefined;
  readonly draw: (close: () => void) => ReactNode;
};

function Picker({ disabled, draw }: PickerProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover opened={open} onChange={setOpen} trapFocus returnFocus unstyled position="bottom-end" offset={8}>
      <Popover.Target>
        <IconButton
          className="date-b"
          icon="calendar"
          label={texts.open}
          disabled={disabled}
          onClick={() => setOpen(!open)}
        />
      </Popover.Target>
      <Popover.Dropdown className="pop mpick">{draw(() => setOpen(false))}</Popover.Dropdown>
    </Popover>
  );
}

const closing = (pick: (value: string | null) => void, close: () => void) => (picked: string | null) => {
  pick(picked);
  close();
};
