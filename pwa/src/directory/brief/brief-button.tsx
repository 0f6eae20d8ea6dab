import { IconButton } from '../../ui/index.ts';
import { briefTexts as texts } from './brief.texts.ts';
import { type BriefCompany, showBrief } from './shown-brief.ts';

type Props = { readonly company: BriefCompany };

/** Opens the brief of a listed company, so that one need not leave the list to know who it is. */
export function BriefButton({ company }: Props) {
  return (
    <IconButton
      icon="info"
      label={texts.open(company.name)}
      onClick={() => showBrief(company)}
      aria-haspopup="dialog"
    />
  );
}
