import MiniSearch from 'minisearch';
import { MOST_ASKED, type Peer, type PeerPage } from './peer.ts';

const japanese = new Intl.Segmenter('ja', { granularity: 'word' });

const wordsOf = (text: string): string[] =>
  [...japanese.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));

/** MiniSearch (BM25 in memory) with the platform's words, prefixes, and one typing error in five characters. */
export async function openInProcess(pages: readonly PeerPage[]): Promise<Peer> {
  const engine = new MiniSearch<PeerPage>({
    fields: ['name', 'otherNames', 'reading', 'tags', 'facts', 'texts'],
    tokenize: wordsOf,
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { name: 3, otherNames: 3, tags: 2 } },
  });
  await engine.addAllAsync(pages);
  return {
    name: 'MiniSearch',
    ask: async (text) =>
      engine
        .search(text)
        .slice(0, MOST_ASKED)
        .map(({ id }) => String(id)),
    [Symbol.asyncDispose]: async () => {},
  };
}
