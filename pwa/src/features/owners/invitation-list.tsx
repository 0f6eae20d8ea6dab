import type { OpenInvitation } from '@meikan/contracts';
import { Badge, Button, Item, List } from '../../ui/index.ts';
import type { Question } from './owner-questions.ts';
import { ownersTexts } from './owners.texts.ts';

const texts = ownersTexts.invitations;

type Props = {
  readonly invitations: readonly OpenInvitation[];
  readonly disabled: boolean;
  readonly onAsk: (question: Question) => void;
};

/** Those who were asked and have not answered. Nobody is told whether an address has an account. */
export function InvitationList({ invitations, disabled, onAsk }: Props) {
  if (invitations.length === 0) return null;
  return (
    <section>
      <h3 className="sm">{texts.label}</h3>
      <List label={texts.label}>
        {invitations.map((invitation) => (
          <Item
            key={invitation.id}
            centred
            title={invitation.email}
            meta={[
              invitation.isExpired ? <Badge key="expired">{texts.expired}</Badge> : texts.until(invitation.expiresAt),
              texts.by(invitation.invitedBy),
              invitation.handOver && texts.handOver,
            ]}
            end={
              <Button size="s" disabled={disabled} onClick={() => onAsk({ kind: 'withdraw', invitation })}>
                {texts.withdraw}
                <span className="sr">{texts.of(invitation.email)}</span>
              </Button>
            }
          />
        ))}
      </List>
    </section>
  );
}
