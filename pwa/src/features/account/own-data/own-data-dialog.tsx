import { useConnection } from '../../../api/connection.ts';
import { saveFile } from '../../../device/save-file.ts';
import { Button, Dialog, Note, ProgressBar } from '../../../ui/index.ts';
import type { AccountKind } from '../account-kind.ts';
import { Arriving } from '../arriving.tsx';
import { AskForCode } from '../mailed-code/ask-for-code.tsx';
import { CodeForm } from '../mailed-code/code-form.tsx';
import { ownDataTexts as texts } from './own-data.texts.ts';
import type { OwnData, OwnFile } from './use-own-data.ts';

type Props = {
  readonly of: AccountKind;
  readonly ownData: OwnData;
  readonly opened: boolean;
  readonly onClose: () => void;
};

/** What is in the file, a mailed code, how far the download is, and the file. */
export function OwnDataDialog({ of, ownData, opened, onClose }: Props) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={texts.dialog}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <div className="stack">{ownData.file ? <Saved file={ownData.file} /> : <ToTheFile of={of} {...ownData} />}</div>
    </Dialog>
  );
}

function ToTheFile({ of, mailed, received, stop }: OwnData & { readonly of: AccountKind }) {
  const { online } = useConnection();
  if (mailed.isActing) return <Coming {...received} stop={stop} />;
  return (
    <>
      <p>{texts.intro}</p>
      <ul className="acc__l">
        {texts.contents[of].map((content) => (
          <li key={content}>{content}</li>
        ))}
      </ul>
      <p className="sm muted">{texts.without}</p>
      {!online && (
        <Note title={texts.offline.title} tone="kin">
          {texts.offline.body}
        </Note>
      )}
      {mailed.sent === null ? (
        <AskForCode {...mailed} disabled={!online}>
          {texts.askBody}
        </AskForCode>
      ) : (
        <CodeForm {...mailed} sent={mailed.sent} disabled={!online} act={texts.act} />
      )}
    </>
  );
}

type ComingProps = OwnData['received'] & Pick<OwnData, 'stop'>;

/** The size is an estimate: the bar is full only once the file is there. */
const MOST_PERCENT = 99;

function Coming({ bytes, estimated, stop }: ComingProps) {
  const percent = estimated === null ? null : Math.min(Math.round((bytes / estimated) * 100), MOST_PERCENT);
  return (
    <Arriving>
      <p>{bytes === 0 ? texts.progress.gathering : texts.progress.received(bytes, estimated)}</p>
      <ProgressBar label={texts.progress.label} percent={percent} />
      <div>
        <Button onClick={stop}>{texts.progress.stop}</Button>
      </div>
    </Arriving>
  );
}

function Saved({ file: { name, content } }: { readonly file: OwnFile }) {
  return (
    <Arriving>
      <Note title={texts.saved.title} tone="kin">
        {texts.saved.body(name, content.size)}
      </Note>
      <p className="sm muted">{texts.saved.care}</p>
      <div>
        <Button onClick={() => saveFile(content, name)}>{texts.saved.again}</Button>
      </div>
    </Arriving>
  );
}
