import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/** Seconds. A read of the service takes tens of milliseconds, a write up to 45 s, an upload minutes. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300]
const lagBuckets = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60]
/** From a service that settles at once to one that takes a week. */
const finalBuckets = [1, 10, 60, 300, 900, 3_600, 14_400, 43_200, 86_400, 259_200, 604_800]

/** Every instrument by its name; the labels are closed sets. */
export type Instruments = ReturnType<typeof createInstruments>

/** Registers the relay's instruments. */
export function createInstruments(register: Registry): {
  requests: Counter<'method' | 'route' | 'status' | 'code'>
  requestSeconds: Histogram<'method' | 'route'>
  upstream: Counter<'endpoint' | 'outcome'>
  upstreamSeconds: Histogram<'endpoint'>
  writes: Counter<'kind' | 'state'>
  possibleDuplicates: Counter<'kind'>
  outcomes: Counter<'kind' | 'from' | 'state' | 'matched'>
  finalSeconds: Histogram<'kind' | 'from' | 'matched'>
  webhooks: Counter<'source' | 'verification'>
  readings: Counter<'source' | 'reading'>
  rateLimited: Counter<'budget'>
  streams: Gauge
  streamsEnded: Counter<'reason'>
  changeEvents: Counter
  changeEventLag: Histogram
  rowsDropped: Counter<'endpoint'>
  stagedBytes: Counter
  files: Counter<'outcome'>
  inspectionSeconds: Histogram
  reconciled: Counter<'outcome'>
  scans: Counter<'outcome'>
  scanSeconds: Histogram
  unstaged: Counter<'failed'>
  staging: Gauge
  stagingBytes: Gauge
  stagingFree: Gauge
  pruned: Counter<'record'>
  outcomeTries: Counter<'receiver' | 'outcome'>
  outbox: Gauge<'state'>
  outboxOldest: Gauge
  sweepSeconds: Histogram<'failed'>
  fenceRaised: Gauge
  fenceRaises: Counter<'by'>
  fenced: Counter<'why'>
  resealed: Counter
  sealedUnreadable: Gauge
  sealingPending: Gauge
  attention: Gauge<'state'>
  attentionOldest: Gauge<'state'>
} {
  const registers = [register]
  const name = (rest: string): string => `onlend_relay_${rest}`
  return {
    requests: new Counter({
      name: name('requests_total'),
      help: 'Requests answered, by route template.',
      labelNames: ['method', 'route', 'status', 'code'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: name('request_seconds'),
      help: 'Time to the answer; to the opening, for a stream.',
      labelNames: ['method', 'route'],
      buckets,
      registers,
    }),
    upstream: new Counter({
      name: name('upstream_calls_total'),
      help: 'Calls to the lending service.',
      labelNames: ['endpoint', 'outcome'],
      registers,
    }),
    upstreamSeconds: new Histogram({
      name: name('upstream_seconds'),
      help: 'Time the lending service took.',
      labelNames: ['endpoint'],
      buckets,
      registers,
    }),
    writes: new Counter({
      name: name('writes_total'),
      help: 'Writes recorded, by what was learnt when they were sent.',
      labelNames: ['kind', 'state'],
      registers,
    }),
    possibleDuplicates: new Counter({
      name: name('possible_duplicates_total'),
      help: 'Operations held back as possible duplicates of an earlier one.',
      labelNames: ['kind'],
      registers,
    }),
    outcomes: new Counter({
      name: name('outcomes_total'),
      help: 'Operations that came into a state by which outcomes are counted, each once over all instances.',
      labelNames: ['kind', 'from', 'state', 'matched'],
      registers,
    }),
    finalSeconds: new Histogram({
      name: name('final_seconds'),
      help: 'Time from accepted to succeeded or failed, each operation once over all instances.',
      labelNames: ['kind', 'from', 'matched'],
      buckets: finalBuckets,
      registers,
    }),
    webhooks: new Counter({
      name: name('webhooks_total'),
      help: 'Webhooks received.',
      labelNames: ['source', 'verification'],
      registers,
    }),
    readings: new Counter({
      name: name('webhook_readings_total'),
      help: 'Webhooks read for the first time, by whether settlement events were found.',
      labelNames: ['source', 'reading'],
      registers,
    }),
    rateLimited: new Counter({
      name: name('rate_limited_total'),
      help: 'Requests refused because a budget was used up.',
      labelNames: ['budget'],
      registers,
    }),
    streams: new Gauge({ name: name('streams_open'), help: 'Event streams open here now.', registers }),
    streamsEnded: new Counter({
      name: name('streams_ended_total'),
      help: 'Event streams ended by the relay.',
      labelNames: ['reason'],
      registers,
    }),
    changeEvents: new Counter({
      name: name('change_events_total'),
      help: 'Change events taken to open streams.',
      registers,
    }),
    changeEventLag: new Histogram({
      name: name('change_event_lag_seconds'),
      help: 'How long a change event waited for the streams that were open.',
      buckets: lagBuckets,
      registers,
    }),
    rowsDropped: new Counter({
      name: name('rows_dropped_total'),
      help: 'Rows of lists kept from the caller because they belong to another partner.',
      labelNames: ['endpoint'],
      registers,
    }),
    stagedBytes: new Counter({
      name: name('staged_bytes_total'),
      help: 'Bytes of files put away.',
      registers,
    }),
    files: new Counter({
      name: name('files_total'),
      help: 'Files looked into once their last byte was here, by whether they were taken or why not.',
      labelNames: ['outcome'],
      registers,
    }),
    inspectionSeconds: new Histogram({
      name: name('inspection_seconds'),
      help: 'Time it took to look into a file.',
      buckets,
      registers,
    }),
    reconciled: new Counter({
      name: name('files_reconciled_total'),
      help: 'Bytes without a row that were deleted, rows without bytes that were reset, and those that could not be.',
      labelNames: ['outcome'],
      registers,
    }),
    scans: new Counter({
      name: name('scans_total'),
      help: 'Files scanned for malware, and those that could not be.',
      labelNames: ['outcome'],
      registers,
    }),
    scanSeconds: new Histogram({
      name: name('scan_seconds'),
      help: 'Time it took to scan a file.',
      buckets,
      registers,
    }),
    unstaged: new Counter({
      name: name('files_swept_total'),
      help: 'Staged files that sweeps threw away, or could not.',
      labelNames: ['failed'],
      registers,
    }),
    staging: new Gauge({
      name: name('staging_files'),
      help: 'Files that wait for a write or to be thrown away, as of the last sweep.',
      registers,
    }),
    stagingBytes: new Gauge({
      name: name('staging_bytes'),
      help: 'Their bytes as announced, as of the last sweep.',
      registers,
    }),
    stagingFree: new Gauge({
      name: name('staging_free_bytes'),
      help: 'Bytes free on the disk of staged files, where that is known.',
      registers,
    }),
    pruned: new Counter({
      name: name('pruned_total'),
      help: 'Records that have had their time and were pruned.',
      labelNames: ['record'],
      registers,
    }),
    outcomeTries: new Counter({
      name: name('outcome_tries_total'),
      help: 'Tries to deliver an outcome event to the backend of a partner.',
      labelNames: ['receiver', 'outcome'],
      registers,
    }),
    outbox: new Gauge({
      name: name('outbox'),
      help: 'Outcome events that wait for their delivery, and dead letters, as of the last sweep.',
      labelNames: ['state'],
      registers,
    }),
    outboxOldest: new Gauge({
      name: name('outbox_oldest_seconds'),
      help: 'Age of the oldest outcome event that waits, as of the last sweep.',
      registers,
    }),
    sweepSeconds: new Histogram({
      name: name('sweep_seconds'),
      help: 'Time a sweep took.',
      labelNames: ['failed'],
      buckets,
      registers,
    }),
    fenceRaised: new Gauge({
      name: name('fence_raised'),
      help: '1 while nothing is sent because the ledger may lack operations, as of the last sweep.',
      registers,
    }),
    fenceRaises: new Counter({
      name: name('fence_raises_total'),
      help: 'How often the fence was raised.',
      labelNames: ['by'],
      registers,
    }),
    fenced: new Counter({
      name: name('fenced_total'),
      help: 'Operations that were not sent because of the fence.',
      labelNames: ['why'],
      registers,
    }),
    resealed: new Counter({
      name: name('resealed_total'),
      help: 'Texts that were sealed under another secret and now are under the first.',
      registers,
    }),
    sealedUnreadable: new Gauge({
      name: name('sealed_unreadable'),
      help: 'Texts that do not open with the secrets that are given, as of the last look at all.',
      registers,
    }),
    sealingPending: new Gauge({
      name: name('sealing_pending'),
      help: '1 while something may be sealed under another secret than the first, as of the last sweep.',
      registers,
    }),
    attention: new Gauge({
      name: name('attention'),
      help: 'What waits for a person, as of the last sweep.',
      labelNames: ['state'],
      registers,
    }),
    attentionOldest: new Gauge({
      name: name('attention_oldest_seconds'),
      help: 'Age of the oldest of them, as of the last sweep.',
      labelNames: ['state'],
      registers,
    }),
  }
}
