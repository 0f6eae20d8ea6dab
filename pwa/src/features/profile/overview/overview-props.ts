import type { OnEdit } from '../sections.ts';
import type { ProfileSlots, Viewed } from '../slots.ts';

export type OverviewProps = Viewed & { readonly onEdit: OnEdit; readonly slots: ProfileSlots };
