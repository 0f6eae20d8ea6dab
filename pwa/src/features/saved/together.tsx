import { useConnection } from '../../api/connection.ts';
import type { Saved, SavedItem } from '../../offline/cache/index.ts';
import { AsideSection, Button } from '../../ui/index.ts';
import { savedPageTexts } from './texts.ts';

const texts = savedPageTexts.together;
const DAY = 86_400_000;

type Props = { readonly saved: Saved; readonly items: readonly SavedItem[] };

/** What can be done for many at once: fetch anew what is old, and fetch what is missing. */
export function Together({ saved, items }: Props) {
  const { online } = useConnection();
  const old = items.filter(({ savedAt, state }) => state !== 'partial' && Date.now() - (savedAt ?? 0) > DAY);
  const lacking = items.filter(({ state }) => state === 'partial');
  const renew = async (wanted: readonly SavedItem[]) => {
    for (const item of wanted) if ((await saved.renew(item)) === 'unreachable') return;
  };
  return (
    <AsideSection title={texts.title}>
      <div className="stack sv__tog">
        {old.length > 0 && (
          <Button icon="sync" variant="primary" className="btn-w" disabled={!online} onClick={() => void renew(old)}>
            {texts.renewOld(old.length)}
          </Button>
        )}
        {lacking.length > 0 && (
          <Button icon="download" className="btn-w" disabled={!online} onClick={() => void renew(lacking)}>
            {texts.finish(lacking.length)}
          </Button>
        )}
      </div>
      <p className="xs faint">{words(online, old.length + lacking.length)}</p>
    </AsideSection>
  );
}

function words(online: boolean, open: number): string {
  if (!online) return texts.offline;
  return open === 0 ? texts.nothing : '';
}
