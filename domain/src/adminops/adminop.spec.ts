import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectIdempotent, expectTotalEvolve, run } from '../testing/decider-laws.ts';
import { given } from '../testing/given-when-then.ts';
import { type AdminopCommand, type AdminopEvent, adminopDecider } from './adminop.ts';

const view: AdminopCommand = { type: 'record-audit-view', data: { category: 'user', id: 'u-mio', what: 'history' } };
const viewed: AdminopEvent = { type: 'audit-viewed', data: view.data };
const control: AdminopCommand = {
  type: 'record-rebuild-control',
  data: { name: 'directory', action: 'swap', reason: '確認済みのため' },
};
const refold: AdminopCommand = {
  type: 'record-stream-refold',
  data: { name: 'directory', stream: 'user-u-mio', reason: '読み取れるようになったため' },
};
const ordered: AdminopEvent = { type: 'stream-refold-ordered', data: refold.data };
const controlled: AdminopEvent = { type: 'projection-rebuild-controlled', data: control.data };

describe('an admin operation', () => {
  it('is recorded', () => {
    given(adminopDecider, []).when(view).then([viewed]);
    given(adminopDecider, []).when(control).then([controlled]);
    given(adminopDecider, []).when(refold).then([ordered]);
  });
  it('requires a reason when it changes something', () => {
    const silent: AdminopCommand = { ...control, data: { ...control.data, reason: ' 　' } };
    given(adminopDecider, []).when(silent).thenRefused('required', 'reason');
    const quiet: AdminopCommand = { ...refold, data: { ...refold.data, reason: '' } };
    given(adminopDecider, []).when(quiet).thenRefused('required', 'reason');
  });
  it('is recorded once', () => {
    given(adminopDecider, [viewed]).when(view).thenNothing();
    given(adminopDecider, [controlled]).when(control).thenNothing();
    given(adminopDecider, [ordered]).when(refold).thenNothing();
  });
  it('has a stream of its own', () => {
    given(adminopDecider, [viewed]).when(control).thenRefused('adminop-already-recorded');
    given(adminopDecider, [viewed])
      .when({ ...view, data: { ...view.data, what: 'state' } })
      .thenRefused('adminop-already-recorded');
  });
});

const command = fc.constantFrom<AdminopCommand>(view, control, refold, {
  type: 'record-audit-view',
  data: { category: 'projection', id: 'directory', what: 'status' },
});

it('is idempotent', () => expectIdempotent(adminopDecider, command));
it('folds events in any order', () => expectTotalEvolve(adminopDecider, command));
it('appends one event at most to its stream', () => {
  fc.assert(
    fc.property(fc.array(command), (commands) => {
      expect(run(adminopDecider, commands).events.length).toBe(Math.min(commands.length, 1));
    }),
  );
});
