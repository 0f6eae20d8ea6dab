import { type ArticleItem, markContentRead } from '@meikan/contracts';
import { useQueryClient } from '@tanstack/react-query';
import type { MouseEvent, ReactNode } from 'react';
import { ApiProblem, ApiUnreachable } from '../api/api-error.ts';
import { callApi } from '../api/call-api.ts';
import { useSession } from '../session/session.ts';
import { itemQueries } from './item-queries.ts';

type Read = Pick<ArticleItem, 'id' | 'companyId' | 'isRead'>;

/**
 * Hears that somebody opens an item: a company's is marked as read for whoever is signed in. With no network
 * nothing is opened; what could not be told is not marked, and nobody is kept from reading.
 */
function useRead({ id, companyId, isRead }: Read): () => void {
  const session = useSession();
  const client = useQueryClient();
  return () => {
    if (companyId === null || isRead || session.kind !== 'account') return;
    callApi(markContentRead, { params: { id: companyId }, body: { contentId: id } })
      .then(() => Promise.all(itemQueries.map(({ name }) => client.invalidateQueries({ queryKey: [name] }))))
      .catch((error: unknown) => {
        if (!(error instanceof ApiProblem || error instanceof ApiUnreachable)) reportError(error);
      });
  };
}

/** Also opens a tab, and is no click. */
const MIDDLE = 1;

type Props = { readonly item: ArticleItem; readonly children: ReactNode; readonly className?: string };

/** The way out to an item, in a tab of its own. */
export function ContentLink({ item, children, className }: Props) {
  const read = useRead(item);
  const onAuxClick = ({ button }: MouseEvent) => {
    if (button === MIDDLE) read();
  };
  return (
    <a
      className={className}
      href={item.articleUrl}
      target="_blank"
      rel="noopener nofollow ugc"
      onClick={read}
      onAuxClick={onAuxClick}
    >
      {children}
    </a>
  );
}
