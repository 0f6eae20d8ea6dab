import { LegalDocument } from './legal-document.tsx';
import { terms } from './terms.texts.ts';

export const TermsPage = () => <LegalDocument text={terms} />;
