import { Link } from '@tanstack/react-router';
import { TabStrip } from '../../ui/index.ts';
import { topTexts } from './texts.ts';
import { TOP_VIEWS, type TopView } from './top-tab.ts';

const TABS = TOP_VIEWS.map((key) => ({ key, label: topTexts.views[key] }));

/** The four tabs of the top page on a phone. */
export function MobileTabs({ view }: { readonly view: TopView }) {
  return (
    <div className="only-m top-tabs">
      <TabStrip
        tabs={TABS}
        selected={view}
        label={topTexts.views.label}
        link={({ key }, props) => (
          <Link to="/" search={key === 'DEFAULT' ? {} : { view: key }} resetScroll={false} {...props} />
        )}
      />
    </div>
  );
}
