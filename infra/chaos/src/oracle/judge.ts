import { type Claim, type Evidence, type Finding, isOpen, RECURRING } from './claim.ts';
import { judgeSwitches } from './judge-switches.ts';
import { Ledger } from './ledger.ts';

/**
 * What the devices and the log got wrong: each edit stands in the log exactly once, or on its device for its person to decide,
 * or gave way to a later edit of the same field before it was ever sent; and in the log the values of one device have the order
 * of its edits.
 */
export function judge(evidence: Evidence): Finding[] {
  const ledger = new Ledger(evidence);
  const values = evidence.claims.filter(({ value }) => !RECURRING.has(value));
  return [
    ...repeatedCommands(evidence),
    ...values.flatMap((claim) => judgeValue(claim, ledger)),
    ...reordered(values, ledger),
    ...removals(evidence, ledger),
    ...judgeSwitches(evidence),
  ];
}

const nameOf = ({ intent, stream, field, value }: Claim): string => `${intent} (${stream} ${field} = ${value})`;

function judgeValue(claim: Claim, ledger: Ledger): Finding[] {
  const times = ledger.placesOf(claim).length;
  const stands = ledger.isStanding(claim);
  if (times > 1) return [{ kind: 'doubled', says: `${nameOf(claim)} was written ${times} times` }];
  if (times === 1 && stands) return [{ kind: 'doubled', says: `${nameOf(claim)} is written and stands all the same` }];
  if (claim.fate === 'discarded')
    return times === 0 ? [] : [{ kind: 'revived', says: `${nameOf(claim)} was given up, and written` }];
  if (isOpen(claim) || times === 1 || stands || ledger.gaveWay(claim)) return [];
  return [{ kind: 'lost', says: `${nameOf(claim)} is nowhere` }];
}

function removals({ claims }: Evidence, ledger: Ledger): Finding[] {
  return claims
    .filter((claim) => claim.value === 'gone' && !isOpen(claim) && !ledger.isGone(claim))
    .map((claim) => ({ kind: 'lost', says: `${nameOf(claim)} did not come true` }));
}

/** An append holds a field once: a command whose field comes twice was carried out twice. */
function repeatedCommands({ written }: Evidence): Finding[] {
  const seen = new Set<string>();
  return written.flatMap(({ commandId, stream, field }) => {
    const key = `${commandId} ${stream} ${field}`;
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [{ kind: 'doubled' as const, says: `command ${commandId} wrote ${field} of ${stream} again` }];
  });
}

function reordered(values: readonly Claim[], ledger: Ledger): Finding[] {
  const partitions = Map.groupBy(values, ({ device, stream, field }) => `${device} ${stream} ${field}`);
  return [...partitions.values()].flatMap((claims) => {
    const inLog = claims
      .flatMap((claim) => ledger.placesOf(claim).map((place) => ({ claim, place })))
      .sort((a, b) => a.place - b.place);
    return inLog.flatMap(({ claim }, index): Finding[] => {
      const before = inLog[index - 1]?.claim;
      if (before === undefined || before.turn <= claim.turn) return [];
      return [{ kind: 'reordered', says: `${nameOf(claim)} was written after ${nameOf(before)}` }];
    });
  });
}
