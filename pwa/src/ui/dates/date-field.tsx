import { DatePicker } from '@mantine/dates';
import { readDay } from './date-text.ts';
import { JAPANESE_LABELS, YEAR_AND_MONTH } from './labels.ts';
import { type DateFieldProps, PickedField } from './picked-field.tsx';
import { dateTexts as texts } from './texts.ts';
import 'dayjs/locale/ja';

/** A day, yyyy/MM/dd; kept as `2026-11-18`. */
export function DateField(props: DateFieldProps) {
  const day = props.value === null ? null : readDay(props.value);
  return (
    <PickedField
      {...props}
      read={readDay}
      invalid={texts.invalidDay}
      placeholder={texts.dayExample}
      picker={(pick) => (
        <DatePicker
          locale="ja"
          firstDayOfWeek={0}
          value={day}
          {...(day === null ? {} : { defaultDate: day })}
          onChange={pick}
          ariaLabels={JAPANESE_LABELS}
          {...YEAR_AND_MONTH}
        />
      )}
    />
  );
}
