import type { RelatedCompany } from '@meikan/contracts';
import { useState } from 'react';
import { CompanyPicker } from '../../../directory/company-picker/company-picker.tsx';
import { EditDialog } from '../../../editing/edit-dialog.tsx';
import type { EditForm } from '../../../editing/edit-dialog-props.ts';
import { orNotifyFull } from '../../../offline/index.ts';
import { CheckList } from '../../../ui/forms.ts';
import { Button, ConfirmDialog, notify } from '../../../ui/index.ts';
import { listTexts } from '../lists/texts.ts';
import { relationRules, setRelations } from './enqueue-relations.ts';
import { relationTexts as texts } from './relations.texts.ts';
import { isUsageWay, WAYS, type Way, waysOf } from './ways.ts';

type Draft = {
  readonly other: { readonly id: string; readonly name: string };
  readonly ways: readonly Way[];
};

const CHOICES = WAYS.map((value) => ({
  value,
  label: isUsageWay(value) ? texts.usages[value] : listTexts.relations[value],
}));
const begin = (other: RelatedCompany | null, first: Way | null): Draft =>
  other === null
    ? { other: { id: '', name: '' }, ways: first === null ? [] : [first] }
    : { other: { id: other.id, name: other.name }, ways: waysOf(other) };

export type RelationDialogProps = {
  /** The page that the relation is entered on. */
  readonly id: string;
  /** A company that is related already; `null`: a new one is picked. */
  readonly other: RelatedCompany | null;
  /** What a new one is chosen as; `null` where a list holds several ways. */
  readonly first: Way | null;
  /** Says what is registered. */
  readonly title: string;
  readonly opened: boolean;
  readonly onClose: () => void;
};

/**
 * Registers how another company stands to this one, moves it between the lists, and takes it away.
 */
export function RelationDialog({ id, other, first, title, opened, onClose }: RelationDialogProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <EditDialog<Draft, typeof relationRules>
        opened={opened}
        onClose={onClose}
        title={other === null ? title : texts.editTitle}
        name={`relation ${id} ${other?.id ?? ''}`}
        initial={begin(other, first)}
        incomplete={(draft) => draft.other.id === '' || draft.ways.length === 0}
        call={relationRules}
        body={(draft) => ({ other: draft.other, ways: [...draft.ways] })}
        save={(body, formId) => setRelations({ id, other: body.other }, other ? waysOf(other) : [], body.ways, formId)}
        submit={other === null ? texts.register : texts.update}
        done={other === null ? texts.registered : texts.updated}
        holdOpen={asking}
        aside={other !== null && <RemoveButton onClick={() => setAsking(true)} />}
      >
        {(form) => <Fields {...form} fixed={other !== null} />}
      </EditDialog>
      {other !== null && <RemoveQuestion {...{ id, other, asking }} onEnd={() => setAsking(false)} onGone={onClose} />}
    </>
  );
}

type FieldsProps = EditForm<Draft> & {
  /** Whether the other company is the one that it was. */
  readonly fixed: boolean;
};

function Fields({ values: { other, ways }, set, errorOf, fixed }: FieldsProps) {
  return (
    <>
      {fixed ? (
        <p>
          <b>{other.name}</b>
        </p>
      ) : (
        <>
          <CompanyPicker
            label={texts.company}
            need="required"
            name={other.name}
            linked={other.id !== ''}
            onName={(name) => set({ other: { id: '', name } })}
            onPick={({ id, name }) => set({ other: { id, name } })}
            onUnlink={() => set({ other: { ...other, id: '' } })}
            error={errorOf('other.id')}
          />
          <p className="field__h">{texts.companyHelp}</p>
        </>
      )}
      <CheckList label={texts.ways} choices={CHOICES} values={ways} onChange={(chosen) => set({ ways: chosen })} />
    </>
  );
}

function RemoveButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button icon="trash" variant="quiet" className="btn-danger" onClick={onClick}>
      {texts.remove}
    </Button>
  );
}

type QuestionProps = {
  readonly id: string;
  readonly other: RelatedCompany;
  readonly asking: boolean;
  readonly onEnd: () => void;
  readonly onGone: () => void;
};

/** Asked before a relation goes from both pages. */
function RemoveQuestion({ id, other, asking, onEnd, onGone }: QuestionProps) {
  const remove = async () => {
    const enqueued = await orNotifyFull(() => setRelations({ id, other }, waysOf(other), []), 'full' as const);
    onEnd();
    if (enqueued === 'full') return;
    onGone();
    if (enqueued !== null) notify({ text: texts.removed(other.name) });
  };
  return (
    <ConfirmDialog
      opened={asking}
      title={texts.removeTitle}
      confirm={texts.remove}
      onConfirm={() => void remove()}
      onCancel={onEnd}
      danger
    >
      {texts.removeBody(other.name)}
    </ConfirmDialog>
  );
}
