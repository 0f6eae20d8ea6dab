import { useState } from 'react';
import type { StorageState } from '../../offline/cache/index.ts';
import { askToPersist } from '../../offline/cache/settings.ts';
import { savedTexts } from '../../offline/ui/cache/texts.ts';
import { Button, DefinitionList, notify, Section } from '../../ui/index.ts';
import { savedPageTexts } from './texts.ts';

const texts = savedPageTexts.storage;

/** Whether the browser protects what is stored here, and how much space it gives. */
export function BrowserSection({ state }: { readonly state: StorageState }) {
  const { estimate } = state;
  const size = (bytes: number | undefined) => (bytes === undefined ? texts.unknown : savedTexts.size(bytes));
  return (
    <Section title={texts.browser}>
      <DefinitionList
        entries={[
          { term: texts.persisted, value: <Protection persisted={state.persisted} /> },
          { term: texts.used, value: size(estimate?.used) },
          { term: texts.free, value: size(estimate?.free) },
        ]}
      />
    </Section>
  );
}

function Protection({ persisted }: { readonly persisted: boolean | null }) {
  const [granted, setGranted] = useState(persisted);
  const ask = async () => {
    const answer = await askToPersist();
    setGranted(answer);
    if (!answer) notify({ text: texts.protectRefused, tone: 'waiting' });
  };
  if (granted === null) return texts.persistedUnknown;
  if (granted) return texts.persistedYes;
  return (
    <>
      {texts.persistedNo}
      <Button size="s" className="sv__protect" onClick={() => void ask()}>
        {texts.protect}
      </Button>
    </>
  );
}
