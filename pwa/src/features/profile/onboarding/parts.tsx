import type { Profile } from '@meikan/contracts';
import type { ReactNode } from 'react';
import { Avatar, Button, Icon } from '../../../ui/index.ts';
import type { EditKey } from '../sections.ts';
import { isWritten } from './steps.ts';
import { onboardingTexts } from './texts.ts';

const texts = onboardingTexts.parts;

type Props = { readonly profile: Profile; readonly onEdit: (key: EditKey) => void };

/** Name, introduction and picture. */
export function IntroductionPart({ profile, onEdit }: Props) {
  const { id, name, avatar, introduction } = profile;
  const { body, act, more, none } = texts.introduction;
  const written = isWritten(profile, 'introduction');
  return (
    <>
      <p className="prose">{body}</p>
      <div className="onb__who">
        <Avatar id={id} src={avatar} size="xl" />
        <div>
          <p className="mincho">{name}</p>
          {written ? <p className="prose onb__t">{introduction}</p> : <p className="faint sm">{none}</p>}
        </div>
      </div>
      <div className="row row-w">
        <Write written={written} onClick={() => onEdit('basics')}>
          {written ? more : act}
        </Write>
        <Button onClick={() => onEdit('avatar')}>{onboardingTexts.avatar}</Button>
      </div>
    </>
  );
}

/** Where they worked. */
export function WorkPart({ profile, onEdit }: Props) {
  const { body, act, more, none } = texts.work;
  const written = isWritten(profile, 'work');
  return (
    <>
      <p className="prose">{body}</p>
      <Listed none={none}>
        {profile.workExperiences.map(({ company, companyName, jobTitle }) =>
          [company?.name ?? companyName, jobTitle].filter(Boolean).join('　'),
        )}
      </Listed>
      <Write written={written} onClick={() => onEdit('work')}>
        {written ? more : act}
      </Write>
    </>
  );
}

/** What they use. */
export function ServicesPart({ profile, addService }: Pick<Props, 'profile'> & { readonly addService: ReactNode }) {
  const { body, none } = texts.services;
  return (
    <>
      <p className="prose">{body}</p>
      <Listed none={none}>{profile.useServices.map(({ name }) => name)}</Listed>
      {addService}
    </>
  );
}

function Listed({ none, children }: { readonly none: string; readonly children: readonly string[] }) {
  if (children.length === 0) return <p className="faint sm onb__l">{none}</p>;
  return (
    <ul className="onb__l">
      {[...new Set(children)].map((line) => (
        <li key={line}>
          <Icon name="check" size="s" />
          {line}
        </li>
      ))}
    </ul>
  );
}

type WriteProps = { readonly written: boolean; readonly onClick: () => void; readonly children: string };

/** The way on is what is asked for, until it is written. */
function Write({ written, onClick, children }: WriteProps) {
  return (
    <Button icon="pen" variant={written ? 'default' : 'primary'} onClick={onClick}>
      {children}
    </Button>
  );
}
