import { createFileRoute } from '@tanstack/react-router';
import { ExplanationPage } from '../../features/guide/explanation-page.tsx';

export const Route = createFileRoute('/explanation-top-page')({ component: ExplanationPage });
