import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { StepTiming } from '../../contract/answer.js';
import { version } from '../../base/version.js';
import type { PoolState } from '../../work/worker-pool.js';

const seconds = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 100];

/** Whose state is reported. */
export interface MeasuredParts {
  readonly pool: () => PoolState;
  readonly isCacheWritable: () => boolean;
  /** How many programs of jobs wait or run, in all processes; undefined where there are no jobs, or it is not known. */
  readonly queue: (() => Promise<Readonly<Record<string, number>> | undefined>) | undefined;
}

/** The counts and measurements of a server, as Prometheus reads them. */
export class ServerMetrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'adjoinery_request_seconds',
    help: 'Time to answer, by route, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: seconds,
    registers: [this.#registry],
  });
  readonly #phases = new Histogram({
    name: 'adjoinery_phase_seconds',
    help: 'Time of each phase of transformations; queue: until a worker began',
    labelNames: ['phase'],
    buckets: seconds,
    registers: [this.#registry],
  });
  readonly #answers = new Counter({
    name: 'adjoinery_answers_total',
    help: 'Answers by origin: kept in memory or on disk, joined to the work for an equal request, or made',
    labelNames: ['origin'],
    registers: [this.#registry],
  });
  readonly #refusals = new Counter({
    name: 'adjoinery_refusals_total',
    help: 'Refused requests by reason: a limit, or the code of the first diagnostic',
    labelNames: ['reason'],
    registers: [this.#registry],
  });
  readonly #faults = new Counter({
    name: 'adjoinery_faults_total',
    help: 'Faults that were logged: lost workers, files that could not be written',
    registers: [this.#registry],
  });

  constructor({ pool, isCacheWritable, queue }: MeasuredParts) {
    if (queue !== undefined) {
      new Gauge({
        name: 'adjoinery_queue',
        help: 'Programs of jobs that wait or run, wherever',
        labelNames: ['state'],
        registers: [this.#registry],
        async collect() {
          this.reset();
          for (const [name, value] of Object.entries((await queue()) ?? {})) this.set({ state: name }, value);
        },
      });
    }
    new Gauge({
      name: 'adjoinery_jobs',
      help: 'Transformations that wait or run, and workers that have loaded everything',
      labelNames: ['state'],
      registers: [this.#registry],
      collect() {
        for (const [name, value] of Object.entries(pool())) this.set({ state: name }, Number(value));
      },
    });
    new Gauge({
      name: 'adjoinery_cache_writable',
      help: '1 where answers can be kept on the disk, or none are to be; 0 where it is full or read-only',
      registers: [this.#registry],
      collect() {
        this.set(isCacheWritable() ? 1 : 0);
      },
    });
    new Gauge({
      name: 'adjoinery_build',
      help: 'The version',
      labelNames: ['version'],
      registers: [this.#registry],
    }).set({ version }, 1);
    collectDefaultMetrics({ register: this.#registry });
  }

  answeredRequest(route: string, method: string, status: number, milliseconds: number): void {
    this.#requests.observe({ route, method, status }, milliseconds / 1000);
  }

  /** How long work has waited for a worker. */
  waited(time: number): void {
    this.#phases.observe({ phase: 'queue' }, time);
  }

  answered(origin: string, timings: readonly StepTiming[]): void {
    this.#answers.inc({ origin });
    const phases = new Map<string, number>();
    for (const { phase, milliseconds } of timings) {
      phases.set(phase, (phases.get(phase) ?? 0) + milliseconds / 1000);
    }
    for (const [phase, time] of phases) this.#phases.observe({ phase }, time);
  }

  refused(reason: string): void {
    this.#refusals.inc({ reason });
  }

  failed(): void {
    this.#faults.inc();
  }

  /** The text for Prometheus, and its media type. */
  async exposition(): Promise<{ readonly type: string; readonly text: string }> {
    return { type: this.#registry.contentType, text: await this.#registry.metrics() };
  }
}
