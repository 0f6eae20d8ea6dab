import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';

export type ColourScheme = MantineColorScheme;

/** The person's choice (`auto` follows the device) and the way to change it; kept on this device. */
export function useColourScheme(): { readonly scheme: ColourScheme; readonly choose: (scheme: ColourScheme) => void } {
  const { colorScheme, setColorScheme } = useMantineColorScheme({
    // Else the library writes a style element, which the page's policy forbids.
    keepTransitions: true,
  });
  return { scheme: colorScheme, choose: setColorScheme };
}
