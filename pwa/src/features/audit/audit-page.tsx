import { usePageTitle } from '../../ui/index.ts';
import { auditTexts as texts } from './texts.ts';
import './audit.css';

/** Histories for administrators. */
export function AuditPage() {
  usePageTitle(texts.title);
  return (
    <div className="wrap page">
      <h1 className="page__t">{texts.title}</h1>
    </div>
  );
}
