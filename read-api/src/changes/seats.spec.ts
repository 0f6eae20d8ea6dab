import { expect, it } from 'vitest';
import { Seats } from './seats.ts';

it('gives one subscriber 20 seats, whichever addresses of its network they are asked from', () => {
  const seats = new Seats();
  const leave = Array.from({ length: 20 }, (_, index) => seats.take(`2001:db8:1:2::${index}`));
  expect(() => seats.take('2001:db8:1:2:ffff::1')).toThrow(expect.objectContaining({ code: 'too-many-requests' }));
  seats.take('2001:db8:1:3::1');
  leave[0]?.();
  seats.take('2001:db8:1:2:ffff::1');
});

it('gives 500 seats in all, and each again when its reader has left', () => {
  const seats = new Seats();
  const leave = Array.from({ length: 500 }, (_, index) => seats.take(`192.0.2.${index >> 1}`));
  expect(() => seats.take('203.0.113.7')).toThrow(expect.objectContaining({ code: 'unavailable' }));
  leave[0]?.();
  seats.take('203.0.113.7');
});
