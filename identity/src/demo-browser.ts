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

/** Cookies as a browser keeps them, by name and path. */
function createJar() {
  const cookies = new Map<string, Cookie>();
  return {
    keep(url: URL, headers: readonly string[]): void {
      for (const cookie of headers.map((header) => parseCookie(header, url))) {
        const key = `${cookie.name} ${cookie.path}`;
        if (cookie.value === '') cookies.delete(key);
        else cookies.set(key, cookie);
      }
    },
    sentTo(url: URL): string {
      const sent = [...cookies.values()].filter((cookie) => reaches(cookie, url));
      return sent.map(({ name, value }) => `${name}=${value}`).join('; ');
    },
  };
}

/** `baseUrl` is where the instance is reached, whatever address it writes into its redirects. */
export function createBrowser(baseUrl: string, origin: string): Browser {
  const jar = createJar();
  const cookieHeaders: string[] = [];

  async function request(url: URL, init: RequestInit): Promise<Visited> {
    const answer = await fetch(new URL(url.pathname + url.search, baseUrl), {
      ...init,
      redirect: 'manual',
      headers: { accept: 'text/html', origin, cookie: jar.sentTo(url) },
    });
    const set = answer.headers.getSetCookie();
    cookieHeaders.push(...set);
    jar.keep(url, set);
    const location = answer.headers.get('location');
    const text = await answer.text();
    return { status: answer.status, text, location: location === null ? null : new URL(location, url) };
  }

  return {
    cookieHeaders,
    cookiesFor: jar.sentTo,
    open: (url) => request(url, { method: 'GET' }),
    submit: (url, form) => request(url, { method: 'POST', body: form }),
  };
}
