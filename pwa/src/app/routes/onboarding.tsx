import { createFileRoute } from '@tanstack/react-router';
import { OnboardingPage } from '../../features/guide/onboarding-page.tsx';

export const Route = createFileRoute('/onboarding')({ component: OnboardingPage });
