import type { Company } from '@meikan/contracts';
import { ExternalMark } from '../../../ui/index.ts';
import { EditableAside } from '../edit/edit-mark.tsx';
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
      <EditableAside section="presentation" title={texts.presentation} filled={presentation !== null}>
        {presentation && <Links links={[{ title: texts.presentationLink, url: presentation.url }]} />}
      </EditableAside>
      <EditableAside
        section="hiringPresentations"
        title={texts.hiringPresentations}
        filled={hiringPresentations.length > 0}
      >
        <Links links={hiringPresentations} />
      </EditableAside>
      <EditableAside section="appLinks" title={texts.apps} filled={apps.length > 0}>
        <Links links={apps} />
      </EditableAside>
    </>
  );
}

function Links({ links }: { readonly links: readonly { readonly title: string | null; readonly url: string }[] }) {
  return (
    <ul className="offers">
      {links.map(({ title, url }) => (
        <li key={url}>
          <a className="link" href={url} target="_blank" rel="noopener nofollow">
            {title || url.replace(/^https?:\/\//, '')}
            <ExternalMark />
          </a>
        </li>
      ))}
    </ul>
  );
}
