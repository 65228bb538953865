import { parseArgs } from 'node:util'
import type { Fence } from '@onlend/relay'
import { openAccountTables } from '../openAccountTables.ts'
import type { Command } from './runCommand.ts'
import { type OpenedLedger, withLedger } from './withLedger.ts'

/** Says how the fence stands, with 1 while it is raised; `raise` and `lift` change it, with the operator's id in `--by`. */
export const changeFence: Command = async (options) => {
  const { values, positionals: change } = parseArgs({
    args: options.args,
    allowPositionals: true,
    options: { by: { type: 'string' } },
  })
  const { isRaised, sentence } = await withLedger(options, (opened) =>
    runFence(opened, { change, by: values.by ?? null }),
  )
  options.print(sentence)
  // A raised fence is the purpose of `raise`, so no failure.
  return isRaised && change[0] !== 'raise' ? 1 : 0
}

type FenceOptions = {
  /** `raise`, `lift`, or nothing to look at it. */
  change: readonly string[]
  /** The operator's id, for the audit. */
  by: string | null
}

/**
 * Raises or lifts the fence of a ledger that was restored from a backup, or looks at it, and says in a sentence or two how it stands. Raising it ends
 * every session too, since a backup brings back those that were signed out after it.
 */
async function runFence(
  { relay, database }: OpenedLedger,
  { change: [change, ...more], by }: FenceOptions,
): Promise<{ isRaised: boolean; sentence: string }> {
  if (more.length > 0 || (change !== undefined && change !== 'raise' && change !== 'lift'))
    throw new Error('it takes raise or lift, or nothing to see how the fence stands.')
  if (change !== undefined && !by) throw new Error('--by is missing: the id of the operator, for the audit.')
  if (change === 'raise' && by) {
    await relay.raiseFence({ by })
    await openAccountTables(database).query('delete from host_sessions')
  }
  if (change === 'lift' && by && !(await relay.liftFence({ by })))
    return { isRaised: false, sentence: 'The fence is not raised, so there is nothing to lift.' }
  const fence = await relay.readFence()
  return { isRaised: fence.isRaised, sentence: describe(fence) }
}

function describe({ isRaised, raisedAt, raisedBy, liftedAt, liftedBy }: Fence): string {
  if (raisedAt === null) return 'The fence was never raised: operations are sent.'
  const raised = `raised on ${toTime(raisedAt)} by ${raisedBy}`
  return isRaised || liftedAt === null
    ? `The fence is ${raised}: nothing is sent until an operator lifts it.`
    : `The fence was ${raised} and lifted on ${toTime(liftedAt)} by ${liftedBy}: operations are sent under keys that are newer than it.`
}

function toTime(at: number): string {
  return new Date(at).toISOString()
}
