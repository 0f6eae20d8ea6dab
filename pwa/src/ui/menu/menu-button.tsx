import { lazy, Suspense, useState } from 'react';
import type { MenuButtonProps } from './menu-props.ts';
import '../button/button.css';
import './menu.css';

const load = () => import('./open-menu.tsx');
const OpenMenu = lazy(async () => ({ default: (await load()).OpenMenu }));

/** A menu behind a button with a picture. Its code comes when the pointer or the focus does, not with the page. */
export function MenuButton(props: MenuButtonProps) {
  const [wanted, setWanted] = useState(false);
  const closed = (
    <button
      type="button"
      className="iconbtn"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={props.label}
      onPointerEnter={load}
      onFocus={load}
      onClick={() => setWanted(true)}
    >
      {props.button}
    </button>
  );
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenMenu {...props} />
    </Suspense>
  );
}
