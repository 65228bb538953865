import type { Command } from './runCommand.ts'
import { withLedger } from './withLedger.ts'

/** Deletes the records that `RETENTION_OPERATIONS` and `RETENTION_WEBHOOKS` no longer keep. */
export const prune: Command = (options) =>
  withLedger(options, async ({ relay, retention }) => {
    const { operations, webhooks, destinations } = await relay.prune()
    options.print(
      retention.operations === 'forever' && retention.webhooks === 'forever'
        ? 'Everything is kept for good: RETENTION_OPERATIONS and RETENTION_WEBHOOKS say for how many days otherwise.'
        : `Pruned: ${operations} operations, ${webhooks} webhooks, ${destinations} accounts that were asked for.`,
    )
    return 0
  })
