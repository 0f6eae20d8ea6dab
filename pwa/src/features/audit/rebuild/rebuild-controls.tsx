import { controlRebuild, listProjections } from '@meikan/contracts';
import { useState } from 'react';
import { useCommand } from '../../../api/api-query.ts';
import { failureWords } from '../../../directory/failure.tsx';
import { Button, type IconName, notify, ReasonDialog } from '../../../ui/index.ts';
import { auditTexts } from '../texts.ts';
import { actionsFor, type Rebuild, type RebuildAction } from './rebuild-actions.ts';

const texts = auditTexts.rebuild;

type Props = { readonly name: string; readonly rebuild: Rebuild | null };

/** The buttons that the rebuild's state allows; each asks for a reason first. */
export function RebuildControls({ name, rebuild }: Props) {
  const [asked, setAsked] = useState<RebuildAction | null>(null);
  const { mutate, isPending } = useCommand(controlRebuild, [listProjections]);
  const order = (action: RebuildAction, reason: string) =>
    mutate(
      { params: { name }, body: { action, reason } },
      {
        onSuccess: () => notify({ text: texts.done }),
        onError: (error) => notify({ tone: 'alert', text: failureWords(error) }),
        onSettled: () => setAsked(null),
      },
    );
  return (
    <>
      <div className="row row-w rebuild__a">
        {actionsFor(rebuild).map((action, place) => (
          <Button
            key={action}
            icon={ICONS[action]}
            size="s"
            variant={place === 0 ? 'default' : 'quiet'}
            onClick={() => setAsked(action)}
          >
            {texts.actions[action].button}
          </Button>
        ))}
      </div>
      <ReasonDialog
        opened={asked !== null}
        asked={asked && { ...texts.actions[asked], confirm: texts.actions[asked].button, danger: DANGEROUS.has(asked) }}
        busy={isPending}
        onConfirm={(reason) => asked && order(asked, reason)}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}

const ICONS: { readonly [A in RebuildAction]: IconName } = {
  start: 'play',
  pause: 'pause',
  resume: 'play',
  abort: 'close',
  swap: 'check',
  'swap-despite-differences': 'alert',
  'roll-back': 'undo',
};

/** What other people see becomes something else by it, unproven. */
const DANGEROUS: ReadonlySet<RebuildAction> = new Set(['swap-despite-differences']);
