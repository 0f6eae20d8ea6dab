import { Link } from '@tanstack/react-router';
import type { Saved, StorageState } from '../../offline/cache/index.ts';
import { savedTexts } from '../../offline/ui/cache/texts.ts';
import { useSaved, useWatched } from '../../offline/ui/cache/use-saved.ts';
import { buttonClass, DefinitionList, Icon, Section, SkeletonList, usePageTitle } from '../../ui/index.ts';
import { BrowserSection } from './browser-section.tsx';
import { ClearSection } from './clear-section.tsx';
import { UnavailablePage } from './saved-page.tsx';
import { savedPageTexts } from './texts.ts';
import { WifiSwitch } from './wifi-switch.tsx';
import './saved.css';

const texts = savedPageTexts.storage;

type Props = {
  /** How many edits wait to be sent; told by whoever keeps them. */
  readonly waiting: number;
};

/** What the site keeps on this device, how the browser treats it, and the ways to clear it. */
export function StoragePage({ waiting }: Props) {
  usePageTitle(texts.title);
  const saved = useSaved();
  const state = useWatched(saved, (opened) => opened.storage());
  if (saved?.available === false) return <UnavailablePage />;
  return (
    <div className="wrap page">
      <h1 className="page__t">{texts.title}</h1>
      <p className="big">{texts.lead}</p>
      {saved === null || state === undefined ? (
        <SkeletonList rows={5} />
      ) : (
        <Loaded saved={saved} state={state} waiting={waiting} />
      )}
      <div className="page__a">
        <Link to="/saved" className={buttonClass()}>
          <Icon name="left" />
          {savedPageTexts.toList}
        </Link>
      </div>
    </div>
  );
}

type LoadedProps = Props & { readonly saved: Saved; readonly state: StorageState };

function Loaded({ saved, state, waiting }: LoadedProps) {
  return (
    <>
      <Section title={texts.classes}>
        <DefinitionList
          entries={[
            { term: texts.pictures, value: amount(state.pictures) },
            { term: texts.answers, value: amount(state.answers) },
            {
              term: texts.waiting,
              value: (
                <>
                  <span>{texts.waitingOf(waiting)}</span>
                  <small className="sv__small">{texts.waitingNote}</small>
                </>
              ),
            },
          ]}
        />
      </Section>
      <BrowserSection state={state} />
      <Section title={texts.settings}>
        <WifiSwitch saved={saved} />
      </Section>
      <ClearSection saved={saved} />
    </>
  );
}

const amount = ({ count, bytes }: StorageState['pictures']) => texts.classOf(count, savedTexts.size(bytes));
