import type { Profile } from '@meikan/contracts';
import { Button, Note } from '../../../ui/index.ts';
import { publicationTexts as texts } from './publication.texts.ts';
import { publish } from './publish.ts';

/** Tells owners that nobody else sees their profile yet, and lets them publish it. */
export function DraftNote({ profile }: { readonly profile: Profile }) {
  return (
    <Note
      tone="kin"
      icon="lock"
      title={texts.draft.title}
      action={
        <Button variant="primary" onClick={() => void publish(profile, true)}>
          {texts.publish}
        </Button>
      }
    >
      {texts.draft.body}
    </Note>
  );
}
