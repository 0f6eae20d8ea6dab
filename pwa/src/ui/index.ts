/** The one entry point to everything that is seen: Mantine and our own design stand behind it (FACE.md). */
export { Art, type Drawing } from './art/art.tsx';
export { Mark } from './art/mark.tsx';
export { keepFirstPlace } from './back/first-pops.ts';
export { useBackCloses } from './back/use-back-closes.ts';
export { Button } from './button/button.tsx';
export { type ButtonLook, buttonClass } from './button/button-class.ts';
export { EditButton } from './button/edit-button.tsx';
export { ExternalMark } from './button/external-mark.tsx';
export { IconButton } from './button/icon-button.tsx';
export { StarButton } from './button/star-button.tsx';
export { SubmitButton } from './button/submit-button.tsx';
export { Badge } from './chip/badge.tsx';
export { type ChipChoice, ChipFilter } from './chip/chip.tsx';
export {
  CompletionDialog,
  ConfirmDialog,
  DeleteDialog,
  Dialog,
  PictureDialog,
  ReasonDialog,
  SmallDialog,
} from './dialog/dialogs.ts';
export { Empty } from './empty/empty.tsx';
export { Icon } from './icon/icon.tsx';
export type { IconName } from './icon/icon-paths.ts';
export { endSteps, Later } from './later/later.tsx';
export type { DrawLink, LinkLook } from './link/draw-link.ts';
export { followInside } from './link/follow-inside.ts';
export { ArticleRow } from './list/article-row.tsx';
export { Item, ItemFigure, List, Meta } from './list/list.tsx';
export { MenuButton } from './menu/menu-button.tsx';
export type { MenuEntry } from './menu/menu-props.ts';
export { Note } from './notice/note.tsx';
export { type Notice, notify } from './notice/notices.ts';
export { Toaster } from './notice/toaster.tsx';
export { usePageTitle } from './page-title.ts';
export { lastPage, Pager } from './pager/pager.tsx';
export { Avatar, Cover, Logo, Thumb } from './picture/picture.tsx';
export { type Extent, sourcesOf } from './picture/sizes.ts';
export { type PictureShape, pictureShapes } from './picture-field/picture-shape.ts';
export { ProgressBar } from './progress/progress-bar.tsx';
export { Seal } from './seal/seal.tsx';
export { BigSearch } from './search-box/big-search.tsx';
export { Highlight } from './search-box/highlight.tsx';
export type { Marks } from './search-box/marks.ts';
export { SearchBox } from './search-box/search-box.tsx';
export type { SearchAnswer, SearchGroup, SearchOption } from './search-box/search-options.ts';
export { useSettledText } from './search-box/use-settled-text.ts';
export { AsideSection, HangingSection, Section, SectionHead } from './section/section.tsx';
export { SkeletonBar, SkeletonList, SkeletonPage } from './skeleton/skeleton.tsx';
export { SwitchRow } from './switch/switch-row.tsx';
export { SyncChip, type SyncTone } from './sync-chip/sync-chip.tsx';
export { type Definition, DefinitionList } from './table/definition-list.tsx';
export { type TabGroup, TabsWithMore } from './tabs/more-tabs.tsx';
export { Segmented, SegmentedLinks } from './tabs/segmented.tsx';
export { type TabItem, type TabLinkProps, TabStrip } from './tabs/tab-strip.tsx';
export { UiProvider } from './theme/ui-provider.tsx';
export { type ColourScheme, useColourScheme } from './theme/use-colour-scheme.ts';
