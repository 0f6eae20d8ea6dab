import { Link } from '@tanstack/react-router';
import { buttonClass, Empty } from '../../ui/index.ts';
import { noneTexts, serviceTexts } from './texts.ts';

const texts = serviceTexts.missing;

/** Beside a list: what to do when something is not in it (company-side 2.6). */
export function MissingNote() {
  return (
    <div className="note sm missing">
      <b>{texts.title}</b>
      <p>{texts.body}</p>
      <Link className="more link" to="/business/landing">
        {texts.action}
      </Link>
    </div>
  );
}

/** In place of an empty list: how a missing service is registered (company-side 2.6). */
export function NoServices() {
  return (
    <div className="none">
      <Empty
        title={noneTexts.title}
        level={2}
        action={
          <Link className={buttonClass()} to="/business/landing">
            {texts.action}
          </Link>
        }
      >
        {texts.noneBody}
      </Empty>
      <ol className="none__s">
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
