import sax from 'sax';

/** Elements that stand in titles. Others may be what the title is about, as `Vec<T>` is. */
const TAG =
  /<\/?(?:abbr|a|big|br|b|code|del|div|em|font|h[1-6]|img|ins|i|kbd|mark|p|rp|rt|ruby|script|small|span|strong|style|sub|sup|svg|tt|u)(?:[\s/][^<>]*)?>/gi;
const COMMENT = /<!--[^<>]*-->/g;
const ENTITY = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,9});/gi;

/** By name: those of HTML 4. */
const { ENTITIES: named } = sax.parser(true);

function characterOf(entity: string, name: string): string {
  if (!name.startsWith('#')) return named[name] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity;
}

/** The words of a title written as HTML. It is shown as text wherever it goes; this is for its looks, not for safety. */
export function plainTitle(html: string): string {
  return html.replace(COMMENT, '').replace(TAG, '').replace(ENTITY, characterOf);
}
