import { RadioList } from '../../../ui/forms.ts';
import { Button, Item, Logo, Seal } from '../../../ui/index.ts';
import { usageTexts } from '../texts.ts';
import type { UsageType } from './choosing.ts';
import type { FoundService } from './use-service-search.ts';

const texts = usageTexts.dialog;
export const USAGE_CHOICES = (['private', 'company'] as const).map((value) => ({ value, ...texts.types[value] }));

type Props = {
  readonly service: FoundService;
  readonly usageType: UsageType;
  readonly onTell: (usageType: UsageType) => void;
  readonly onChange: () => void;
};

/** Step 4: how the picked service is used. */
export function UsageQuestion({ service, usageType, onTell, onChange }: Props) {
  return (
    <>
      <ul className="picked">
        <Item
          picture={<Logo src={service.logo} size="m" />}
          title={
            <>
              <span>{service.name}</span>
              {service.isVerified && <Seal />}
            </>
          }
          meta={[service.userCount > 0 && texts.users(service.userCount)]}
          description={service.overview}
          end={
            <Button size="s" onClick={onChange}>
              {texts.change}
            </Button>
          }
        />
      </ul>
      <RadioList label={texts.question} choices={USAGE_CHOICES} value={usageType} onChange={onTell} />
    </>
  );
}
