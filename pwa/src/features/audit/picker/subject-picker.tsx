import { type Suggestion, simpleSearch } from '@meikan/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../../api/api-query.ts';
import { Asked } from '../../../directory/asked.tsx';
import { TextField } from '../../../ui/forms.ts';
import { Avatar, Badge, Empty, Item, List, Logo, SkeletonList, Thumb, useSettledText } from '../../../ui/index.ts';
import type { Subject } from '../audit-query.ts';
import { auditTexts } from '../texts.ts';
import './picker.css';

const texts = auditTexts.pick;
const LIMIT = '10';

type Props = { readonly onPick: (subject: Subject) => void };

/** Finds the person, company or article whose history is opened. */
export function SubjectPicker({ onPick }: Props) {
  const [text, setText] = useState('');
  const wanted = useSettledText(text, false);
  return (
    <search className="picker">
      <TextField
        icon="search"
        autoComplete="off"
        label={texts.label}
        help={texts.help}
        value={text}
        onChange={setText}
      />
      {wanted === '' ? (
        <Empty title={texts.title} level={2} note={texts.seen}>
          {texts.waiting}
        </Empty>
      ) : (
        <Finds text={wanted} onPick={onPick} />
      )}
    </search>
  );
}

function Finds({ text, onPick }: Props & { readonly text: string }) {
  const query = useQuery(apiQuery(simpleSearch, { query: { name: text, limit: LIMIT } }));
  return (
    <Asked query={query} waiting={<SkeletonList rows={5} />}>
      {({ payload }) =>
        payload.length === 0 ? (
          <p className="picker__none">{texts.none(text)}</p>
        ) : (
          <List label={texts.label}>
            {payload.map((find) => (
              <Item
                key={`${find.kind}-${find.id}`}
                centred
                picture={<Picture find={find} />}
                title={
                  <button type="button" className="picker__b" onClick={() => onPick(subjectOf(find))}>
                    {find.name}
                  </button>
                }
                meta={[find.note]}
                end={<Badge>{texts.kinds[find.kind]}</Badge>}
              />
            ))}
          </List>
        )
      }
    </Asked>
  );
}

function Picture({ find: { kind, id, picture } }: { readonly find: Suggestion }) {
  if (kind === 'person') return <Avatar id={id} src={picture} />;
  return kind === 'article' ? <Thumb src={picture} className="picker__t" /> : <Logo src={picture} />;
}

/** A service is a company too. */
function subjectOf({ kind, id }: Suggestion): Subject {
  if (kind === 'person') return { kind: 'user', id };
  return { kind: kind === 'article' ? 'article' : 'company', id };
}
