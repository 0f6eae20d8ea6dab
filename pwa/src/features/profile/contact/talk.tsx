import { Button, buttonClass, Empty, ExternalMark, HangingSection, Icon, Thumb } from '../../../ui/index.ts';
import { Entry } from '../overview/entry.tsx';
import { shortAddress } from '../short-address.ts';
import { isWritten } from './contact-parts.ts';
import type { ContactProps } from './contact-props.ts';
import { contactTexts as texts } from './texts.ts';
import './contact.css';

/** The casual talk: what about, with a picture, and where to book it. Its owner sees how to add one. */
export function Talk({ profile, onEdit }: ContactProps) {
  const { casualTalk, meetyInfo } = profile;
  if (!isWritten(profile, 'talk')) return onEdit ? <NoTalk onAdd={() => onEdit('talk')} /> : null;
  const picture = casualTalk?.linkImgUrl ?? meetyInfo?.meetyImgUrl;
  return (
    <Entry title={texts.sections.talk} section="talk" onEdit={onEdit} filled>
      <div className="talk">
        {picture && <Thumb src={picture} className="talk__p" />}
        <div className="grow">
          {casualTalk?.topic && <p className="talk__t">{casualTalk.topic}</p>}
          {casualTalk?.link && <Booking url={casualTalk.link} label={texts.open} />}
          {meetyInfo?.meetyLink && <Booking url={meetyInfo.meetyLink} label={texts.meety} />}
        </div>
      </div>
    </Entry>
  );
}

function Booking({ url, label }: { readonly url: string; readonly label: string }) {
  return (
    <p className="talk__b">
      <a className={buttonClass({ size: 's' })} href={url} target="_blank" rel="noopener nofollow ugc">
        <Icon name="calendar" />
        <span>{label}</span>
        <ExternalMark />
      </a>
      <span className="xs faint address" title={url}>
        {shortAddress(url)}
      </span>
    </p>
  );
}

function NoTalk({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <HangingSection title={texts.sections.talk}>
      <Empty
        title={texts.none.title}
        action={
          <Button icon="plus" size="s" onClick={onAdd}>
            {texts.none.begin}
          </Button>
        }
      >
        {texts.none.talk}
      </Empty>
    </HangingSection>
  );
}
