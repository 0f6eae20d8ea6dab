import { getProfile } from '@meikan/contracts';
import { http } from 'msw';
import { playChanged } from '../../../../app/testing/play.ts';
import { worker } from '../../../../app/testing/played-server.ts';
import { sentData } from '../../../../editing/testing/sent-data.ts';

/** Answers for a profile in which nothing stands but what its person has sent by now. */
export function playNewcomer(): void {
  playChanged(getProfile, (profile) => {
    const services = sentData('declare-usage');
    return {
      ...profile,
      isDraft: sentData('set-profile-published').at(-1)?.value !== true,
      introduction: sentData('update-profile').at(-1)?.changes.overview ?? '',
      workExperiences: (sentData('set-work-experiences').at(-1)?.changes.workExperiences ?? []).map((row) => ({
        ...row,
        company: null,
        companyName: row.companyName ?? null,
      })),
      useServices: profile.useServices.slice(0, services.length),
      useServiceCount: services.length,
    };
  });
}

const CARD =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630"/></svg>';

/** Answers for the pictures that go with an address; without one a page says that there is none. */
export function playCard(): void {
  worker.use(
    http.get('/cards/person/:file', () => new Response(CARD, { headers: { 'content-type': 'image/svg+xml' } })),
  );
}
