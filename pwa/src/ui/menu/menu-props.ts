import type { ReactNode } from 'react';
import type { IconName } from '../icon/icon-paths.ts';

/** One way out of the menu: a place or an act. */
export type MenuEntry = {
  readonly icon: IconName;
  readonly label: string;
  /** Ruled off at the end of the menu. */
  readonly last?: boolean;
} & ({ readonly href: string; readonly newTab?: boolean } | { readonly onSelect: () => void });

export type MenuButtonProps = {
  /** What stands in the button. */
  readonly button: ReactNode;
  readonly label: string;
  /** Whose menu it is: who is signed in; null for a menu of acts alone. */
  readonly head: ReactNode;
  /** The two ways in under the name, for those who are not signed in. */
  readonly actions?: readonly { readonly label: string; readonly primary?: boolean; readonly href: string }[];
  readonly entries: readonly MenuEntry[];
  /** Called for places inside the app, so that the page is not loaded anew. */
  readonly onNavigate: (href: string) => void;
};
