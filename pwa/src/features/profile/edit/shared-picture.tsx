import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ApiProblem, ApiUnreachable } from '../../../api/api-error.ts';
import { forgetSharedPicture, sharedPicture } from '../../../device/shared-picture.ts';
import { cutToShape, mayBePicture } from '../../../ui/forms.ts';
import { Avatar, buttonClass, Empty, notify, pictureShapes, SubmitButton } from '../../../ui/index.ts';
import { profileQuery } from '../profile-query.ts';
import { changeAvatar } from './change-avatar.ts';
import { editTexts } from './texts.ts';

const texts = editTexts.avatar;

const sharedQuery = queryOptions({ queryKey: ['shared-picture'], queryFn: sharedPicture, gcTime: 0 });

/** Asks what is to become of a picture that another app has shared: the person's own, or nothing. */
export function SharedPicture({ id }: { readonly id: string }) {
  const { data: picture, isPending } = useQuery(sharedQuery);
  if (isPending) return null;
  if (picture && mayBePicture(picture)) return <Asked id={id} picture={picture} />;
  return (
    <Empty level={1} title={texts.shared.none} action={<OwnPage id={id} />}>
      {picture ? texts.unfit : texts.shared.again}
    </Empty>
  );
}

function Asked({ id, picture }: { readonly id: string; readonly picture: Blob }) {
  const { busy, take } = useTaking(id, picture);
  const ways = (
    <>
      <SubmitButton variant="primary" busy={busy} onClick={() => void take()}>
        {texts.shared.take}
      </SubmitButton>
      <OwnPage id={id} onClick={() => void forgetSharedPicture()} />
    </>
  );
  return (
    <Empty level={1} image={<Shown id={id} picture={picture} />} title={texts.shared.title} action={ways}>
      {texts.shared.body}
    </Empty>
  );
}

/** As it will be cut out beside the name. */
function Shown({ id, picture }: { readonly id: string; readonly picture: Blob }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return <Avatar id={id} src={address} size="xl" alt={texts.shared.alt} eager />;
}

function OwnPage({ id, onClick }: { readonly id: string; readonly onClick?: () => void }) {
  return (
    <Link to="/profile/$id" params={{ id }} className={buttonClass()} onClick={onClick}>
      {onClick ? texts.shared.leave : texts.shared.own}
    </Link>
  );
}

/** Makes the picture the person's own and shows their page. */
function useTaking(id: string, picture: Blob) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      const cut = await cutToShape(picture, pictureShapes.avatar);
      if (typeof cut === 'string') {
        notify({ text: texts.unfit, tone: 'alert' });
        return setBusy(false);
      }
      const { payload } = await client.fetchQuery(profileQuery(id, false));
      if (!(await changeAvatar(payload, cut))) return setBusy(false);
      await forgetSharedPicture();
      notify({ text: texts.kept });
      await navigate({ to: '/profile/$id', params: { id } });
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiUnreachable || error instanceof ApiProblem)) throw error;
      notify({ text: texts.shared.failed, tone: 'alert' });
    }
  };
  return { busy, take };
}
