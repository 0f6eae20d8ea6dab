import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/index.ts';
import { GuidePage } from './guide-page.tsx';
import { explanation, guideActions as texts } from './texts.ts';

/** How the directory is used; also what 「ヘルプ」 opens. */
export function ExplanationPage() {
  const actions = (
    <>
      <Link to="/search" search={{ kind: 'company' }} className={buttonClass({ variant: 'primary' })}>
        {texts.search}
      </Link>
      <Link to="/" search={{}} className={buttonClass()}>
        {texts.home}
      </Link>
    </>
  );
  return <GuidePage text={explanation} actions={actions} />;
}
