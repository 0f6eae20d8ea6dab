import { readFileSync } from 'node:fs';

type Request = { readonly method: string; readonly path: string };
type Matcher = (request: Request) => boolean;

const fits = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** One line of a matcher, `path …` or `method …`, turned round by `not`. @throws Error for what is not understood */
function conditionOf(line: string): Matcher {
  const [kind, ...values] = line.trim().split(/\s+/);
  switch (kind) {
    case 'not': {
      const inner = conditionOf(values.join(' '));
      return (request) => !inner(request);
    }
    case 'path':
      return ({ path }) => values.some((pattern) => fits(pattern, path));
    case 'method':
      return ({ method }) => values.includes(method);
    default:
      throw new Error(`not understood: ${line}`);
  }
}

function matchersIn(text: string): ReadonlyMap<string, Matcher> {
  const found = [...text.matchAll(/^\t(@\w+) (?:\{\n([^}]*)\n\t\}|(.*))$/gm)];
  return new Map(
    found.map(([, name = '', block, line = '']) => {
      const conditions = (block ?? line).split('\n').map(conditionOf);
      return [name, (request) => conditions.every((holds) => holds(request))];
    }),
  );
}

/**
 * Reads as much of Caddy's language as our Caddyfile speaks. Answers what is done with a request: a service's name, or
 * what is responded.
 */
export function readEdge(file: URL): (method: string, path: string) => string | undefined {
  const text = readFileSync(file, 'utf8');
  const matchers = matchersIn(text);
  const steps = [
    ...text.matchAll(/^\t\thandle (?:(@\w+) )?\{\n\t\t\t(?:reverse_proxy ([\w-]+):8080|(respond \d+))\n/gm),
  ];
  if (steps.length !== text.match(/handle .*\{/g)?.length)
    throw new Error('a handle of the Caddyfile is not understood');
  return (method, path) => {
    const step = steps.find(([, name]) => name === undefined || matchers.get(name)?.({ method, path }));
    return step?.[2] ?? step?.[3];
  };
}
