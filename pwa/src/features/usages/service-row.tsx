import type { UsedService } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';
import { shownDate } from '../../directory/shown-date.ts';
import { usePresent } from '../../offline/index.ts';
import { Pending, usePendingState } from '../../offline/ui/outbox/pending.tsx';
import { Badge, Item, Logo } from '../../ui/index.ts';
import { RemoveUsage } from './remove-usage.tsx';
import { usageTexts as texts } from './texts.ts';

type Props = { readonly service: UsedService; readonly editable: boolean };

const isKnown = (usageType: string): usageType is keyof typeof texts.usage => Object.hasOwn(texts.usage, usageType);

/** A service, how and since when it is used, and for the owner the way to take it out. */
export function ServiceRow({ service, editable }: Props) {
  const account = usePresent((present) => present.account);
  const { id, name, logo, overview, usageType, since, verdict, followerCount } = service;
  return (
    <Item
      picture={<Logo src={logo} />}
      title={
        <>
          <Name id={id} name={name} />
          {isKnown(usageType) && <Badge>{texts.usage[usageType]}</Badge>}
          {editable && account && <Pending stream={`usage-${account}_${id}`} />}
        </>
      }
      description={overview}
      meta={[
        verdict !== null && <Badge key="verdict">{texts.verdicts[verdict]}</Badge>,
        since !== '' && texts.since(shownDate(since)),
        followerCount > 0 && texts.followers(followerCount),
      ]}
      end={editable && <RemoveUsage service={service} />}
    />
  );
}

/** A service that its person registered on the way has no page before that has arrived. */
function Name({ id, name }: Pick<UsedService, 'id' | 'name'>) {
  const toCome = usePendingState({ stream: `company-${id}` }) !== null;
  if (toCome) return <span>{name}</span>;
  return (
    <Link to="/companies/$id" params={{ id }}>
      {name}
    </Link>
  );
}
