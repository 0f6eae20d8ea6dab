import type { Shown } from '@meikan/contracts';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { FieldErrors } from '../api/field-errors.ts';

/** What the fields of a form are drawn from. */
export type EditForm<V> = {
  readonly values: V;
  readonly set: (changes: Partial<V>) => void;
  /** The fault of a field, by its dotted path in the body. */
  readonly errorOf: (field: string) => string | undefined;
};

/** The rules of what is sent: those of a call's body, or of what a command carries. */
export type Ruled = { readonly body: z.ZodType };

export type EditDialogProps<V extends object, C extends Ruled> = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Under this name what is written is kept until it is saved: the form and the thing that it edits. */
  readonly name: string;
  /** Where the form begins, at every opening. */
  readonly initial: V;
  /** What is edited, as it is shown now; not given for something new. */
  readonly shown?: Shown;
  /** Removes rows that hold nothing, before anything is checked. */
  readonly tidy?: (values: V) => V;
  /** Whether something required is not filled in yet: there is nothing to send then. */
  readonly incomplete?: (values: V) => boolean;
  /** Rules over what is typed that the body cannot tell any more. */
  readonly check?: (values: V) => FieldErrors;
  /** The call by whose body what is sent is checked here first, with the rules that the server has. */
  readonly call: C;
  readonly body: (values: V) => z.input<C['body']>;
  /**
   * Enqueues it under the given id, as an edit of what was shown when writing began; answers the id of the row that carries it,
   * `null` when nothing was to be changed, or when the server was asked at once and has said yes.
   */
  readonly save: (body: z.input<C['body']>, id: string, shown: Shown | undefined) => Promise<string | null>;
  readonly submit?: string;
  /** Title of the dialog that follows; 「更新が完了しました」 when not given. */
  readonly done?: string;
  /** What that dialog tells of what was saved; `leave` closes it, for a link that leads on. */
  readonly told?: (saved: V, leave: () => void) => ReactNode;
  /** Stands at the left of the foot: the way to delete. */
  readonly aside?: ReactNode;
  /** Set while another question stands above this dialog. */
  readonly holdOpen?: boolean;
  readonly children: (form: EditForm<V>) => ReactNode;
};
