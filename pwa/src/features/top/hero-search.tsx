import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { searchPath } from '../../address/search-path.ts';
import { Button, type SearchAnswer, SearchBox } from '../../ui/index.ts';
import { topTexts } from './texts.ts';

const texts = topTexts.search;

type Props = {
  /** Finds for what is typed; the same as in every page's header. */
  readonly useAnswer: (text: string, composing: boolean) => SearchAnswer;
  readonly onSearched: (text: string) => void;
};

/** The large search line of the top page with its finds. */
export function HeroSearch({ useAnswer, onSearched }: Props) {
  const [text, setText] = useState('');
  const [composing, setComposing] = useState(false);
  const [open, setOpen] = useState(false);
  const answer = useAnswer(text, composing);
  const navigate = useNavigate();
  const go = (href: string) => {
    onSearched(text);
    setOpen(false);
    void navigate({ href });
  };
  const all = searchPath(text);
  return (
    <search className="bigsearch">
      <SearchBox
        label={texts.label}
        placeholder={texts.prompt}
        text={text}
        onText={setText}
        onComposing={setComposing}
        open={open}
        onOpen={setOpen}
        answer={answer}
        all={all}
        onFollow={go}
      />
      <Button className="only-d" variant="primary" onClick={() => go(all)}>
        {texts.send}
      </Button>
    </search>
  );
}
