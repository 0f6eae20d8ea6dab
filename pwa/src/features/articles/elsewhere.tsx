import type { ReactNode } from 'react';
import { articleTexts } from './texts.ts';

const texts = articleTexts.elsewhere;

/** A tab of the owner's page: what it is called, and a link there, which calls `onGo` when it is followed. */
export type Shelved = {
  readonly label: string;
  readonly link: (words: string, onGo: () => void) => ReactNode;
};

/** The tab that shows an article of this category, where it is not the one that it was written from; null where it is. */
export type Elsewhere = (articleCategory: string) => Shelved | null;

type Props = { readonly shelved: Shelved; readonly onGo: () => void };

/** Says under which tab an article stands, and leads there. */
export function WentElsewhere({ shelved: { label, link }, onGo }: Props) {
  return (
    <>
      <p>{texts.stands(label)}</p>
      <p>{link(texts.open(label), onGo)}</p>
    </>
  );
}
