select i.invitation_id as id, i.address as email, i.hand_over as "handOver",
i.invited_by as "invitedBy", p.name as inviter, i.invited_at as "invitedAt", i.expires_at as "expiresAt"
from read_model.invitation i left join read_model.person p on p.id = i.invited_by
where i.company_id = $1 order by i.invited_at desc, i.invitation_id;
-- ["c-tsubame"]
