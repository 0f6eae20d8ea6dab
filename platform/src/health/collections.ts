import pTimeout from 'p-timeout';
import { Counter, Gauge, type Registry } from 'prom-client';

/** One value of one gauge. `gauge` is its full name. */
export type Reading<N extends string> = {
  readonly gauge: N;
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
};

/** Gauges that are read together, whenever somebody scrapes. */
export type Collection<N extends string> = {
  /** Label `collection` of `meikan_metric_collection_failures_total`. */
  readonly name: string;
  readonly gauges: { readonly [G in N]: { readonly help: string; readonly labels?: readonly string[] } };
  /** The values of now. A gauge that is not among them has no series in this scrape. */
  readonly read: () => Promise<readonly Reading<N>[]>;
};

/** Told why a collection gave nothing. */
export type OnCollectionFailure = (collection: string, error: unknown) => void;

/** A scraper gives up after 10 s; all collections are read at once, and a scrape waits this long for the slowest. */
const READ_TIMEOUT = 1_000;

/**
 * Reads collections into the gauges of a registry. One that fails or is late leaves its series out, so that nobody takes an old
 * value for the present one, and fails no other. A read that hangs is waited for anew, never begun beside itself.
 */
export class Collections {
  readonly #registry: Registry;
  readonly #onFailure: OnCollectionFailure;
  readonly #failures: Counter<'collection'>;
  readonly #reads: (() => Promise<void>)[] = [];

  constructor(registry: Registry, onFailure: OnCollectionFailure) {
    this.#registry = registry;
    this.#onFailure = onFailure;
    this.#failures = new Counter({
      name: 'meikan_metric_collection_failures_total',
      help: 'Scrapes that a collection of gauges had no values for.',
      labelNames: ['collection'],
      registers: [registry],
    });
  }

  add<N extends string>(collection: Collection<N>): void {
    const gauges = new Map<string, Gauge>();
    for (const [name, { help, labels = [] }] of Object.entries<Collection<N>['gauges'][N]>(collection.gauges)) {
      gauges.set(name, new Gauge({ name, help, labelNames: [...labels], registers: [this.#registry] }));
    }
    this.#failures.inc({ collection: collection.name }, 0);
    const read = sharedWhileRunning(collection.read);
    this.#reads.push(() => this.#readInto(gauges, collection.name, read));
  }

  /** Never rejects. */
  async read(): Promise<void> {
    await Promise.all(this.#reads.map((read) => read()));
  }

  async #readInto(
    gauges: ReadonlyMap<string, Gauge>,
    name: string,
    read: () => Promise<readonly Reading<string>[]>,
  ): Promise<void> {
    try {
      const readings = await pTimeout(read(), { milliseconds: READ_TIMEOUT, message: 'no answer in time' });
      for (const gauge of gauges.values()) forget(gauge);
      for (const { gauge, labels = {}, value } of readings) gauges.get(gauge)?.set(labels, value);
    } catch (error) {
      for (const gauge of gauges.values()) forget(gauge);
      this.#failures.inc({ collection: name });
      this.#onFailure(name, error);
    }
  }
}

/** `reset` alone leaves a gauge without labels at 0, which is a value. */
function forget(gauge: Gauge): void {
  gauge.reset();
  gauge.remove({});
}

function sharedWhileRunning<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };
}
