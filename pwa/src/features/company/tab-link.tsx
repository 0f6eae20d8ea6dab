import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/index.ts';
import type { TabId } from './tab-table.ts';

type Props = {
  readonly id: string;
  readonly tab: TabId;
  readonly preview: boolean;
  readonly children: ReactNode;
};

/** The query that opens a tab; the overview needs none, and a preview stays one. */
export const tabSearch = (tab: TabId, preview: boolean) => ({
  ...(tab === 1 ? {} : { tab }),
  ...(preview ? { preview: true as const } : {}),
});

/** 「310社すべて →」: the way from a part of the overview to its tab. */
export function TabLink({ id, tab, preview, children }: Props) {
  return (
    <Link className="more" to="/companies/$id" params={{ id }} search={tabSearch(tab, preview)}>
      {children}
      <Icon name="arrow" />
    </Link>
  );
}
