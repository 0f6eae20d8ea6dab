import type { Company } from '@meikan/contracts';
import { EditableAside } from '../edit/edit-mark.tsx';
import { HiringLinks } from './hiring-links.tsx';
import { Links } from './links.tsx';
import { overviewTexts as texts } from './texts.ts';

type Props = { readonly company: Company };

/** Slides about the company and about working there, and its apps: links that its owner entered. */
export function Materials({ company }: Props) {
  const { presentation, hiringPresentations, appStoreLink, googlePlayLink } = company;
  const apps = [
    { title: texts.appStore, url: appStoreLink },
    { title: texts.googlePlay, url: googlePlayLink },
  ].flatMap(({ title, url }) => (url === null ? [] : [{ title, url }]));
  return (
    <>
      <EditableAside section="presentation" filled={presentation !== null}>
        {presentation && <Links links={[{ title: texts.presentationLink, url: presentation.url }]} />}
      </EditableAside>
      <EditableAside section="hiring-presentations" filled={hiringPresentations.length > 0}>
        <Links links={hiringPresentations} />
      </EditableAside>
      <HiringLinks company={company} />
      <EditableAside section="app-links" title={texts.apps} filled={apps.length > 0}>
        <Links links={apps} />
      </EditableAside>
    </>
  );
}
