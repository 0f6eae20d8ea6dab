import { createRoot } from 'react-dom/client';
import { UiProvider } from '../index.ts';
import { Gallery } from './gallery.tsx';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');
createRoot(place).render(
  <UiProvider>
    <Gallery />
  </UiProvider>,
);
