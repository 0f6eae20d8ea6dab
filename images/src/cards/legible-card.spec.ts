import { expect, it } from 'vitest';
import { legibleCard } from './legible-card.ts';
import { article, company, person } from './testing/sample-cards.ts';
import { openTypesetter } from './type/typesetter.ts';

const setter = openTypesetter();

it('shows the reading of a person whose name no font has, and without one the kind of card', () => {
  const card = person({ name: '김철수', reading: 'キム・チョルス' });
  expect(legibleCard(card, setter)).toMatchObject({ name: 'キム・チョルス', reading: null });
  const foreign = person({ name: '김철수', reading: '김철수', work: '서울／개발자', text: '안녕하세요' });
  expect(legibleCard(foreign, setter)).toMatchObject({ name: '名鑑のプロフィール', reading: null, work: '', text: '' });
});

it('does the same for companies and articles', () => {
  expect(legibleCard(company({ name: '华为', reading: null }), setter)).toMatchObject({ name: '名鑑の会社・サービス' });
  const card = article({ name: 'ภาษาไทย', facts: ['ไทย', '2024/2/18'] });
  const author = { ...card.author, name: 'محمد' };
  expect(legibleCard({ ...card, author }, setter)).toMatchObject({
    name: '名鑑の記事',
    facts: ['', '2024/2/18'],
    author: { name: '' },
  });
});

it('leaves a card that can be drawn unchanged, also one without text', () => {
  for (const card of [person(), article(), company({ name: '', reading: null, text: '' })])
    expect(legibleCard(card, setter)).toEqual(card);
});
