import type { Logger } from '../lib/Logger.ts'
import type { Measurement, RelayMetrics } from './Measurement.ts'

/** Takes measurements to the host's metrics, where there are any; a throw there must not reach a write that has been sent. */
export function guardMetrics(
  metrics: RelayMetrics | undefined,
  logger: Logger,
): (measurement: Measurement) => void {
  if (!metrics) return () => undefined
  return (measurement) => {
    const tell = (): void =>
      logger.error({ event: 'metrics.failed', type: measurement.type }, 'a measurement could not be recorded')
    try {
      // An async function passes for one that returns nothing; its rejection, left alone, would end the process.
      const recorded: unknown = metrics.record(measurement)
      if (recorded instanceof Promise) recorded.catch(tell)
    } catch {
      tell()
    }
  }
}
