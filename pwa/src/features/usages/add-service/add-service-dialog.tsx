import { useReducer, useState } from 'react';
import { Button, CompletionDialog, Dialog, Icon, Note } from '../../../ui/index.ts';
import { usageTexts } from '../texts.ts';
import { type Choice, type Choosing, choose, stepOf } from './choosing.ts';
import { ServiceFinder } from './service-finder.tsx';
import { StepList } from './step-list.tsx';
import { UsageQuestion } from './usage-question.tsx';
import { type Place, useDeclaring } from './use-declaring.ts';
import { useKeptChoice } from './use-kept-choice.ts';
import { type FoundService, type ServiceSearch, useServiceSearch } from './use-service-search.ts';
import './add-service.css';

const texts = usageTexts.dialog;

type Props = { readonly opened: boolean; readonly onClose: () => void };

/** Adds a service in four steps (individual-side 4); begins anew at every opening. */
export function AddServiceDialog({ opened, onClose }: Props) {
  const [opening, setOpening] = useState(0);
  const [wasOpened, setWasOpened] = useState(false);
  const [done, setDone] = useState<Place | null>(null);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) setOpening(opening + 1);
  }
  const finish = (place: Place) => {
    onClose();
    setDone(place);
  };
  return (
    <>
      <Steps key={opening} opened={opened} onClose={onClose} onDone={finish} />
      <Completion done={done} onClose={() => setDone(null)} />
    </>
  );
}

/** What is only on the device is not said to be registered. */
function Completion({ done, onClose }: { readonly done: Place | null; readonly onClose: () => void }) {
  if (done !== 'kept') return <CompletionDialog opened={done !== null} onClose={onClose} title={texts.registered} />;
  return (
    <CompletionDialog opened onClose={onClose} title={texts.kept.title}>
      {texts.kept.body}
    </CompletionDialog>
  );
}

function Steps({ opened, onClose, onDone }: Props & { readonly onDone: (place: Place) => void }) {
  const [now, dispatch] = useReducer(choose<FoundService>, { stage: 'looking' });
  const search = useServiceSearch();
  const choice = useKeptChoice(now, dispatch);
  const { busy, failure, declare } = useDeclaring((place) => {
    choice.forget();
    onDone(place);
  });
  const giveUp = () => {
    choice.forget();
    onClose();
  };
  const register = () => {
    if (now.stage === 'telling') void declare(now.service, now.usageType);
  };
  return (
    <Dialog
      opened={opened}
      onClose={giveUp}
      title={texts.title}
      footer={<Foot now={now} dispatch={dispatch} busy={busy} onClose={giveUp} onRegister={register} />}
    >
      <StepList step={stepOf(now, search.finds.length)} />
      <div className="adds">
        {choice.restored && <Note tone="kin" icon="clock" title={texts.restored} />}
        {failure !== null && <Note tone="shu" title={failure} />}
        <Stage now={now} dispatch={dispatch} search={search} />
      </div>
    </Dialog>
  );
}

type StageProps = Pick<FootProps, 'now' | 'dispatch'> & { readonly search: ServiceSearch };

function Stage({ now, dispatch, search }: StageProps) {
  if (now.stage === 'telling') {
    return (
      <UsageQuestion
        service={now.service}
        usageType={now.usageType}
        onTell={(usageType) => dispatch({ type: 'told', usageType })}
        onChange={() => dispatch({ type: 'went-back' })}
      />
    );
  }
  return (
    <ServiceFinder
      search={search}
      picked={now.stage === 'picked' ? now.service : null}
      onSearch={() => dispatch({ type: 'searched' })}
      onPress={(service) => dispatch({ type: 'pressed', service })}
    />
  );
}

type FootProps = {
  readonly now: Choosing<FoundService>;
  readonly dispatch: (choice: Choice<FoundService>) => void;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onRegister: () => void;
};

/** The way on is closed until a service is picked (individual-side 5). */
function Foot({ now, dispatch, busy, onClose, onRegister }: FootProps) {
  if (now.stage !== 'telling') {
    return (
      <>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <span className="grow only-d" />
        <Button variant="primary" disabled={now.stage !== 'picked'} onClick={() => dispatch({ type: 'went-on' })}>
          {texts.next}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button onClick={() => dispatch({ type: 'went-back' })}>
        <Icon name="left" />
        {texts.back}
      </Button>
      <span className="grow only-d" />
      <Button variant="primary" busy={busy} onClick={onRegister}>
        {texts.register}
      </Button>
    </>
  );
}
