import type { Database } from '../index.ts'
import { silentLogger } from '../lib/silentLogger.ts'
import { openMetrics } from './openMetrics.ts'
import { openRelay } from './openRelay.ts'
import type { Configuration } from './readConfiguration.ts'

/** Makes the relay that the settings describe, without a database and without a port, so that what `createRelay` does not take is found. */
export async function checkRelay(configuration: Configuration): Promise<void> {
  if (configuration.metricsToken) await openMetrics(configuration.metricsToken)
  const { relay } = await openRelay(configuration, { database: noDatabase, logger: silentLogger })
  await relay.close()
}

const refuse = (): Promise<never> => Promise.reject(new Error('no database is open'))
const noDatabase: Database = {
  exclusive: false,
  query: refuse,
  transaction: refuse,
  listen: refuse,
  close: async () => undefined,
}
