import { Menu } from '@mantine/core';
import { type MouseEvent, useRef, useState } from 'react';
import { useBackCloses } from '../back/use-back-closes.ts';
import { buttonClass } from '../button/button-class.ts';
import { ExternalMark } from '../button/external-mark.tsx';
import { Icon } from '../icon/icon.tsx';
import { followInside } from '../link/follow-inside.ts';
import type { MenuButtonProps, MenuEntry } from './menu-props.ts';

/** The menu itself, open from its first moment: 268 px, entries of 42 px, the last one ruled off. */
export function OpenMenu({ button, label, head, actions = [], entries, onNavigate }: MenuButtonProps) {
  const target = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(true);
  useBackCloses(opened, () => setOpened(false));
  // A dialog that an act opens gives the focus back to where it was: not to an entry that is gone by then.
  const fromTarget = (act: () => void) => () => {
    target.current?.focus();
    act();
  };
  return (
    <Menu
      unstyled
      opened={opened}
      onChange={setOpened}
      // Inside the header's landmark, and never under another layer.
      withinPortal={false}
      width={268}
      position="bottom-end"
      offset={8}
      withInitialFocusPlaceholder={false}
      transitionProps={{ duration: 120 }}
      classNames={{ itemLabel: 'umenu__n' }}
    >
      <Menu.Target>
        <button ref={target} type="button" className="iconbtn" aria-label={label}>
          {button}
        </button>
      </Menu.Target>
      <Menu.Dropdown className="pop umenu" aria-label={label}>
        {head}
        <Actions actions={actions} onNavigate={onNavigate} />
        <div className="umenu__l">
          {entries.map((entry) => (
            <Entry key={entry.label} entry={entry} onNavigate={onNavigate} fromTarget={fromTarget} />
          ))}
        </div>
      </Menu.Dropdown>
    </Menu>
  );
}

type FromTarget = { readonly fromTarget: (act: () => void) => () => void };
type ActionsProps = Required<Pick<MenuButtonProps, 'actions' | 'onNavigate'>>;

function Actions({ actions, onNavigate }: ActionsProps) {
  if (actions.length === 0) return null;
  return (
    <div className="umenu__b">
      {actions.map(({ label, primary = false, href }) => (
        <Menu.Item
          key={label}
          component="a"
          href={href}
          className={buttonClass({ variant: primary ? 'primary' : 'default', size: 's' })}
          onClick={(event: MouseEvent) => followInside(event, () => onNavigate(href))}
        >
          {label}
        </Menu.Item>
      ))}
    </div>
  );
}

type EntryProps = FromTarget & { readonly entry: MenuEntry; readonly onNavigate: MenuButtonProps['onNavigate'] };

function Entry({ entry, onNavigate, fromTarget }: EntryProps) {
  const className = entry.last ? 'umenu__i umenu__x' : 'umenu__i';
  if (!('href' in entry)) {
    return (
      <Menu.Item className={className} onClick={fromTarget(entry.onSelect)}>
        <Icon name={entry.icon} />
        {entry.label}
      </Menu.Item>
    );
  }
  const way = entry.newTab
    ? { target: '_blank', rel: 'noopener' }
    : { onClick: (event: MouseEvent) => followInside(event, () => onNavigate(entry.href)) };
  return (
    <Menu.Item className={className} component="a" href={entry.href} {...way}>
      <Icon name={entry.icon} />
      {entry.label}
      {entry.newTab && <ExternalMark className="ic-x" />}
    </Menu.Item>
  );
}
