import type { Profile } from '@meikan/contracts';
import { Button, Note } from '../../ui/index.ts';
import { blockTexts as texts } from './blocks.texts.ts';
import { useBlock } from './use-block.ts';

/** Says on a blocked person's page that they are, with the way back. */
export function BlockNote({ person }: { readonly person: Profile }) {
  const set = useBlock(person);
  if (!person.isBlocking) return null;
  return (
    <Note title={texts.note.title} icon="minus">
      {texts.note.body}{' '}
      <Button size="s" onClick={() => set(false)}>
        {texts.unblock}
      </Button>
    </Note>
  );
}
