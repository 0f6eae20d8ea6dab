/** The tags with one more: trimmed, without a leading #, never twice, never more than `most`. */
export function addTag(tags: readonly string[], text: string, most: number): readonly string[] {
  const tag = text
    .normalize('NFC')
    .trim()
    .replace(/^[#＃]+/, '')
    .trim();
  return tag === '' || tags.includes(tag) || tags.length >= most ? tags : [...tags, tag];
}
