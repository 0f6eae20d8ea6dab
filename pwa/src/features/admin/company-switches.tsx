import { type Company, getCompany, type PrivateCompany, searchCompanies } from '@meikan/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../api/api-query.ts';
import { Asked } from '../../directory/asked.tsx';
import { failureWords } from '../../directory/failure.tsx';
import { notify, ReasonDialog, SkeletonBar, SwitchRow } from '../../ui/index.ts';
import { type AdminSwitch, SWITCHES } from './switches.ts';
import { adminTexts } from './texts.ts';

const texts = adminTexts.reason;

type Props = { readonly id: string; readonly name: string };

/** The switches that decide what others see of a company; each is turned with a reason. */
export function CompanySwitches({ id, name }: Props) {
  const query = useQuery(apiQuery(getCompany, { params: { id }, query: {} }));
  return (
    <Asked query={query} waiting={<SkeletonBar width="100%" height={49} />}>
      {({ payload }) => (isWhole(payload) ? <Switches company={payload} name={name} /> : null)}
    </Asked>
  );
}

/** An admin is answered the whole page, also of a company that is not public. */
const isWhole = (answer: Company | PrivateCompany): answer is Company => 'isOwner' in answer;

function Switches({ company, name }: { readonly company: Company; readonly name: string }) {
  const [asked, setAsked] = useState<AdminSwitch | null>(null);
  const { mutate, isPending } = useTurn(company.id, () => setAsked(null));
  const label = asked ? adminTexts.flags[asked.name].label : '';
  const on = asked !== null && !company[asked.field];
  return (
    <>
      <ul className="admin__s">
        {SWITCHES.map((one) => (
          <li key={one.name}>
            <SwitchRow {...adminTexts.flags[one.name]} on={company[one.field]} onChange={() => setAsked(one)} />
          </li>
        ))}
      </ul>
      <ReasonDialog
        opened={asked !== null}
        asked={
          asked && {
            title: on ? texts.on(label, name) : texts.off(label, name),
            body: on ? adminTexts.flags[asked.name].consequence : texts.offBody[asked.name],
            confirm: texts.confirm,
          }
        }
        busy={isPending}
        onConfirm={(reason) => asked && mutate({ one: asked, value: on, reason })}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}

type Turn = { readonly one: AdminSwitch; readonly value: boolean; readonly reason: string };

function useTurn(id: string, onSettled: () => void) {
  const client = useQueryClient();
  const turn = useMutation({
    mutationFn: ({ one, value, reason }: Turn) => one.send(id, value, reason),
    onSuccess: async (_, { one, value }: Turn) => {
      const stale = [getCompany, searchCompanies];
      await Promise.all(stale.map(({ name }) => client.invalidateQueries({ queryKey: [name] })));
      const isHiding = one.name === 'public' && !value;
      const undo = () => turn.mutate({ one, value: true, reason: texts.undoReason });
      notify(isHiding ? { text: texts.hidden, action: { label: texts.undo, run: undo } } : { text: texts.done });
    },
    onError: (error) => notify({ tone: 'alert', text: failureWords(error) }),
    onSettled,
  });
  return turn;
}
