import { japanDay } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';
import { saveFile } from '../../device/save-file.ts';
import type { Kind } from '../../offline/outbox/machine/kinds.ts';
import { kinds } from '../../offline/outbox/machine/kinds.ts';
import type { Row, Standing } from '../../offline/outbox/machine/row.ts';
import { existingOf } from '../../offline/ui/outbox/own-queue.ts';
import { titleOf } from '../../offline/ui/outbox/row-title.ts';
import { Button, buttonClass, Icon, type IconName, notify } from '../../ui/index.ts';
import { textOf } from './row-text.ts';
import { useRowTools } from './row-tools.ts';
import { syncTexts } from './texts.ts';

const texts = syncTexts.row;

async function copy(row: Row, now: number): Promise<void> {
  try {
    await navigator.clipboard.writeText(textOf(row));
    notify({ text: syncTexts.copied });
  } catch {
    // The browser refuses without a gesture, a right or a secure address; a file needs none of them.
    save(row, now);
    notify({ text: syncTexts.savedInstead });
  }
}

const save = (row: Row, now: number): void =>
  saveFile(new Blob([textOf(row)], { type: 'text/plain' }), texts.fileName(japanDay(now)));

/** Edits that were written in a form. */
const FORMS: ReadonlySet<Kind['merges']> = new Set(['fields', 'create']);

/** Written where nothing is yet that could be opened and edited. */
const WITHOUT_PAGE = 'register-service';

/** What can be done with one row. What is on its way can only be read. */
export function RowActions({ row }: { readonly row: Row }) {
  const tools = useRowTools();
  const title = titleOf(row);
  const written = FORMS.has(kinds(row.type).merges);
  const reopens = written && row.type !== WITHOUT_PAGE;
  const trouble = row.status === 'standing' ? row.trouble.kind : null;
  return (
    <div className="q__a">
      {row.status === 'standing' && <Decision row={row} title={title} />}
      {trouble !== 'gone' && (
        <Link to={row.about.path} className={buttonClass({ variant: 'quiet', size: 's' })}>
          <Icon name={reopens ? 'pen' : 'arrow'} />
          <span>{reopens ? texts.edit : texts.see}</span>
          <span className="sr">{texts.of('', title)}</span>
        </Link>
      )}
      {written && <Act icon="inbox" label={texts.copy} title={title} run={() => void copy(row, tools.now)} />}
      {trouble === 'gone' && <Act icon="download" label={texts.save} title={title} run={() => save(row, tools.now)} />}
      {row.status !== 'inflight' && (
        <Act icon="trash" label={texts.discard} title={title} run={() => tools.discard([row])} />
      )}
    </div>
  );
}

type DecisionProps = { readonly row: Standing; readonly title: string };

/** What first helps with a row that the server did not take. */
function Decision({ row, title }: DecisionProps) {
  const tools = useRowTools();
  const existing = existingOf(row);
  const { kind } = row.trouble;
  if (kind === 'gone') return null;
  if (kind === 'conflict')
    return <Act icon="fork" label={texts.compare} title={title} strong run={() => tools.compare(row)} />;
  if (existing === null)
    return <Act icon="sync" label={texts.retry} title={title} strong run={() => tools.retry(row)} />;
  return (
    <>
      <Act icon="check" label={texts.takeExisting} title={title} strong run={() => tools.takeExisting(row, existing)} />
      <Link to="/companies/$id" params={{ id: existing }} className={buttonClass({ variant: 'quiet', size: 's' })}>
        <Icon name="arrow" />
        {texts.seeExisting}
      </Link>
    </>
  );
}

type ActProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly title: string;
  readonly strong?: boolean;
  readonly run: () => void;
};

function Act({ icon, label, title, strong = false, run }: ActProps) {
  return (
    <Button icon={icon} size="s" variant={strong ? 'default' : 'quiet'} onClick={run}>
      <span>{label}</span>
      <span className="sr">{texts.of('', title)}</span>
    </Button>
  );
}
