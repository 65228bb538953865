import type { Measurement } from './Measurement.ts'

/** Where the relay sends what it counts and times; `prometheusMetrics` of `@onlend/relay/prometheus` is one. */
export type RelayMetrics = {
  /** Called on the way of a request, so it returns at once. A throw is logged and changes nothing. */
  record(measurement: Measurement): void
}
