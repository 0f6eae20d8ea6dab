/** One build as the front shows it: the application's own files under other names, as if their content had changed. */
export type Release = {
  readonly number: number;
  /** With what its name begins; no release has that of the one before. */
  readonly mark: string;
  /** The name in this release of a file of the application, and back; `undefined` for what is no part of it. */
  nameOf(original: string): string | undefined;
  originalOf(name: string): string | undefined;
  /** A text of the application (page, script, worker, version) as this release has it. */
  rewrite(text: string): string;
};

const ASSET = /[\w$-]+-[\w-]{8}\.(?:js|css|svg)/g;
const REVISION = /("revision":")[0-9a-f]([0-9a-f]{31}","url":"index\.html")/;
const BUILD = /(<meta name="meikan:build" content="|"build":")[0-9a-f]/;

/**
 * @param originals names of all files in the application's folder of assets
 * @param number 0 is the application as it is
 * @param changed which files have another content, and so another name, since release 0
 */
export function release(originals: readonly string[], number: number, changed = /./): Release {
  const mark = number === 0 ? '' : String.fromCharCode(65 + (number % 26));
  const nameIn = (original: string) => (mark !== '' && changed.test(original) ? renamed(original, mark) : original);
  const names = new Map(originals.map((original) => [original, nameIn(original)]));
  const back = new Map([...names].map(([original, name]) => [name, original]));
  const rewrite = (text: string) =>
    text
      .replaceAll(ASSET, (name) => names.get(name) ?? name)
      .replace(REVISION, `$1${mark}$2`)
      .replace(BUILD, `$1${mark}`);
  return {
    number,
    mark,
    nameOf: (original) => names.get(original),
    originalOf: (name) => back.get(name),
    rewrite: number === 0 ? (text) => text : rewrite,
  };
}

/** Another first character of the hash, never the same one: a name must not stand for two contents. */
function renamed(name: string, mark: string): string {
  return name.replace(/-([\w-])([\w-]{7}\.\w+)$/, (_, first, rest) => `-${first === mark ? '_' : mark}${rest}`);
}
