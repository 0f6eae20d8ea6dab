import { type Claim, type Evidence, type Finding, WHOLE } from './claim.ts';

const isSwitch = ({ field, value }: { readonly field: string; readonly value: string }): boolean =>
  field === WHOLE && (value === 'on' || value === 'off');

/**
 * Switches have only two values, so that single edits cannot be told apart by them. What holds of each switch, which only one
 * device of a run turns: it stands as it was left last, the log's turns are some of the device's own in their order, and every
 * turn that was sent was answered.
 */
export function judgeSwitches(evidence: Evidence): Finding[] {
  const byStream = Map.groupBy(evidence.claims.filter(isSwitch), ({ stream }) => stream);
  return [...byStream].flatMap(([stream, claims]) => judgeSwitch(stream, claims, evidence));
}

function judgeSwitch(stream: string, claims: readonly Claim[], evidence: Evidence): Finding[] {
  const turns = claims.toSorted((a, b) => a.turn - b.turn);
  const written = evidence.written.filter((entry) => entry.stream === stream).map(({ value }) => value);
  const waits = evidence.standing.some((row) => row.stream === stream);
  // Whoever gives the last turn up leaves it as it stands, whichever of the turns before had been joined into it.
  const last = turns.at(-1);
  const stands = written.at(-1) ?? 'off';
  const found: Finding[] = unanswered(stream, evidence);
  if (last?.fate === 'kept' && last.value !== stands && !waits)
    found.push({ kind: 'lost', says: `${stream} is ${stands}, and was left ${last.value}` });
  if (!areSomeOf(written, turns)) found.push({ kind: 'reordered', says: `${stream} was turned ${written.join(', ')}` });
  return found;
}

/** Whether the values stand in the turns, in this order. */
function areSomeOf(values: readonly string[], turns: readonly Claim[]): boolean {
  let from = 0;
  return values.every((value) => {
    const at = turns.findIndex((turn, index) => index >= from && turn.value === value);
    from = at + 1;
    return at >= 0;
  });
}

/**
 * Turns that were sent and are nowhere; not those that their person gave up when they were told that they were refused, nor those
 * that a later press of theirs took the place of (pwa outbox: the last press wins over one that the server did not take).
 */
function unanswered(stream: string, { claims, sent, written, standing }: Evidence): Finding[] {
  const givenUp = claims.filter(
    ({ stream: of, fate }) => of === stream && (fate === 'discarded' || fate === 'given-up'),
  );
  return sent
    .filter((one) => one.stream === stream && !one.unchanged && !one.heardNo)
    .filter(({ sets }) => givenUp.every(({ value }) => sets[WHOLE] !== value))
    .filter(({ commandId }) => written.every((entry) => entry.commandId !== commandId))
    .filter((one) => !(one.leftToPerson && sent.findLast(({ stream: other }) => other === stream) !== one))
    .filter(() => standing.every((row) => row.stream !== stream))
    .map(({ commandId }) => ({ kind: 'lost', says: `command ${commandId} for ${stream} was sent and given up` }));
}
