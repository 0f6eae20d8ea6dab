import type { ReactNode } from 'react';
import { HangingSection, usePageTitle } from '../../ui/index.ts';

export type GuideText = {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly { readonly title: string; readonly body: string }[];
};

/** A page that explains: one large sentence, then hanging sections, then the next useful step. */
export function GuidePage({ text, actions }: { readonly text: GuideText; readonly actions: ReactNode }) {
  usePageTitle(text.title);
  return (
    <div className="wrap page">
      <h1 className="page__t">{text.title}</h1>
      <p className="big">{text.lead}</p>
      <div className="page__b">
        {text.steps.map((step) => (
          <HangingSection key={step.title} title={step.title}>
            <p className="prose">{step.body}</p>
          </HangingSection>
        ))}
      </div>
      <div className="page__a">{actions}</div>
    </div>
  );
}
