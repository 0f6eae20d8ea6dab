import { useState } from 'react';
import {
  Button,
  CompletionDialog,
  DeleteDialog,
  Dialog,
  Icon,
  MenuButton,
  notify,
  Section,
  TabsWithMore,
  Toaster,
} from '../index.ts';
import { FieldSamples } from './field-samples.tsx';
import { galleryTexts as texts } from './gallery.texts.ts';
import { PictureSamples } from './picture-samples.tsx';
import { ReadingSamples } from './reading-samples.tsx';
import { SubmitSample } from './submit-sample.tsx';

type Open = 'dialog' | 'delete' | 'done' | null;

const TABS = texts.tabs.map((label, index) => ({ key: String(index), label, count: index * 12 }));
const GROUPS = texts.groups.map((label) => ({ label, tabs: TABS.map((tab) => ({ ...tab, empty: tab.key === '2' })) }));

/** Every part of the kit on one page, with a button for every part that opens: what the tests of the kit look at. */
export function Gallery() {
  const [selected, setSelected] = useState('0');
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <main className="wrap page">
      <h1 className="page__t">{texts.title}</h1>
      <MenuButton
        button={<Icon name="user" />}
        label={texts.menu}
        head={<p className="umenu__h">{texts.name}</p>}
        actions={[{ label: texts.signIn, primary: true, href: '/login' }]}
        entries={[
          { icon: 'info', label: texts.help, href: '/', newTab: true },
          { icon: 'signOut', label: texts.signOut, onSelect: close, last: true },
        ]}
        onNavigate={close}
      />
      <TabsWithMore
        tabs={TABS}
        groups={GROUPS}
        selected={selected}
        label={texts.tabsLabel}
        link={(tab, { activeOptions: _routersOwn, ...props }) => (
          <a {...props} href={`#${tab.key}`} onClick={() => setSelected(tab.key)} />
        )}
      />
      <ReadingSamples />
      <FieldSamples />
      <PictureSamples />
      <SubmitSample />
      <Section title={texts.opens}>
        <div className="row row-w">
          <Button onClick={() => setOpen('dialog')}>{texts.openDialog}</Button>
          <Button onClick={() => setOpen('delete')}>{texts.openDelete}</Button>
          <Button onClick={() => setOpen('done')}>{texts.openDone}</Button>
          <Button onClick={() => notify({ text: texts.copied })}>{texts.openToast}</Button>
        </div>
      </Section>
      <Dialog opened={open === 'dialog'} onClose={close} title={texts.dialog} footer={<Button>{texts.save}</Button>}>
        <FieldSamples />
      </Dialog>
      <DeleteDialog opened={open === 'delete'} onConfirm={close} onCancel={close}>
        {texts.cannotUndo}
      </DeleteDialog>
      <CompletionDialog opened={open === 'done'} onClose={close} />
      <Toaster />
    </main>
  );
}
