import { createFileRoute } from '@tanstack/react-router';
import { CallbackPage } from '../../shell/callback-page.tsx';

export const Route = createFileRoute('/auth/callback')({ component: CallbackPage });
