import type { Command } from '../outbox/command.ts';
import type { Acked } from './store.ts';

/** A landed command as it is stored. Its field `wish` keeps the name of the first release, under which older tabs read it. */
export type StoredLanded = Omit<Acked, 'command'> & { readonly wish: Command };

export const storedOf = <T extends { readonly command: Command }>({ command, ...rest }: T) => ({
  ...rest,
  wish: command,
});

export const landedOf = ({ wish, ...rest }: StoredLanded): Acked => ({ ...rest, command: wish });
