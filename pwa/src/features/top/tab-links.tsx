import { Link } from '@tanstack/react-router';
import { type TabLinkProps, TabStrip } from '../../ui/index.ts';
import type { TopTab } from './tab-lists.ts';
import {
  hasNestedTabs,
  MENU_TABS,
  type MenuTab,
  menuOf,
  NAVIGATION_TABS,
  NESTED_TABS,
  SECOND_TABS,
} from './tab-lists.ts';
import { topTexts } from './texts.ts';

const texts = topTexts.tabLists;

const named = <T extends TopTab | MenuTab>(keys: readonly T[]) =>
  keys.map((key) => ({ key, label: topTexts.tabs[key] }));

const tabLink = (tab: TopTab, props: TabLinkProps) => <Link to="/" search={{ tab }} resetScroll={false} {...props} />;

const homeLink = (props: TabLinkProps) => <Link to="/" search={{}} {...props} />;

const NAVIGATION = named(NAVIGATION_TABS);
const SECOND = named(SECOND_TABS);
const MENU = named(MENU_TABS);

/** The tabs by kind of content above what was published last. */
export function NavigationTabs() {
  return (
    <TabStrip
      tabs={NAVIGATION}
      selected="HOME"
      label={texts.navigation}
      link={({ key }, props) => (key === 'HOME' ? homeLink(props) : tabLink(key, props))}
    />
  );
}

/** The second list of tabs: what the nominated companies can be narrowed to. */
export function SecondTabs() {
  return (
    <TabStrip
      tabs={SECOND}
      selected="NOMINATED_COMPANIES"
      label={texts.second}
      link={({ key }, props) => tabLink(key, props)}
    />
  );
}

function menuLink(menu: MenuTab, props: TabLinkProps) {
  if (menu === 'HOME') return homeLink(props);
  if (menu === 'FIND_COMPANY') return <Link to="/search" search={{ kind: 'company' }} {...props} />;
  if (menu === 'WHAT_IS_TIP_HUB') return <Link to="/explanation-top-page" {...props} />;
  if (menu === 'COMPANIES' || menu === 'NOMINATED_COMPANIES') return tabLink(menu, props);
  return tabLink(NESTED_TABS[menu][0], props);
}

/** The menu of the top page with the nested tabs of the open one. */
export function MenuTabs({ tab }: { readonly tab: TopTab }) {
  const menu = menuOf(tab);
  return (
    <div className="top-menu">
      <TabStrip tabs={MENU} selected={menu} label={texts.menu} link={({ key }, props) => menuLink(key, props)} />
      {hasNestedTabs(menu) && (
        <div className="top-menu__n">
          <TabStrip
            tabs={named<TopTab>(NESTED_TABS[menu])}
            selected={tab}
            label={texts.nested(topTexts.tabs[menu])}
            link={({ key }, props) => tabLink(key, props)}
          />
        </div>
      )}
    </div>
  );
}
