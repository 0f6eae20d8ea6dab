import { expect, test } from 'vitest';
import { marksIn } from './answer-writer.ts';

const person = {
  id: 'p',
  username: 'p',
  name: '黒崎 澪',
  avatar: null,
  job: null,
  workFor: null,
  livingAddress: null,
  isVerified: false,
  useServiceCount: 0,
  followerCount: 0,
  isFollowing: true,
};

test('marks: find followed people anywhere in an answer', () => {
  expect([...marksIn({ followedUsers: [person] }).people.keys()]).toEqual(['p']);
  expect(marksIn([{ ...person, isFollowing: false }]).people.get('p')?.isFollowing).toBe(false);
});

test('marks: ignore what only looks like one', () => {
  expect(marksIn({ isBookmarked: true, isFollowing: true }).articles.size).toBe(0);
});
