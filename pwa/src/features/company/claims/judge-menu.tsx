import type { Claim } from '@meikan/contracts';
import { Icon, MenuButton, type MenuEntry } from '../../../ui/index.ts';
import type { ClaimTarget } from './claim-target.ts';
import { claimTexts as texts } from './claims.texts.ts';
import { useJudge } from './use-judge.ts';

type Props = {
  readonly claim: Claim;
  readonly target: ClaimTarget;
  /** Whose row it stands in. */
  readonly name: string;
};

const ANSWERS = [
  ['confirmed', 'check'],
  ['disputed', 'alert'],
  ['hidden', 'lock'],
] as const;

/** What the company concerned may answer, for its owners and for admins. */
export function JudgeMenu({ claim: { verdict }, target, name }: Props) {
  const judge = useJudge({ target, name, present: verdict });
  const entries: readonly MenuEntry[] = ANSWERS.filter(([answer]) => answer !== verdict).map(([answer, icon]) => ({
    icon,
    label: texts.answers[answer],
    onSelect: () => judge(answer),
  }));
  const takeBack: MenuEntry = { icon: 'undo', label: texts.takeBack, last: true, onSelect: () => judge(null) };
  return (
    <MenuButton
      label={texts.menu(name)}
      button={<Icon name="more" />}
      head={null}
      entries={verdict === null ? entries : [...entries, takeBack]}
      onNavigate={() => undefined}
    />
  );
}
