import type { Command } from '../outbox/command.ts';
import type { Acked } from './store.ts';

/** An applied command as it is stored. Its field `wish` keeps the name of the first release, under which older tabs read it. */
export type StoredApplied = Omit<Acked, 'command'> & { readonly wish: Command };

export const storedOf = <T extends { readonly command: Command }>({ command, ...rest }: T) => ({
  ...rest,
  wish: command,
});

export const appliedOf = ({ wish, ...rest }: StoredApplied): Acked => ({ ...rest, command: wish });
