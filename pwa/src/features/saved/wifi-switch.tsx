import type { Saved } from '../../offline/cache/index.ts';
import { knowsLine } from '../../offline/cache/settings.ts';
import { useWatched } from '../../offline/ui/cache/use-saved.ts';
import { SwitchRow } from '../../ui/index.ts';
import { savedPageTexts } from './texts.ts';

const texts = savedPageTexts.storage;

/** Spares the data of a phone's line; locked with its reason where the browser does not tell lines apart. */
export function WifiSwitch({ saved }: { readonly saved: Saved }) {
  const settings = useWatched(saved, (opened) => opened.settings());
  return (
    <SwitchRow
      label={texts.wifiOnly}
      consequence={texts.wifiOnlyNote}
      on={settings?.wifiOnly ?? false}
      onChange={(wifiOnly) => void saved.changeSettings({ wifiOnly })}
      locked={knowsLine() ? undefined : texts.wifiUnknown}
    />
  );
}
