import type { SynonymEntry } from '@meikan/contracts';
import { type ReadWord, readWords, widenedBy } from '@meikan/search/folding';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { useDictionary } from '../../../directory/use-dictionary.ts';
import { TextField } from '../../../ui/forms.ts';
import { buttonClass, type Definition, DefinitionList, Section } from '../../../ui/index.ts';
import { synonymTexts } from './synonyms.texts.ts';

const texts = synonymTexts.trial;

/** Shows how the search reads a text, with the repository's words, the dictionary's and the entries as they stand. */
export function Trial({ entries }: { readonly entries: readonly SynonymEntry[] }) {
  const [text, setText] = useState('');
  const asked = useDeferredValue(text.trim());
  const dictionary = useDictionary(asked !== '');
  const vocabulary = useMemo(() => widenedBy(entries, dictionary), [entries, dictionary]);
  const words = useMemo(() => readWords(asked, vocabulary), [asked, vocabulary]);
  return (
    <Section title={texts.title}>
      <div className="stack">
        <TextField
          icon="search"
          autoComplete="off"
          label={texts.label}
          help={texts.help}
          placeholder={texts.prompt}
          value={text}
          onChange={setText}
        />
        <div aria-live="polite">{asked !== '' && <Reading words={words} />}</div>
        {words.length > 0 && (
          <div>
            <Link to="/search" search={{ search: asked }} className={buttonClass({ size: 's' })}>
              {texts.find}
            </Link>
          </div>
        )}
      </div>
    </Section>
  );
}

function Reading({ words }: { readonly words: readonly ReadWord[] }) {
  if (words.length === 0) return <p className="sm">{texts.nothing}</p>;
  return <DefinitionList entries={words.map(entryOf)} />;
}

const entryOf = ({ word, others }: ReadWord): Definition => ({
  term: word,
  value: others.length === 0 ? <span className="faint">{texts.alone}</span> : others.join('、'),
});
