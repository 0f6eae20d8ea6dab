import type { Company } from '@meikan/contracts';
import { paymentWayTexts } from '../../../directory/payment-ways.texts.ts';
import { shownMonth } from '../../../directory/shown-date.ts';
import { Badge, ExternalMark, HangingSection, Item, List } from '../../../ui/index.ts';
import { OnlySection } from '../edit/edit-mark.tsx';
import { offerTexts as texts } from './offer.texts.ts';

type Props = { readonly company: Company };
type Plan = Company['feePlans'][number];

const feeOf = ({ fee }: Plan): string => (fee === null ? texts.onRequest : fee === 0 ? texts.free : texts.fee(fee));

/** What a service costs. */
export function FeePlans({ company: { feePlans } }: Props) {
  return (
    <OnlySection section="fee-plans" filled={feePlans.length > 0}>
      <List>
        {feePlans.map((plan) => (
          <Item
            key={JSON.stringify(plan)}
            centred
            title={
              <>
                <span>{plan.name}</span> {plan.tagName !== null && <Badge>{plan.tagName}</Badge>}
              </>
            }
            meta={[
              paymentWayTexts[plan.paymentWay],
              plan.numberMonth !== null && texts.months(plan.numberMonth),
              plan.areaLabel,
            ]}
            end={<b className="fee">{feeOf(plan)}</b>}
          />
        ))}
      </List>
    </OnlySection>
  );
}

/** What its users may expect of updates and support. */
export function Support({ company: { inSupport, updateSupport } }: Props) {
  return (
    <OnlySection section="support" filled={inSupport || updateSupport !== null}>
      <p>
        <Badge>{inSupport ? texts.open : texts.closed}</Badge>
      </p>
      {updateSupport !== null && <p className="prose">{updateSupport}</p>}
    </OnlySection>
  );
}

/** What comes next, by month. */
export function Roadmap({ company: { roadmap } }: Props) {
  return (
    <OnlySection section="roadmap" filled={roadmap.length > 0}>
      <Months rows={roadmap} />
    </OnlySection>
  );
}

/** What happened or shall happen, each with its month. */
export function Months({ rows }: { readonly rows: Company['roadmap'] }) {
  return (
    <ol className="years months">
      {rows.map(({ date, text }) => (
        <li key={`${date} ${text}`}>
          <b>{shownMonth(date)}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}

/** What helps those who use it. */
export function Help({ company: { helpTopics } }: Props) {
  return (
    <OnlySection section="help" filled={helpTopics.length > 0}>
      {helpTopics.map(({ title, text, url }) => (
        <HangingSection key={title} title={title}>
          {text !== null && <p className="prose">{text}</p>}
          {url !== null && (
            <p>
              <a className="link" href={url} target="_blank" rel="noopener nofollow">
                {texts.more}
                <ExternalMark />
              </a>
            </p>
          )}
        </HangingSection>
      ))}
    </OnlySection>
  );
}
