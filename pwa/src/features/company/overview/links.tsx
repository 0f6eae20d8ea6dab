import { ExternalMark } from '../../../ui/index.ts';

type Props = { readonly links: readonly { readonly title: string | null; readonly url: string }[] };

/** Links out that the owner of a page entered. */
export function Links({ links }: Props) {
  return (
    <ul className="offers">
      {links.map(({ title, url }) => (
        <li key={url}>
          <a className="link" href={url} target="_blank" rel="noopener nofollow">
            <span>{title || url.replace(/^https?:\/\//, '')}</span>
            <ExternalMark />
          </a>
        </li>
      ))}
    </ul>
  );
}
