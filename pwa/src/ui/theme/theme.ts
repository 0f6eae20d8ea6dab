import { createTheme, type MantineColorsTuple } from '@mantine/core';

const tenTimes = (value: string): MantineColorsTuple => [
  value,
  value,
  value,
  value,
  value,
  value,
  value,
  value,
  value,
  value,
];

/** Mantine's theme in our words; colours are tokens that know light from dark by themselves (tokens.css, mantine.css). */
export const theme = createTheme({
  fontFamily: 'var(--mk-sans)',
  fontFamilyMonospace: 'var(--mk-mono)',
  headings: { fontFamily: 'var(--mk-mincho)', fontWeight: '600' },
  colors: { ink: tenTimes('var(--mk-ink)'), shu: tenTimes('var(--mk-shu)') },
  primaryColor: 'ink',
  defaultRadius: 3,
  respectReducedMotion: true,
  cursorType: 'pointer',
});
