type Cookie = { readonly name: string; readonly value: string; readonly path: string };

export type Visited = { readonly status: number; readonly text: string; readonly location: URL | null };

/** As much of a browser as a sign-in needs: cookies by path, forms with an origin, redirects that are looked at. */
export type Browser = {
  /** Every cookie header there was, for whoever looks at their flags. */
  readonly cookieHeaders: readonly string[];
  /** What is sent to this address. */
  cookiesFor(url: URL): string;
  open(url: URL): Promise<Visited>;
  submit(url: URL, form: URLSearchParams): Promise<Visited>;
};

function parseCookie(header: string, url: URL): Cookie {
  const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
  const split = pair.indexOf('=');
  const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice('path='.length);
  return { name: pair.slice(0, split), value: pair.slice(split + 1), path: path ?? url.pathname };
}

function reaches({ path }: Cookie, { pathname }: URL): boolean {
  return pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
}

/** `baseUrl` is where the instance is reached, whatever address it writes into its redirects. */
export function createBrowser(baseUrl: string, origin: string): Browser {
  const jar = new Map<string, Cookie>();
  const cookieHeaders: string[] = [];

  function keep(url: URL, cookies: readonly string[]): void {
    cookieHeaders.push(...cookies);
    for (const header of cookies) {
      const cookie = parseCookie(header, url);
      const key = `${cookie.name} ${cookie.path}`;
      if (cookie.value === '') jar.delete(key);
      else jar.set(key, cookie);
    }
  }

  function cookiesFor(url: URL): string {
    const sent = [...jar.values()].filter((cookie) => reaches(cookie, url));
    return sent.map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  async function request(url: URL, init: RequestInit): Promise<Visited> {
    const answer = await fetch(new URL(url.pathname + url.search, baseUrl), {
      ...init,
      redirect: 'manual',
      headers: { accept: 'text/html', origin, cookie: cookiesFor(url) },
    });
    keep(url, answer.headers.getSetCookie());
    const location = answer.headers.get('location');
    return {
      status: answer.status,
      text: await answer.text(),
      location: location === null ? null : new URL(location, url),
    };
  }

  return {
    cookieHeaders,
    cookiesFor,
    open: (url) => request(url, { method: 'GET' }),
    submit: (url, form) => request(url, { method: 'POST', body: form }),
  };
}
