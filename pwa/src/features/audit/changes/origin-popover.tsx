import type { FieldOrigin } from '@meikan/contracts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon, useBackCloses } from '../../../ui/index.ts';
import { shownStamp } from '../shown-time.ts';
import { auditTexts } from '../texts.ts';
import { who } from '../who.ts';

const texts = auditTexts.changes;

type Props = {
  readonly id: string;
  readonly title: string;
  readonly by: FieldOrigin;
  readonly previously: FieldOrigin | null;
  readonly onClose: () => void;
};

/** Who made a field what it is, when it was written and when it arrived, why, and whose the value before was. */
export function OriginPopover({ id, title, by, previously, onClose }: Props) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  const leave = () => {
    document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(id)}"]`)?.focus();
    onClose();
  };
  useBackCloses(true, leave);
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && leave();
  return (
    <div className="pop prov" id={id} role="dialog" aria-label={title} onKeyDown={onKeyDown}>
      <div className="row sp">
        <h3>{title}</h3>
        <button type="button" ref={close} className="inp-clr" aria-label={texts.close} onClick={leave}>
          <Icon name="close" />
        </button>
      </div>
      <dl>
        <dt>{texts.who}</dt>
        <dd>{who(by.actor)}</dd>
        <dt>{texts.when}</dt>
        <dd>{texts.written(shownStamp(by.issuedAt), shownStamp(by.recordedAt))}</dd>
        <dt>{texts.what}</dt>
        <dd>{by.label}</dd>
        <dt>{texts.why}</dt>
        <dd>{by.reason ?? texts.noReason}</dd>
        {previously && (
          <>
            <dt>{texts.previous}</dt>
            <dd>{texts.previously(who(previously.actor), shownStamp(previously.recordedAt))}</dd>
          </>
        )}
      </dl>
    </div>
  );
}
