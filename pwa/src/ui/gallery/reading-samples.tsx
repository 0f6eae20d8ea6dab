import { useState } from 'react';
import {
  Avatar,
  Badge,
  ChipFilter,
  Cover,
  EditButton,
  Empty,
  followInside,
  Item,
  ItemFigure,
  List,
  Logo,
  Note,
  Pager,
  Seal,
  Section,
  Segmented,
  SkeletonList,
  StarButton,
  SwitchRow,
  SyncChip,
  type SyncTone,
} from '../index.ts';
import { galleryTexts as texts } from './gallery.texts.ts';

const TONES: readonly SyncTone[] = ['ok', 'send', 'wait', 'off', 'act'];

/** The parts of pages that are read. */
export function ReadingSamples() {
  const [kept, setKept] = useState(true);
  const [page, setPage] = useState(3);
  const [chip, setChip] = useState<'all' | 'blog'>('all');
  const star = <StarButton of={texts.company} pressed={kept} onToggle={setKept} />;
  const chips = [
    { value: 'all', label: texts.all, count: 23 },
    { value: 'blog', label: texts.blog, count: 11 },
  ] as const;
  return (
    <Section title={texts.list} action={<EditButton of={texts.list} />}>
      <ChipFilter
        label={texts.filter}
        choices={chips}
        value={chip}
        link={(value, look) => <a {...look} href={`#${value}`} onClick={() => setChip(value)} />}
      />
      <List>
        <Item
          picture={<Logo src={null} />}
          title={
            <>
              {texts.company}
              <Seal /> <Badge icon="check">{texts.used}</Badge>
            </>
          }
          description={texts.summary}
          meta={[texts.place]}
          end={<ItemFigure value={1280} unit={texts.articles} />}
        />
        <Item picture={<Avatar id="user-1" src={null} />} title={texts.name} end={star} centred />
      </List>
      <Pager
        total={123}
        page={page}
        pageSize={5}
        link={(value, look) => (
          <a {...look} href={`#page-${value}`} onClick={(event) => followInside(event, () => setPage(value))} />
        )}
        returns
      />
      <Switches />
      <div className="row row-w">
        {TONES.map((tone) => (
          <SyncChip key={tone} tone={tone}>
            {texts.synced}
          </SyncChip>
        ))}
      </div>
      <Note tone="shu" title={texts.failed}>
        {texts.tryAgain}
      </Note>
      <Empty title={texts.nothing}>{texts.star}</Empty>
      <SkeletonList rows={1} />
      <Cover src={null} />
    </Section>
  );
}

function Switches() {
  const [on, setOn] = useState(true);
  const [order, setOrder] = useState<'followers' | 'views'>('followers');
  const orders = [
    { value: 'followers', label: texts.byFollowers },
    { value: 'views', label: texts.byViews },
  ] as const;
  return (
    <>
      <SwitchRow label={texts.isPublic} consequence={texts.everybody} on={on} onChange={setOn} />
      <SwitchRow label={texts.verified} consequence="" on locked={texts.onlyAdmins} onChange={setOn} />
      <Segmented choices={orders} value={order} onChange={setOrder} label={texts.order} />
    </>
  );
}
