import { useSelector } from '@tanstack/react-store';
import { useEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { dismiss, notices, type ShownNotice } from './notices.ts';
import { noticeTexts as texts } from './texts.ts';
import './notice.css';

/** Long enough to read, and to undo what it tells of. */
const STAYS = 8000;

const ICONS = { done: 'check', waiting: 'clock', alert: 'alert' } as const;

/** Where notices appear: one polite live region for the whole app, above the bottom bar. */
export function Toaster() {
  const shown = useSelector(notices);
  return (
    <div className="toaster" role="status" aria-live="polite">
      {shown.map((notice) => (
        <Toast key={notice.id} notice={notice} />
      ))}
    </div>
  );
}

function Toast({ notice }: { readonly notice: ShownNotice }) {
  const { id, tone = 'done', text, action } = notice;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tone === 'alert') return undefined;
    // Nothing goes away from under the pointer, nor takes the focus with it: it stays for as long again.
    const isHeld = () => place.current?.matches(':hover, :focus-within');
    const timer = setInterval(() => isHeld() || dismiss(id), STAYS);
    return () => clearInterval(timer);
  }, [id, tone]);
  const leave = () => {
    dismiss(id);
    action?.run();
  };
  return (
    <div ref={place} className="toast" role={tone === 'alert' ? 'alert' : undefined}>
      <Icon name={ICONS[tone]} />
      <span>{text}</span>
      <button type="button" className="btn" onClick={leave}>
        {action?.label ?? texts.close}
      </button>
    </div>
  );
}
