import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button, Item, Logo, Note, SubmitButton } from '../../../ui/index.ts';
import type { ServiceForm } from './service-form.ts';
import { registerTexts as texts } from './texts.ts';
import type { Trouble } from './trouble.ts';

type Props = {
  readonly form: ServiceForm;
  readonly trouble: Trouble;
  readonly busy: boolean;
  /** What registering it means. */
  readonly about: string;
  readonly onChange: () => void;
  /** Uses the page that is there already. */
  readonly onUse: (id: string) => void;
  /** How its registrant uses it, or its logo. */
  readonly children: ReactNode;
};

/** Step 2: what will be registered, and what is asked below it. */
export function SecondStep({ form, trouble, busy, about, onChange, onUse, children }: Props) {
  const { message, existing } = trouble;
  return (
    <>
      {message !== '' && <Note tone="shu" title={message} />}
      {existing !== null && <Existing id={existing} name={form.name} busy={busy} onUse={onUse} />}
      <ul className="picked">
        <Item
          picture={<Logo src={null} size="m" />}
          title={form.name}
          description={form.description}
          meta={[form.website]}
          end={
            <Button size="s" onClick={onChange}>
              {texts.change}
            </Button>
          }
        />
      </ul>
      {children}
      <p className="sm muted ph regs__a">{about}</p>
    </>
  );
}

type ExistingProps = Pick<Props, 'busy' | 'onUse'> & { readonly id: string; readonly name: string };

/** Offers the page that is there; what was written stays where it is. */
function Existing({ id, name, busy, onUse }: ExistingProps) {
  return (
    <div role="alert">
      <Note tone="kin" title={texts.existing.title}>
        {texts.existing.body(name)}
        <span className="row row-w regs__x">
          <SubmitButton size="s" busy={busy} onClick={() => onUse(id)}>
            {texts.existing.use}
          </SubmitButton>
          <Link className="link" to="/companies/$id" params={{ id }} target="_blank">
            {texts.existing.see}
          </Link>
        </span>
      </Note>
    </div>
  );
}
