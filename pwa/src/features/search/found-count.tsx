import { figure } from '@meikan/domain';

type Props = { readonly count: number; readonly words: { readonly before: string; readonly after: string } };

/** How much was found, spoken when it changes; of nothing the page itself tells those who see it. */
export function FoundCount({ count, words }: Props) {
  return (
    <p className={count === 0 ? 'sr' : 'sm muted'} role="status">
      <span>{words.before}</span>
      <b className="found__n">{figure(count)}</b>
      <span>{words.after}</span>
    </p>
  );
}
