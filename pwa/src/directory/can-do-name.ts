import { catalogueLabel } from '@meikan/domain';

/** What a tag of できること is called: the pack's keys have names, what people wrote is its own name. */
export const canDoName = (tag: string): string => catalogueLabel('can_do_tag_seeds', tag) ?? tag;
