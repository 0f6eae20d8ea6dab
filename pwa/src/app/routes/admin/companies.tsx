import { createFileRoute } from '@tanstack/react-router';
import { AdminCompaniesPage } from '../../../features/admin/admin-companies-page.tsx';

export const Route = createFileRoute('/admin/companies')({ component: AdminCompaniesPage });
