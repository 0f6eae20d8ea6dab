import type { Profile } from '@meikan/contracts';
import { useState } from 'react';
import { useSession } from '../../session/session.ts';
import { ConfirmDialog, Icon, MenuButton } from '../../ui/index.ts';
import { blockTexts as texts } from './blocks.texts.ts';
import { useBlock } from './use-block.ts';

/** What else can be done about a person, for those who are signed in: to block them, once asked again. */
export function BlockMenu({ person }: { readonly person: Profile }) {
  const session = useSession();
  const [asking, setAsking] = useState(false);
  const set = useBlock(person);
  // Of somebody who is blocked the note says so, with the way back.
  if (session.kind === 'anonymous' || session.account.id === person.id || person.isBlocking) return null;
  const { title, ...words } = texts.ask;
  const confirm = () => {
    setAsking(false);
    set(true);
  };
  return (
    <div className="who__m">
      <MenuButton
        label={texts.more(person.name)}
        button={<Icon name="more" />}
        head={null}
        entries={[{ icon: 'minus', label: texts.block, onSelect: () => setAsking(true) }]}
        onNavigate={() => undefined}
      />
      <ConfirmDialog
        opened={asking}
        title={title(person.name)}
        confirm={texts.block}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        {Object.values(words).map((word) => (
          <p key={word}>{word}</p>
        ))}
      </ConfirmDialog>
    </div>
  );
}
