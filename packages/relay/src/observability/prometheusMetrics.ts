import { operations } from '@onlend/core/operations'
import { Registry } from 'prom-client'
import { createInstruments, type Instruments } from './createInstruments.ts'
import type { Measurement, RelayMetrics } from './Measurement.ts'

/** Metrics for `createRelay`, and their text for Prometheus. */
export type PrometheusMetrics = RelayMetrics & {
  /** In the Prometheus text format; serve it where only your monitoring can ask. */
  text(): Promise<string>
  /** The `Content-Type` of `text()`. */
  readonly contentType: string
}

type PrometheusMetricsOptions = {
  /** @default a registry of its own */
  register?: Registry
}

const outcomes: ReadonlySet<string> = new Set(['succeeded', 'failed', 'rejected', 'reversed'])

type Recorders = {
  [Type in Measurement['type']]: (measurement: Extract<Measurement, { type: Type }>) => void
}

/**
 * Keeps the relay's metrics with `prom-client`. Labels are route templates, endpoint names, states and codes, never an id or an address.
 *
 * @example
 * const metrics = prometheusMetrics()
 * app.get('/metrics', async () => new Response(await metrics.text()))
 */
export function prometheusMetrics({
  register = new Registry(),
}: PrometheusMetricsOptions = {}): PrometheusMetrics {
  const instruments = createInstruments(register)
  startAtZero(instruments)
  const recorders = createRecorders(instruments)
  return {
    record(measurement) {
      // The cast pairs a measurement with the recorder of its own type, which the table below is typed to hold.
      const record = recorders[measurement.type] as (measurement: Measurement) => void
      record(measurement)
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  }
}

/**
 * Shows what the alerts divide by and the few that may not be missed from the start: Prometheus sees no rise where a counter first appears with its
 * first event.
 */
function startAtZero({ writes, outcomes, finalSeconds, fenceRaises, fenced }: Instruments): void {
  for (const by of ['system', 'operator']) fenceRaises.inc({ by }, 0)
  for (const why of ['older', 'epoch', 'raised']) fenced.inc({ why }, 0)
  for (const { endpoint, settledBy } of Object.values(operations)) {
    const kind = endpoint.name
    for (const state of ['accepted', 'rejected', 'unknown']) writes.inc({ kind, state }, 0)
    outcomes.inc({ kind, from: 'submitting', state: 'unknown', matched: 'none' }, 0)
    if (settledBy !== 'event') continue
    for (const state of ['stale', 'ambiguous'])
      outcomes.inc({ kind, from: 'accepted', state, matched: 'none' }, 0)
    for (const matched of ['reference', 'facts', 'assigned', 'resolved'])
      finalSeconds.zero({ kind, from: 'accepted', matched })
  }
}

function createRecorders(instruments: Instruments): Recorders {
  return {
    request({ method, route, status, code, duration }) {
      instruments.requests.inc({ method, route, status: String(status), code: code ?? 'none' })
      instruments.requestSeconds.observe({ method, route }, duration / 1_000)
    },
    upstream({ endpoint, outcome, duration }) {
      instruments.upstream.inc({ endpoint, outcome })
      instruments.upstreamSeconds.observe({ endpoint }, duration / 1_000)
    },
    write: ({ kind, state }) => instruments.writes.inc({ kind, state }),
    possibleDuplicate: ({ kind }) => instruments.possibleDuplicates.inc({ kind }),
    transition({ kind, from, state, matched, waited }) {
      instruments.outcomes.inc({ kind, from, state, matched: matched ?? 'none' })
      // An operation that had an outcome before became final with the first one.
      const isFinal = (state === 'succeeded' || state === 'failed') && !outcomes.has(from)
      if (isFinal)
        instruments.finalSeconds.observe({ kind, from, matched: matched ?? 'none' }, waited / 1_000)
    },
    webhook: ({ source, verification }) => instruments.webhooks.inc({ source, verification }),
    reading: ({ source, reading }) => instruments.readings.inc({ source, reading }),
    rateLimited: ({ budget }) => instruments.rateLimited.inc({ budget }),
    streams: ({ open }) => instruments.streams.set(open),
    streamEnded: ({ reason }) => instruments.streamsEnded.inc({ reason }),
    changeEvents({ count, lag }) {
      instruments.changeEvents.inc(count)
      instruments.changeEventLag.observe(lag / 1_000)
    },
    rowsDropped: ({ endpoint, count }) => instruments.rowsDropped.inc({ endpoint }, count),
    pruned: ({ record, count }) => instruments.pruned.inc({ record }, count),
    outcomeTry: ({ receiver, outcome }) => instruments.outcomeTries.inc({ receiver, outcome }),
    outcomes({ waiting, oldest, dead }) {
      instruments.outbox.set({ state: 'waiting' }, waiting)
      instruments.outbox.set({ state: 'dead' }, dead)
      instruments.outboxOldest.set(oldest / 1_000)
    },
    sweep: ({ duration, failed }) =>
      instruments.sweepSeconds.observe({ failed: String(failed) }, duration / 1_000),
    fenceRaised: ({ by }) => instruments.fenceRaises.inc({ by }),
    fence: ({ isRaised }) => instruments.fenceRaised.set(isRaised ? 1 : 0),
    fenced: ({ why }) => instruments.fenced.inc({ why }),
    sealing({ resealed, unreadable, isDone }) {
      instruments.resealed.inc(resealed)
      if (unreadable !== null) instruments.sealedUnreadable.set(unreadable)
      instruments.sealingPending.set(isDone ? 0 : 1)
    },
    staged: ({ bytes }) => instruments.stagedBytes.inc(bytes),
    inspected({ outcome, duration }) {
      instruments.files.inc({ outcome })
      instruments.inspectionSeconds.observe(duration / 1_000)
    },
    reconciled: ({ outcome, count }) => instruments.reconciled.inc({ outcome }, count),
    scanned({ outcome, duration }) {
      instruments.scans.inc({ outcome })
      instruments.scanSeconds.observe(duration / 1_000)
    },
    stagingDisk: ({ free }) => instruments.stagingFree.set(free),
    unstaged: ({ count, failed }) => instruments.unstaged.inc({ failed: String(failed) }, count),
    attention({ waiting, stagedFiles, stagedBytes }) {
      for (const [state, { count, oldest }] of Object.entries(waiting)) {
        instruments.attention.set({ state }, count)
        instruments.attentionOldest.set({ state }, oldest / 1_000)
      }
      instruments.staging.set(stagedFiles)
      instruments.stagingBytes.set(stagedBytes)
    },
  }
}
