import type { PageOwner } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';
import { Avatar, Badge, Button, Item, List } from '../../ui/index.ts';
import type { Question } from './owner-questions.ts';
import { ownersTexts } from './owners.texts.ts';

const texts = ownersTexts.owners;

type Props = {
  readonly owners: readonly PageOwner[];
  readonly disabled: boolean;
  readonly onAsk: (question: Question) => void;
};

/** Those who may edit the page. The last of them cannot go, and is told how it can be done. */
export function OwnerList({ owners, disabled, onAsk }: Props) {
  const isLast = owners.length === 1;
  const mayTransfer = owners.some(({ isSelf }) => isSelf);
  return (
    <>
      <List label={texts.label}>
        {owners.map((owner) => (
          <Item
            key={owner.id}
            centred
            picture={<Avatar id={owner.id} src={owner.avatar} />}
            title={<Name owner={owner} />}
            meta={[texts.since(owner.since), !owner.isPerson && texts.company]}
            end={!isLast && <Acts owner={owner} mayTransfer={mayTransfer} disabled={disabled} onAsk={onAsk} />}
          />
        ))}
      </List>
      {isLast && mayTransfer && <p className="xs muted">{texts.last}</p>}
    </>
  );
}

function Name({ owner: { id, name, isPerson, isSelf } }: { readonly owner: PageOwner }) {
  return (
    <>
      {isPerson ? (
        <Link to="/profile/$id" params={{ id }} search={{}}>
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}{' '}
      {isSelf && <Badge>{texts.self}</Badge>}
    </>
  );
}

type ActsProps = Pick<Props, 'disabled' | 'onAsk'> & { readonly owner: PageOwner; readonly mayTransfer: boolean };

function Acts({ owner, mayTransfer, disabled, onAsk }: ActsProps) {
  const { name, isSelf } = owner;
  if (isSelf) {
    return (
      <Button size="s" disabled={disabled} onClick={() => onAsk({ kind: 'leave' })}>
        {texts.leave}
      </Button>
    );
  }
  return (
    <div className="row row-w">
      {mayTransfer && (
        <Button size="s" disabled={disabled} onClick={() => onAsk({ kind: 'transfer', owner })}>
          {texts.transfer}
          <span className="sr">{texts.of(name)}</span>
        </Button>
      )}
      <Button size="s" disabled={disabled} onClick={() => onAsk({ kind: 'remove', owner })}>
        {texts.remove}
        <span className="sr">{texts.of(name)}</span>
      </Button>
    </div>
  );
}
