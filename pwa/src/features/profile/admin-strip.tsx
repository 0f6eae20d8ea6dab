import { activateUser, disableUser, getProfile, type Profile, setRequestUpdate } from '@meikan/contracts';
import { useState } from 'react';
import { ApiProblem, ApiUnreachable } from '../../api/api-error.ts';
import { useCommand } from '../../api/api-query.ts';
import { Icon, type Notice, notify, ReasonDialog, SwitchRow } from '../../ui/index.ts';
import { profileTexts } from './texts.ts';

const texts = profileTexts.admin;

/** What administrators switch on a profile; hiding and showing are kept with their reason. */
export function AdminStrip({ profile }: { readonly profile: Profile }) {
  const [asking, setAsking] = useState(false);
  const { setShown, setRequested, busy } = useSwitches(profile);
  const shown = !profile.disabled;
  const confirm = async (reason: string) => {
    await setShown(!shown, reason);
    setAsking(false);
  };
  return (
    <section className="flags" aria-label={texts.title}>
      <div className="flags__h">
        <Icon name="lock" />
        <p className="grow">
          <b>{texts.title}</b> <span className="nw">{texts.note}</span>
        </p>
      </div>
      <ul className="flags__g">
        <li>
          <SwitchRow
            label={texts.shown.label}
            consequence={consequenceOf(profile)}
            on={shown}
            onChange={() => setAsking(true)}
          />
        </li>
        <li>
          <SwitchRow {...texts.requestUpdate} on={profile.isRequestUpdate} onChange={(on) => void setRequested(on)} />
        </li>
      </ul>
      <ReasonDialog
        opened={asking}
        asked={asking ? askedOf(profile) : null}
        busy={busy}
        onConfirm={(reason) => void confirm(reason)}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}

/** What the switch says is an admin's word alone: whose profile it is may keep it out of sight all the same. */
function consequenceOf({ disabled, isLeaving, isDraft }: Profile): string {
  if (disabled) return texts.shown.hidden;
  if (isLeaving) return texts.shown.leaving;
  return isDraft ? texts.shown.draft : texts.shown.consequence;
}

function askedOf({ disabled, isLeaving, isDraft }: Profile) {
  if (!disabled) return texts.hide;
  return isLeaving || isDraft ? { ...texts.show, body: texts.show.later } : texts.show;
}

function useSwitches({ id }: Profile) {
  const disable = useCommand(disableUser, [getProfile]);
  const activate = useCommand(activateUser, [getProfile]);
  const request = useCommand(setRequestUpdate, [getProfile]);
  const heard = async (sent: Promise<unknown>, done: Notice = { text: texts.done }) => {
    try {
      await sent;
      notify(done);
    } catch (error) {
      if (!(error instanceof ApiProblem || error instanceof ApiUnreachable)) throw error;
      notify({ text: error instanceof ApiProblem ? error.message : texts.failed, tone: 'alert' });
    }
  };
  const show = (reason: string) => heard(activate.mutateAsync({ params: { id }, body: { reason } }));
  const undo = { label: texts.undo, run: () => void show(texts.undoReason) };
  const hide = (reason: string) =>
    heard(disable.mutateAsync({ params: { id }, body: { reason } }), { text: texts.hidden, action: undo });
  const setShown = (shown: boolean, reason: string) => (shown ? show(reason) : hide(reason));
  const setRequested = (value: boolean) => heard(request.mutateAsync({ body: { userId: id, value } }));
  return { setShown, setRequested, busy: disable.isPending || activate.isPending };
}
