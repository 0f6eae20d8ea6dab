import type { Profile } from '@meikan/contracts';
import { labelIn } from '../../../directory/label-in.ts';
import { Button, DefinitionList, EditButton, Empty, HangingSection } from '../../../ui/index.ts';
import { OwnPending } from '../own-pending.tsx';
import { isWritten } from './contact-parts.ts';
import type { ContactProps } from './contact-props.ts';
import { Method } from './method.tsx';
import { contactTexts as texts } from './texts.ts';

type Support = NonNullable<Profile['investmentSupport']>;

const investment = labelIn('investment_types');
const situation = labelIn('investing_situations');
const support = labelIn('investor_supports');

/** Whom somebody would like to meet and what they can give, and the investments they make: one section, two dialogs. */
export function Connection({ profile, onEdit }: ContactProps) {
  const { investmentSupport } = profile;
  if (!isWritten(profile, 'connection') || investmentSupport === null) {
    return onEdit ? <NoConnection onAdd={() => onEdit('connection')} /> : null;
  }
  return (
    <HangingSection title={texts.sections.connection}>
      {onEdit && <OwnPending fields={['investmentSupport']} />}
      <Meeting support={investmentSupport} profile={profile} onEdit={onEdit} />
      <Investing support={investmentSupport} profile={profile} onEdit={onEdit} />
    </HangingSection>
  );
}

type PartProps = ContactProps & { readonly support: Support };

function Meeting({ support: told, profile, onEdit }: PartProps) {
  const { interestedField, whatCanProvide, preferContactMethod: method } = told;
  if (!onEdit && !interestedField && whatCanProvide.length === 0 && method === null) return null;
  return (
    <>
      <h3 className="conn__h">
        {texts.connect}
        {onEdit && <EditButton of={texts.connect} onClick={() => onEdit('connection')} />}
      </h3>
      <DefinitionList
        entries={[
          { term: texts.interestedField, value: interestedField },
          { term: texts.whatCanProvide, value: whatCanProvide.length > 0 ? <Chips keys={whatCanProvide} /> : null },
          { term: texts.method, value: method && <Method method={method} sns={profile.sns} /> },
        ]}
      />
    </>
  );
}

function Investing({ support: told, onEdit }: PartProps) {
  const { mainIndividualInvestment: main, investingSituation } = told;
  if (!onEdit && main === null && investingSituation === null) return null;
  return (
    <>
      <h3 className="conn__h">
        {texts.invest}
        {onEdit && <EditButton of={texts.invest} onClick={() => onEdit('investment')} />}
      </h3>
      <DefinitionList
        entries={[
          { term: texts.mainIndividualInvestment, value: main && investment(main) },
          { term: texts.investingSituation, value: investingSituation && situation(investingSituation) },
        ]}
      />
    </>
  );
}

function Chips({ keys }: { readonly keys: readonly string[] }) {
  return (
    <ul className="chips">
      {keys.map((key) => (
        <li key={key} className="chip chip-ro">
          {support(key)}
        </li>
      ))}
    </ul>
  );
}

function NoConnection({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <HangingSection title={texts.sections.connection}>
      <Empty
        title={texts.none.title}
        action={
          <Button icon="plus" size="s" onClick={onAdd}>
            {texts.none.begin}
          </Button>
        }
      >
        {texts.none.connection}
      </Empty>
    </HangingSection>
  );
}
