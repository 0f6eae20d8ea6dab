import { readOwnershipRequest, requestOwnership } from '@meikan/contracts';
import { type FormEvent, useState } from 'react';
import { ApiProblem } from '../../../api/api-error.ts';
import { useCommand } from '../../../api/api-query.ts';
import { fieldErrors } from '../../../api/field-errors.ts';
import { failureWords } from '../../../directory/failure.tsx';

type Asked = { readonly message: string; readonly email: string | null };

/** Sends one of the two forms; what is wrong is said at its only field, whatever it is. */
export function useAsking(id: string, field: keyof Asked, asked: Asked) {
  const { mutate, isPending } = useCommand(requestOwnership, [readOwnershipRequest]);
  const [error, setError] = useState<string>();
  const send = (event: FormEvent) => {
    event.preventDefault();
    const checked = requestOwnership.body.safeParse(asked);
    if (!checked.success) return setError(fieldErrors(requestOwnership.body, asked)[field]);
    setError(undefined);
    mutate(
      { params: { id }, body: checked.data },
      {
        onError: (failure) =>
          setError((failure instanceof ApiProblem ? failure.messageFor(field) : undefined) ?? failureWords(failure)),
      },
    );
  };
  return { send, error, busy: isPending };
}
