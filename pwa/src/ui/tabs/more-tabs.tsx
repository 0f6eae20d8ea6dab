import { figure } from '@meikan/domain';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useBackCloses } from '../back/use-back-closes.ts';
import { MoreTabsButton, SAME_QUERY, type TabItem, type TabLinkProps, TabStrip } from './tab-strip.tsx';
import { tabsTexts as texts } from './texts.ts';
import '../menu/menu.css';

export type TabGroup<T extends TabItem> = {
  readonly label: string;
  readonly tabs: readonly (T & { readonly empty?: boolean })[];
};

type Props<T extends TabItem> = {
  /** Those in the strip, ten at most. */
  readonly tabs: readonly T[];
  /** All of them in their groups, for 「ほかのタブ」; `empty` ones say 未登録 (owners only: leave them out for visitors). */
  readonly groups: readonly TabGroup<T>[];
  readonly selected: string;
  readonly label: string;
  readonly link: (tab: T, props: TabLinkProps) => ReactNode;
};

/** A strip of tabs with a panel of all tabs below it. */
export function TabsWithMore<T extends TabItem>({ tabs, groups, selected, label, link }: Props<T>) {
  // Open for one selected tab: choosing another one closes the panel.
  const [openFor, setOpenFor] = useState<string | null>(null);
  const open = openFor === selected;
  const setOpen = (next: boolean) => setOpenFor(next ? selected : null);
  useBackCloses(open, () => setOpen(false));
  const id = useId();
  const onBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears Escape and the focus leaving; the controls inside act
    <div className="tabs-a" onBlur={onBlur} onKeyDown={onKeyDown}>
      <TabStrip
        tabs={tabs}
        selected={selected}
        label={label}
        link={link}
        more={<MoreTabsButton open={open} controls={id} onToggle={() => setOpen(!open)} />}
      />
      {open && (
        <div id={id} className="pop tabmenu">
          {groups.map((group) => (
            <div key={group.label}>
              <p className="tabmenu__h">{group.label}</p>
              <ul>
                {group.tabs.map((tab) => (
                  <li key={tab.key}>{link(tab, panelLink(tab, selected))}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

function panelLink(tab: TabItem & { readonly empty?: boolean }, selected: string): TabLinkProps {
  return {
    className: tab.empty ? 'is-none' : '',
    'aria-current': tab.key === selected ? 'page' : undefined,
    activeOptions: SAME_QUERY,
    children: (
      <>
        {tab.label}
        <span className="n">{tab.empty ? texts.empty : tab.count !== undefined && figure(tab.count)}</span>
      </>
    ),
  };
}
