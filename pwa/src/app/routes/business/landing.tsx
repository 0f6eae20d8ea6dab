import { createFileRoute } from '@tanstack/react-router';
import { BusinessLandingPage } from '../../../features/guide/business-landing-page.tsx';

export const Route = createFileRoute('/business/landing')({ component: BusinessLandingPage });
