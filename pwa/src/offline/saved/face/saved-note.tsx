import { Icon } from '../../../ui/index.ts';
import { agoInWords } from '../../face/moments.ts';
import { savedTexts as texts } from './texts.ts';
import './saved-note.css';

/** Says that what stands below comes from this device, and of when it is; nothing while the server answers. */
export function SavedNote({ savedAt }: { readonly savedAt: number | undefined }) {
  return (
    <div role="status">
      {savedAt !== undefined && (
        <p className="asof">
          <Icon name="cloudOff" size="s" />
          {texts.note(savedAt, agoInWords(savedAt, Date.now()))}
        </p>
      )}
    </div>
  );
}
