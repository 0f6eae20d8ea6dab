import { readSessions, type SessionAnswer } from '@meikan/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../../api/api-query.ts';
import { useConnection } from '../../../api/connection.ts';
import { Asked } from '../../../directory/asked.tsx';
import { Badge, Button, Item, List, Section, SkeletonList } from '../../../ui/index.ts';
import { Arriving } from '../arriving.tsx';
import { EndSessionsDialog } from './end-sessions-dialog.tsx';
import { placeOf } from './session-words.ts';
import { sessionsTexts as texts } from './sessions.texts.ts';

/** So many are enough to see whether there is one too many. */
const SHOWN_FIRST = 5;

/** Where one is signed in, and the way to sign out there; nothing of it is kept on the device. */
export function SessionsSection() {
  const { online } = useConnection();
  const query = useQuery({ ...apiQuery(readSessions, {}), staleTime: 0, enabled: online });
  const isOutOfReach = !online && query.data === undefined;
  return (
    <Section anchor="sessions" title={texts.title}>
      {isOutOfReach ? (
        <p className="sm muted">{texts.outOfReach}</p>
      ) : (
        <Asked query={query} waiting={<SkeletonList rows={2} />}>
          {({ payload }) => <Sessions sessions={payload.sessions} />}
        </Asked>
      )}
    </Section>
  );
}

function Sessions({ sessions }: { readonly sessions: readonly SessionAnswer[] }) {
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const opened = dialog === 'open';
  const others = sessions.filter(({ isOwn }) => !isOwn);
  return (
    <>
      <ShownSessions sessions={sessions} />
      {others.length > 0 || opened ? (
        <div className="acc__row">
          <Button onClick={() => setDialog('open')}>{texts.begin}</Button>
          <p className="sm muted">{texts.lead}</p>
        </div>
      ) : (
        <Alone wasLeft={dialog === 'closed'} />
      )}
      <EndSessionsDialog others={others} opened={opened} onClose={() => setDialog('closed')} />
    </>
  );
}

/** The button has gone with the last of the others. */
function Alone({ wasLeft }: { readonly wasLeft: boolean }) {
  const alone = <p className="sm muted">{texts.alone}</p>;
  return wasLeft ? <Arriving>{alone}</Arriving> : alone;
}

function ShownSessions({ sessions }: { readonly sessions: readonly SessionAnswer[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? sessions : sessions.slice(0, SHOWN_FIRST);
  return (
    <>
      <List label={texts.title}>
        {shown.map((session) => (
          <Item
            key={session.id}
            title={placeOf(session)}
            meta={[session.isOwn ? null : texts.lastUsed(session.lastUsedAt), texts.begun(session.begunAt)]}
            end={session.isOwn && <Badge>{texts.here}</Badge>}
          />
        ))}
      </List>
      {shown.length < sessions.length && (
        <Button size="s" onClick={() => setWhole(true)}>
          {texts.showAll(sessions.length)}
        </Button>
      )}
    </>
  );
}
