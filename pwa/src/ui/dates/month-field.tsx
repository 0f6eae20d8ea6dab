import { MonthPicker } from '@mantine/dates';
import { readMonth } from './date-text.ts';
import { JAPANESE_LABELS, YEAR_AND_MONTH } from './labels.ts';
import { type DateFieldProps, PickedField } from './picked-field.tsx';
import { dateTexts as texts } from './texts.ts';
import 'dayjs/locale/ja';

/** A month, yyyy/MM; kept as `2026-10`. */
export function MonthField(props: DateFieldProps) {
  const month = props.value === null ? null : readMonth(props.value);
  const day = month === null ? null : `${month}-01`;
  return (
    <PickedField
      {...props}
      read={readMonth}
      invalid={texts.invalidMonth}
      placeholder={texts.monthExample}
      picker={(pick) => (
        <MonthPicker
          locale="ja"
          value={day}
          {...(day === null ? {} : { defaultDate: day })}
          onChange={(picked) => pick(picked === null ? null : picked.slice(0, 7))}
          ariaLabels={JAPANESE_LABELS}
          {...YEAR_AND_MONTH}
        />
      )}
    />
  );
}
