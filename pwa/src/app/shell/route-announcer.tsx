import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Tells screen readers the new page's title after a navigation, which the browser does not do by itself here. */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(() => {
    return router.subscribe('onRendered', ({ pathChanged }) => {
      if (pathChanged) requestAnimationFrame(() => setTitle(document.title));
    });
  }, [router]);
  return (
    <p className="sr" aria-live="assertive">
      {title}
    </p>
  );
}
