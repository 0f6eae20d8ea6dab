import type { Pack, PackGraph, PackService } from './pack.ts';

type Usage = PackGraph['serviceUsage'][number];

/** What stands in for an ability that no service of the pack has. */
const NEAREST: Readonly<Record<string, string>> = {
  can_scout: 'can_recruit',
  can_analyze_access: 'can_visualize_data',
  can_invest: 'can_track_money',
};

/** Services with an ability, the best known first; abilities without a service borrow their neighbour's. */
function servicesFor(pack: Pack, canDo: string): readonly PackService[] {
  const able = pack.services.filter((service) => service.canDo.includes(canDo));
  const nearest = NEAREST[canDo];
  if (able.length === 0 && nearest !== undefined) return servicesFor(pack, nearest);
  return able.sort((a, b) => b.followers - a.followers || (a.id < b.id ? -1 : 1));
}

/** Slots come in threes per ability: the well known service, the small one (last), the newer one (between). */
function slotServices(pack: Pack): ReadonlyMap<number, PackService> {
  const seen = new Map<string, number>();
  return new Map(
    pack.graph.serviceSlots.flatMap(({ index, canDo }) => {
      const rank = seen.get(canDo) ?? 0;
      seen.set(canDo, rank + 1);
      const able = servicesFor(pack, canDo);
      const service = [able[0], able.at(-1), able[Math.floor(able.length / 2)]][rank % 3];
      return service === undefined ? [] : [[index, service] as const];
    }),
  );
}

/**
 * Which service each usage of the graph means. Slots may share a service; somebody who has it already takes the next one
 * of the same use that they have not, so that every row of the graph stays one usage.
 */
export function chooseServices(pack: Pack): readonly { readonly usage: Usage; readonly serviceId: string }[] {
  const slots = slotServices(pack);
  const taken = new Set<string>();
  return pack.graph.serviceUsage.map((usage) => {
    const wanted = slots.get(usage.serviceIndex);
    const others = pack.services.filter(({ mainUsage }) => mainUsage === usage.usageType);
    const turned = [...others.slice(usage.serviceIndex % others.length), ...others];
    const service = [wanted, ...turned, ...pack.services].find(
      (candidate) => candidate !== undefined && !taken.has(`${usage.userId} ${candidate.id}`),
    );
    if (service === undefined) throw new Error(`${usage.userId} uses more services than there are`);
    taken.add(`${usage.userId} ${service.id}`);
    return { usage, serviceId: service.id };
  });
}
