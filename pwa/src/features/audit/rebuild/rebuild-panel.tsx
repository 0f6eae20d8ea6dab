import type { ProjectionStatus } from '@meikan/contracts';
import { useQuery } from '@tanstack/react-query';
import { Asked } from '../../../directory/asked.tsx';
import { Note, Section, SkeletonBar, SyncChip, type SyncTone } from '../../../ui/index.ts';
import { projectionsQuery } from '../queries.ts';
import { auditTexts } from '../texts.ts';
import { isMoving, type Rebuild } from './rebuild-actions.ts';
import { RebuildControls } from './rebuild-controls.tsx';
import { RebuildProgress } from './rebuild-progress.tsx';
import { RebuildTables } from './rebuild-tables.tsx';
import './rebuild.css';

const texts = auditTexts.rebuild;
const ASK_AGAIN_MS = 1_000;

/** How far the read model is, and its rebuild: watched while it runs. */
export function RebuildPanel() {
  const query = useQuery({
    ...projectionsQuery,
    refetchInterval: ({ state }) =>
      state.data?.payload.some(({ rebuild, behind }) => isMoving(rebuild) || behind > 0) ? ASK_AGAIN_MS : false,
  });
  const rebuild = query.data?.payload[0]?.rebuild;
  return (
    <Section
      title={texts.title}
      action={rebuild && <SyncChip tone={TONES[rebuild.status]}>{texts.status[rebuild.status]}</SyncChip>}
    >
      <Asked query={query} waiting={<SkeletonBar width="100%" height={120} />}>
        {({ payload }) => (
          <ul className="list">
            {payload.map((projection) => (
              <Projection key={projection.name} projection={projection} />
            ))}
          </ul>
        )}
      </Asked>
    </Section>
  );
}

const TONES: { readonly [S in Rebuild['status']]: SyncTone } = {
  running: 'send',
  verifying: 'send',
  paused: 'wait',
  ready: 'wait',
  swapped: 'ok',
  aborted: 'off',
  failed: 'act',
};

const names: ReadonlyMap<string, string> = new Map(Object.entries(texts.names));

function Projection({ projection }: { readonly projection: ProjectionStatus }) {
  const { name, rebuild, behind, parked } = projection;
  const label = names.get(name) ?? name;
  return (
    <li className="rebuild">
      <div className="row sp">
        <b className="sm">{label}</b>
        <span className="xs faint">{texts.behind(behind)}</span>
      </div>
      {parked > 0 && (
        <Note title={texts.parked(parked)} tone="shu">
          {texts.parkedBody}
        </Note>
      )}
      {rebuild ? <RebuildProgress label={label} rebuild={rebuild} /> : <p className="xs faint">{texts.never}</p>}
      {rebuild?.status === 'failed' && <Failed rebuild={rebuild} />}
      {rebuild?.stalled && (
        <Note title={texts.stalled} tone="shu">
          {texts.failedBody}
        </Note>
      )}
      <RebuildControls name={name} rebuild={rebuild} />
      {rebuild && rebuild.tables.length > 0 && <RebuildTables tables={rebuild.tables} />}
    </li>
  );
}

function Failed({ rebuild }: { readonly rebuild: Rebuild }) {
  const differs = rebuild.tables.some(({ equal }) => !equal);
  return (
    <Note title={differs ? texts.differ : texts.failed} tone="shu">
      <span>{differs ? texts.differBody : texts.failedBody}</span>
      {rebuild.error !== null && !differs && <span className="mono rebuild__e">{rebuild.error}</span>}
    </Note>
  );
}
