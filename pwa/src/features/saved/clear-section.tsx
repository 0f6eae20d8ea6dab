import { useState } from 'react';
import type { Saved, SavedClass } from '../../offline/cache/index.ts';
import { Button, ConfirmDialog, notify, Section } from '../../ui/index.ts';
import { savedPageTexts } from './texts.ts';

const texts = savedPageTexts.storage;

const CLASSES: readonly { readonly what: SavedClass; readonly label: string }[] = [
  { what: 'pictures', label: texts.clearPictures },
  { what: 'automatic', label: texts.clearAutomatic },
  { what: 'everything', label: texts.clearEverything },
];

/** The ways to clear what is saved, each with its question. Edits that wait are out of reach here. */
export function ClearSection({ saved }: { readonly saved: Saved }) {
  const [asked, setAsked] = useState<SavedClass | null>(null);
  // What was asked last stays written while the dialog fades out.
  const [shown, setShown] = useState<SavedClass>('pictures');
  if (asked !== null && asked !== shown) setShown(asked);
  const clear = async () => {
    setAsked(null);
    await saved.clear(shown);
    notify({ text: texts.cleared });
  };
  return (
    <Section title={texts.clear}>
      <p className="sm muted">{texts.clearNote}</p>
      <div className="row row-w sv__clear">
        {CLASSES.map(({ what, label }) => (
          <Button key={what} icon="trash" onClick={() => setAsked(what)}>
            {label}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        opened={asked !== null}
        title={texts.questions[shown].title}
        confirm={texts.confirm}
        danger
        onConfirm={() => void clear()}
        onCancel={() => setAsked(null)}
      >
        {texts.questions[shown].body}
      </ConfirmDialog>
    </Section>
  );
}
