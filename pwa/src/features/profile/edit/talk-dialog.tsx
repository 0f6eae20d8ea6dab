import { type CallBodyInput, type Profile, updateProfile } from '@meikan/contracts';
import { limits } from '@meikan/domain';
import { useState } from 'react';
import { EditDialog } from '../../../editing/edit-dialog.tsx';
import type { EditForm } from '../../../editing/edit-dialog-props.ts';
import { asQueued } from '../../../offline/index.ts';
import { FormPicture } from '../../../offline/ui/pictures/form-picture.tsx';
import { TextArea, TextField } from '../../../ui/forms.ts';
import { pictureShapes } from '../../../ui/index.ts';
import { editTexts } from './texts.ts';
import { type SectionDialogProps, useProfileUpdate } from './use-profile-update.ts';

const texts = editTexts.casualTalk;

type Talk = {
  readonly topic: string;
  readonly link: string;
  readonly linkImgUrl: string | null;
  readonly meetyLink: string;
  readonly meetyImgUrl: string | null;
};

const talkOf = ({ casualTalk, meetyInfo }: Profile): Talk => ({
  topic: casualTalk?.topic ?? '',
  link: casualTalk?.link ?? '',
  linkImgUrl: asQueued(casualTalk?.linkImgUrl ?? null),
  meetyLink: meetyInfo?.meetyLink ?? '',
  meetyImgUrl: asQueued(meetyInfo?.meetyImgUrl ?? null),
});

const orNull = (text: string): string | null => (text.trim() === '' ? null : text);

const bodyOf = (draft: Talk): CallBodyInput<typeof updateProfile> => {
  const { linkImgUrl, meetyImgUrl } = draft;
  const talk = { link: orNull(draft.link), linkImgUrl, topic: orNull(draft.topic) };
  const meety = { meetyLink: orNull(draft.meetyLink), meetyImgUrl };
  return {
    casualTalk: Object.values(talk).some(Boolean) ? talk : null,
    meetyInfo: Object.values(meety).some(Boolean) ? meety : null,
  };
};

/** What a casual talk is about, how it looks there, and where it is booked. */
export function TalkDialog({ profile, opened, onClose }: SectionDialogProps<Profile>) {
  const [asking, setAsking] = useState(false);
  const about = { name: profile.name, path: `/profile/${profile.id}` };
  const picture = { about, shape: pictureShapes.thumb, onAsking: setAsking };
  return (
    <EditDialog
      opened={opened}
      onClose={onClose}
      title={texts.title}
      name={`profile ${profile.id} talk`}
      shown={{ profile }}
      initial={talkOf(profile)}
      call={updateProfile}
      body={bodyOf}
      holdOpen={asking}
      save={useProfileUpdate(profile)}
      labels={{
        'casualTalk.link': texts.link,
        'casualTalk.topic': texts.topic,
        'casualTalk.linkImgUrl': texts.picture,
        'meetyInfo.meetyLink': texts.meetyLink,
        'meetyInfo.meetyImgUrl': texts.meetyPicture,
      }}
    >
      {(form) => (
        <>
          <Texts {...form} />
          <FormPicture
            {...picture}
            label={texts.picture}
            value={form.values.linkImgUrl}
            onChange={(linkImgUrl) => form.set({ linkImgUrl })}
            error={form.errorOf('casualTalk.linkImgUrl')}
          />
          <Meety {...form} />
          <FormPicture
            {...picture}
            label={texts.meetyPicture}
            value={form.values.meetyImgUrl}
            onChange={(meetyImgUrl) => form.set({ meetyImgUrl })}
            error={form.errorOf('meetyInfo.meetyImgUrl')}
          />
        </>
      )}
    </EditDialog>
  );
}

function Texts({ values, set, errorOf }: EditForm<Talk>) {
  return (
    <>
      <TextArea
        label={texts.topic}
        help={texts.topicHelp}
        value={values.topic}
        onChange={(topic) => set({ topic })}
        error={errorOf('casualTalk.topic')}
        maxLength={limits.description}
        rows={3}
      />
      <TextField
        label={texts.link}
        help={texts.help}
        icon="link"
        inputMode="url"
        placeholder={editTexts.links.urlExample}
        value={values.link}
        onChange={(link) => set({ link })}
        error={errorOf('casualTalk.link')}
      />
    </>
  );
}

function Meety({ values, set, errorOf }: EditForm<Talk>) {
  return (
    <TextField
      label={texts.meetyLink}
      help={texts.meetyHelp}
      icon="link"
      inputMode="url"
      placeholder={editTexts.links.urlExample}
      value={values.meetyLink}
      onChange={(meetyLink) => set({ meetyLink })}
      error={errorOf('meetyInfo.meetyLink')}
    />
  );
}
