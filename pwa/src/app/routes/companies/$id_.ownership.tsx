import { createFileRoute, useLocation } from '@tanstack/react-router';
import { OwnershipPage } from '../../../features/owners/request/ownership-page.tsx';

/** Also opened from the mail; its secret stands behind the `#`, where no server sees it. */
export const Route = createFileRoute('/companies/$id_/ownership')({ component: OwnershipRoute });

function OwnershipRoute() {
  const { id } = Route.useParams();
  const hash = useLocation({ select: (location) => location.hash });
  return <OwnershipPage key={id} id={id} hash={hash} />;
}
