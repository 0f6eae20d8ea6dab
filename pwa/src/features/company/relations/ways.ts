import { type QueuedInput, type RelatedCompany, relationCommands } from '@meikan/contracts';

export type RelativeType = QueuedInput['set-relation']['relativeType'];
/** Where the one of two companies uses what the other offers. */
export type UsageWay = 'company-using' | 'company-use';

export const RELATIVE_TYPES: readonly RelativeType[] =
  relationCommands['set-relation'].schema.shape.relativeType.options;

/** How another company may stand to the one of the page: in each of its three lists. */
export const WAYS = ['company-using', 'company-use', ...RELATIVE_TYPES] as const;
export type Way = (typeof WAYS)[number];

export const isUsageWay = (way: Way): way is UsageWay => way === 'company-using' || way === 'company-use';

/** Those in which a listed company stands now. */
export const waysOf = ({ ways }: RelatedCompany): readonly Way[] => WAYS.filter((way) => ways.includes(way));
