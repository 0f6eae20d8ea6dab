import { LegalDocument } from './legal-document.tsx';
import { privacy } from './privacy.texts.ts';

export const PrivacyPage = () => <LegalDocument text={privacy} />;
