import { HangingSection, usePageTitle } from '../../ui/index.ts';

export type LegalText = {
  readonly title: string;
  readonly since: string;
  readonly sections: readonly { readonly id: string; readonly title: string; readonly paragraphs: readonly string[] }[];
};

/** A legal page: hanging sections, 41 em wide at most. */
export function LegalDocument({ text }: { readonly text: LegalText }) {
  usePageTitle(text.title);
  return (
    <div className="wrap page">
      <h1 className="page__t">{text.title}</h1>
      <p className="muted sm">{text.since}</p>
      <div className="page__b">
        {text.sections.map(({ id, title, paragraphs }) => (
          <HangingSection key={id} anchor={id} title={title}>
            <div className="prose">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </HangingSection>
        ))}
      </div>
    </div>
  );
}
