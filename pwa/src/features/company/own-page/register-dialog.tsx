import { ownPage, registerOwnPage } from '@meikan/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ApiProblem } from '../../../api/api-error.ts';
import { useCommand } from '../../../api/api-query.ts';
import { FormDialog } from '../../../editing/form/form-dialog.tsx';
import { sessionQuery } from '../../../session/session.ts';
import { companyCategories } from '../edit/choices.ts';
import { registerPageTexts as texts } from './register-dialog.texts.ts';

const FIELDS = {
  name: { help: texts.nameHelp, fills: 'organization' },
  reading: { help: texts.readingHelp },
  category: { groups: companyCategories },
  description: { help: texts.descriptionHelp, rows: 3 },
  website: {},
} as const;
const rules = { body: ownPage };
const NOTHING = {};
const about = { name: texts.title, path: '/onboarding' };

/** The id of the page that is there already, where the server names one. */
const existingIn = (error: unknown): string | null =>
  error instanceof ApiProblem ? (error.problem.existing?.id ?? null) : null;

type Props = { readonly opened: boolean; readonly onClose: () => void };

/** A company begins its page, and is led to it. It is not queued: whether there is such a page already is answered at once. */
export function RegisterDialog({ opened, onClose }: Props) {
  const { mutateAsync } = useCommand(registerOwnPage, []);
  const [existing, setExisting] = useState<string | null>(null);
  const made = useRef<string | null>(null);
  const lead = useLeading();
  const save = async (body: unknown, idempotencyKey: string): Promise<null> => {
    setExisting(null);
    try {
      const { payload } = await mutateAsync({ body: ownPage.parse(body), idempotencyKey });
      made.current = payload.id;
    } catch (error) {
      setExisting(existingIn(error));
      throw error;
    }
    return null;
  };
  return (
    <FormDialog
      opened={opened}
      onClose={() => {
        onClose();
        if (made.current !== null) void lead(made.current);
      }}
      title={texts.title}
      name="own page"
      fields={FIELDS}
      present={NOTHING}
      about={about}
      help={existing !== null && <Existing id={existing} />}
      call={rules}
      save={save}
      submit={texts.submit}
    />
  );
}

/** Where somebody has registered it: to see whether that is it, and to ask for it. */
function Existing({ id }: { readonly id: string }) {
  return (
    <span className="row row-w">
      <Link className="link" to="/companies/$id" params={{ id }} search={{}}>
        {texts.existing}
      </Link>
      <Link className="link" to="/companies/$id/ownership" params={{ id }}>
        {texts.ask}
      </Link>
    </span>
  );
}

/** To the new page, of which the session has to know before its header and its menu lead there. */
function useLeading(): (id: string) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (id) => {
    await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    await navigate({ to: '/companies/$id', params: { id }, search: {}, replace: true });
  };
}
