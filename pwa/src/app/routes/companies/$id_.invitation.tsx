import { createFileRoute, useLocation } from '@tanstack/react-router';
import { InvitationPage } from '../../../features/owners/invitation-page.tsx';

/** Opened from the mail; its secret stands behind the `#`, where no server sees it. */
export const Route = createFileRoute('/companies/$id_/invitation')({ component: InvitationRoute });

function InvitationRoute() {
  const { id } = Route.useParams();
  const hash = useLocation({ select: (location) => location.hash });
  return <InvitationPage key={id} id={id} hash={hash} />;
}
