import { type BriefInfo, getBriefInfo } from '@meikan/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { apiQuery } from '../../api/api-query.ts';
import { buttonClass, Dialog, Logo, SkeletonList } from '../../ui/index.ts';
import { Asked } from '../asked.tsx';
import { CompanyMarks, OfficialSite, useOpensPage } from '../company-link.tsx';
import { Offers } from '../offers.tsx';
import { briefTexts as texts } from './brief.texts.ts';
import { type BriefCompany, hideBrief } from './shown-brief.ts';
import './brief.css';

type Props = { readonly company: BriefCompany; readonly opened: boolean };

/** Who a company is, in few words: logo, name, seal, what its business is about, and the way to its page or its site. */
export function BriefDialog({ company, opened }: Props) {
  const query = useQuery({ ...apiQuery(getBriefInfo, { params: { id: company.id } }), enabled: opened });
  return (
    <Dialog
      opened={opened}
      onClose={hideBrief}
      title={texts.titles[company.serviceType === 'business_company' ? 'company' : 'service']}
      footer={query.data && <Ways brief={query.data.payload} />}
    >
      <Asked query={query} waiting={<SkeletonList rows={1} />}>
        {({ payload }) => <Brief brief={payload} overview={company.overview} />}
      </Asked>
    </Dialog>
  );
}

type BriefProps = { readonly brief: BriefInfo; readonly overview: string | undefined };

function Brief({ brief, overview }: BriefProps) {
  const { businessSummary: summary, logo } = brief;
  const paragraphs = summary?.backGroundSummary.split('\n').filter(Boolean) ?? [];
  return (
    <>
      <div className="row brief__h">
        <Logo src={logo} />
        <p className="item__t">
          <span>{brief.name}</span>
          <CompanyMarks company={brief} />
        </p>
      </div>
      <div className="prose">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {summary && <Offers offers={summary.serviceContentSummary} />}
        {summary === null && <p>{overview || texts.none}</p>}
      </div>
    </>
  );
}

/** The site stands beside the page, where there is a page. */
function Ways({ brief }: Pick<BriefProps, 'brief'>) {
  const website = brief.sns.website.value;
  return (
    <>
      {website && <OfficialSite href={website} className={buttonClass()} />}
      {useOpensPage(brief) && (
        <Link
          className={buttonClass({ variant: 'primary' })}
          to="/companies/$id"
          params={brief}
          search={{}}
          onClick={hideBrief}
        >
          {texts.page}
        </Link>
      )}
    </>
  );
}
