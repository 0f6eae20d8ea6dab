import { shortAddress } from '../short-address.ts';

type Props = { readonly links: readonly { readonly name: string; readonly url: string }[] };

/** Further pages about an offer, each with where it leads. */
export function SupplementalLinks({ links }: Props) {
  return (
    <ul>
      {links.map(({ name, url }) => (
        <li key={`${name} ${url}`} className="lk">
          <a className="link" href={url} title={url} target="_blank" rel="noopener nofollow ugc">
            {name}
          </a>
          <span className="xs faint address">{shortAddress(url)}</span>
        </li>
      ))}
    </ul>
  );
}
