import { Button, Icon, Note, notify } from '../../../ui/index.ts';
import { useCompanyChange } from '../change-company.ts';
import { useEditing } from '../edit/editing.tsx';
import type { Editable } from '../edit/save-page.ts';
import { checklistOf, type Listed } from './checklist.ts';
import { draftTexts as texts } from './draft.texts.ts';
import { publication } from './publication.ts';

/** Tells an owner that others do not see the page yet, what it still needs, and lets them publish it. */
export function DraftNote({ page }: { readonly page: Editable }) {
  if (page.isPublic) return null;
  if (!page.isDraft) return <Note title={texts.withheld.title}>{texts.withheld.body}</Note>;
  return <Draft page={page} />;
}

function Draft({ page: { id, fields } }: { readonly page: Editable }) {
  const { needed, useful } = checklistOf(fields);
  const isReady = needed.every(({ isWritten }) => isWritten);
  return (
    <section className="draft" aria-label={texts.title}>
      <div className="draft__h">
        <div className="grow">
          <p className="draft__t">
            <Icon name="lock" />
            <b>{texts.title}</b>
          </p>
          <p className="sm">{texts.body}</p>
        </div>
        <PublishButton id={id} isReady={isReady} />
      </div>
      {!isReady && <p className="sm">{texts.waits}</p>}
      <Checklist title={texts.needed} parts={needed} />
      <Checklist title={texts.useful} parts={useful} />
    </section>
  );
}

function PublishButton({ id, isReady }: { readonly id: string; readonly isReady: boolean }) {
  const change = useCompanyChange(id);
  const turn = (value: boolean) =>
    change({
      what: value ? texts.publish : texts.back,
      ...publication(id, value),
      ...(value && {
        onDone: () => notify({ text: texts.published, action: { label: texts.back, run: () => turn(false) } }),
      }),
    });
  return (
    <Button variant="primary" disabled={!isReady} onClick={() => turn(true)}>
      {texts.publish}
    </Button>
  );
}

function Checklist({ title, parts }: { readonly title: string; readonly parts: readonly Listed[] }) {
  return (
    <div className="draft__l">
      <h2>{title}</h2>
      <ul>
        {parts.map((part) => (
          <ListedPart key={part.part} {...part} />
        ))}
      </ul>
    </div>
  );
}

/** What is written is only named; what is not leads to its form. */
function ListedPart({ part, section, isWritten }: Listed) {
  const editing = useEditing();
  const name = texts.parts[part];
  if (isWritten || editing === null) {
    return (
      <li>
        <Icon name={isWritten ? 'check' : 'pen'} />
        {name}
        <span className="sr">{isWritten ? texts.written : texts.unwritten}</span>
      </li>
    );
  }
  return (
    <li>
      <Button size="s" icon="pen" onClick={() => editing.open(section)}>
        {texts.write(name)}
      </Button>
    </li>
  );
}
