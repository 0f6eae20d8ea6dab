/** The second entry point: what forms are made of. Apart from `index.ts`, so that reading pages never load it. */
export { activeOptionId, type ListOption, OptionList } from './combobox/option-list.tsx';
export { useOptionKeys } from './combobox/use-option-keys.ts';
export { DateField } from './dates/date-field.tsx';
export { MonthField } from './dates/month-field.tsx';
export type { DateFieldProps } from './dates/picked-field.tsx';
export { CheckList } from './field/check-list.tsx';
export { ConsentField } from './field/consent-field.tsx';
export { Fault } from './field/fault.tsx';
export { type ControlIds, Field, type FieldFrame } from './field/field.tsx';
export { RadioList } from './field/radio-list.tsx';
export { SelectField, type SelectGroup } from './field/select-field.tsx';
export { TagsField } from './field/tags-field.tsx';
export { TextArea } from './field/text-area.tsx';
export { TextField, type TextFieldProps } from './field/text-field.tsx';
export { cutToShape, mayBePicture } from './picture-field/open-picture.ts';
export { PictureField } from './picture-field/picture-field.tsx';
export { StepList } from './steps/step-list.tsx';
