import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { Button, buttonClass, HangingSection, usePageTitle } from '../../../ui/index.ts';
import { makeOwnPageTexts as texts } from './make-own-page.texts.ts';

/** The form is fetched when somebody begins. */
const RegisterDialog = lazy(async () => ({ default: (await import('../edit/edit-dialogs.tsx')).RegisterDialog }));

/** The first steps of a company's account that has no page yet. */
export function MakeOwnPage() {
  usePageTitle(texts.title);
  const [opened, setOpened] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setWasOpened(true);
  };
  return (
    <div className="wrap page">
      <h1 className="page__t">{texts.title}</h1>
      <p className="big">{texts.lead}</p>
      <div className="page__a">
        <Button variant="primary" onClick={open}>
          {texts.make}
        </Button>
        <Link className={buttonClass()} to="/search" search={{ kind: 'company' }}>
          {texts.find}
        </Link>
      </div>
      <div className="page__b">
        {texts.steps.map(({ title, body }) => (
          <HangingSection key={title} title={title}>
            <p className="prose">{body}</p>
          </HangingSection>
        ))}
      </div>
      {wasOpened && (
        <Suspense fallback={null}>
          <RegisterDialog opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </div>
  );
}
