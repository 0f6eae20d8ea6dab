select a.article_category as key, count(*)::int as count
from
read_model.article a
left join read_model.person p on a.owner_kind = 'user' and p.id = a.owner_id
left join read_model.company c on a.owner_kind = 'company' and c.id = a.owner_id where coalesce(p.is_visible, c.is_public, false) and a.owner_kind = 'company' and a.owner_id in (
select m.company_id from read_model.membership m
where m.user_id = $1 and m.status = 'NOW-MEMBER' and exists (select from read_model.membership po
join read_model.paid_account pa on pa.account_id = po.user_id and pa.until is null
where po.company_id = m.company_id and po.is_owner)) and a.main_category <> $2 group by 1 order by 2 desc, 1;
-- ["u-sora","job"]
