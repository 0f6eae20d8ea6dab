import { expect, test } from 'vitest';
import { sharedAnswers } from './shared-answers.ts';

/** Questions that are answered when the test says so. */
function asked() {
  const open: PromiseWithResolvers<string>[] = [];
  const ask = () => {
    const one = Promise.withResolvers<string>();
    open.push(one);
    return one.promise;
  };
  return { open, ask };
}

test('those who ask the same while it is under way get the same answer, asked once', async () => {
  const { open, ask } = asked();
  const share = sharedAnswers<string>();
  const both = Promise.all([share('mio', ask), share('mio', ask)]);
  open[0]?.resolve('first');
  expect(await both).toEqual(['first', 'first']);
  expect(open).toHaveLength(1);
});

test('what has been answered is asked anew', async () => {
  const { open, ask } = asked();
  const share = sharedAnswers<string>();
  const first = share('mio', ask);
  open[0]?.resolve('before');
  await first;
  const second = share('mio', ask);
  open[1]?.resolve('after');
  expect(await second).toBe('after');
});

test('other questions are other answers', async () => {
  const { open, ask } = asked();
  const share = sharedAnswers<string>();
  const both = Promise.all([share('mio', ask), share('ken', ask)]);
  open[0]?.resolve('of mio');
  open[1]?.resolve('of ken');
  expect(await both).toEqual(['of mio', 'of ken']);
});

test('a failure reaches all who waited, and is not kept', async () => {
  const { open, ask } = asked();
  const share = sharedAnswers<string>();
  const both = Promise.allSettled([share('mio', ask), share('mio', ask)]);
  open[0]?.reject(new Error('away'));
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const third = share('mio', ask);
  open[1]?.resolve('back');
  expect(await third).toBe('back');
});
