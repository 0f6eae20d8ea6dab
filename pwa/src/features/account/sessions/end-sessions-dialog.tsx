import type { SessionAnswer } from '@meikan/contracts';
import { useConnection } from '../../../api/connection.ts';
import { CheckList } from '../../../ui/forms.ts';
import { Button, Dialog, Note } from '../../../ui/index.ts';
import { Arriving } from '../arriving.tsx';
import { identityPages } from '../identity-pages.ts';
import { AskForCode } from '../mailed-code/ask-for-code.tsx';
import { CodeForm } from '../mailed-code/code-form.tsx';
import { placeOf } from './session-words.ts';
import { sessionsTexts as texts } from './sessions.texts.ts';
import { type Ending, useEnding } from './use-ending.ts';

type Props = {
  /** Where one is signed in but here. */
  readonly others: readonly SessionAnswer[];
  readonly opened: boolean;
  readonly onClose: () => void;
};

/** Which sessions are to end, a mailed code, and what is so afterwards. */
export function EndSessionsDialog({ others, opened, onClose }: Props) {
  // Kept while the dialog is closed: the code may be looked up in between.
  const ending = useEnding(others);
  const close = () => {
    onClose();
    ending.begin();
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={texts.dialog}
      footer={<Button onClick={close}>{texts.close}</Button>}
    >
      <div className="stack">{ending.isDone ? <Ended /> : <ToTheEnd others={others} ending={ending} />}</div>
    </Dialog>
  );
}

type ToTheEndProps = Pick<Props, 'others'> & { readonly ending: Ending };

function ToTheEnd({ others, ending: { chosen, choose, mailed } }: ToTheEndProps) {
  const { online } = useConnection();
  // The last one may end by itself while the dialog is open.
  if (others.length === 0) return <p>{texts.alone}</p>;
  const disabled = !online || chosen.length === 0;
  const choices = others.map((session) => ({
    value: session.id,
    label: [placeOf(session), texts.lastUsed(session.lastUsedAt), texts.begun(session.begunAt)].join('・'),
  }));
  return (
    <>
      {!online && (
        <Note title={texts.offline.title} tone="kin">
          {texts.offline.body}
        </Note>
      )}
      <CheckList label={texts.choose} choices={choices} values={chosen} onChange={choose} />
      {others.length > 1 && (
        <div>
          <Button size="s" onClick={() => choose(others.map(({ id }) => id))}>
            {texts.chooseAll}
          </Button>
        </div>
      )}
      {mailed.sent === null ? (
        <AskForCode {...mailed} disabled={disabled}>
          {texts.askBody}
        </AskForCode>
      ) : (
        <CodeForm {...mailed} sent={mailed.sent} disabled={disabled} act={texts.act} />
      )}
    </>
  );
}

function Ended() {
  const pages = identityPages();
  return (
    <Arriving>
      <Note title={texts.ended.title} tone="kin">
        {texts.ended.body}
      </Note>
      <p>
        <span>{texts.ended.password}</span>
        {pages !== null && (
          <>
            {' '}
            <a className="link" href={pages.password}>
              {texts.ended.change}
            </a>
          </>
        )}
      </p>
    </Arriving>
  );
}
