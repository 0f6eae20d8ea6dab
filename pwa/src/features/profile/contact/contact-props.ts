import type { Profile } from '@meikan/contracts';
import type { OnEdit } from '../sections.ts';

export type ContactProps = { readonly profile: Profile; readonly onEdit: OnEdit };
