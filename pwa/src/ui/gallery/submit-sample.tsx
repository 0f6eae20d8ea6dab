import { useState } from 'react';
import { Section, SubmitButton } from '../index.ts';
import { galleryTexts as texts } from './gallery.texts.ts';

/** A form that says how often it was sent. */
export function SubmitSample() {
  const [sent, setSent] = useState(0);
  return (
    <Section title={texts.form}>
      <form
        className="row row-w"
        onSubmit={(event) => {
          event.preventDefault();
          setSent((times) => times + 1);
        }}
      >
        <SubmitButton variant="primary" type="submit">
          {texts.send}
        </SubmitButton>
        <output>{texts.sent(sent)}</output>
      </form>
    </Section>
  );
}
