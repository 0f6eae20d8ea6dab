import { Popover } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useBackCloses } from '../back/use-back-closes.ts';
import { IconButton } from '../button/icon-button.tsx';
import { Field, type FieldFrame } from '../field/field.tsx';
import { isButtonPressed, useUnread } from '../field/use-unread.ts';
import { asWritten } from './date-text.ts';
import { dateTexts as texts } from './texts.ts';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/dates/styles.css';
import './dates.css';

export type DateFieldProps = Omit<FieldFrame, 'limit'> & {
  /** Kept form, or `null` when nothing is entered; what cannot be read stands here as it was written, and no rule lets it pass. */
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

/**
 * A date that can be written or picked. What cannot be read is the field's value as it was written, so that the rules of the form
 * refuse it; it is said when the field is left.
 */
export function PickedField(props: Props) {
  const { invalid, placeholder, picker, disabled, error, label, no, need, help } = props;
  const { text, unread, told, tell, write, leave } = useDateText(props);
  const entry = useUnread(unread ? invalid : undefined);
  const shownError = unread && (told || error !== undefined) ? invalid : error;
  const pick = (picked: string | null) => write(asWritten(picked, props.read));
  return (
    <Field {...{ label, no, need, help }} error={shownError}>
      {(control) => (
        <div className={shownError ? 'inp inp-e' : 'inp'}>
          <input
            {...control}
            ref={entry}
            placeholder={placeholder}
            disabled={disabled}
            value={text}
            onChange={(event) => write(event.target.value)}
            onBlur={leave}
            onInvalid={tell}
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

/** The written text beside the value that it is read as; once the field is left, it shows how it was read. */
function useDateText({ value, onChange, read }: Props) {
  const [text, setText] = useState(asWritten(value, read));
  const [told, setTold] = useState(false);
  useEffect(() => {
    setText((written) => (valueIn(written, read) === value ? written : asWritten(value, read)));
  }, [value, read]);
  const write = (written: string) => {
    setText(written);
    setTold(false);
    onChange(valueIn(written, read));
  };
  const tell = () => setTold(true);
  const leave = () => {
    setText(asWritten(value, read));
    if (!isButtonPressed()) tell();
  };
  return { text, unread: value !== null && read(value) === null, told, tell, write, leave };
}

const valueIn = (written: string, read: Props['read']): string | null =>
  written.trim() === '' ? null : (read(written) ?? written);

type PickerProps = {
  readonly disabled: boolean | undefined;
  readonly draw: (close: () => void) => ReactNode;
};

function Picker({ disabled, draw }: PickerProps) {
  const [open, setOpen] = useState(false);
  useBackCloses(open, () => setOpen(false));
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
