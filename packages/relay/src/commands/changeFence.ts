import { OptionError } from '@onlend/core/internal'
import { parseArgs } from 'node:util'
import type { Fence } from '../index.ts'
import type { OperatorCommand } from './OperatorCommand.ts'

/** Says how the fence stands, with 1 while it is raised; `raise` and `lift` change it, with the operator's id in `--by`. */
export const changeFence: OperatorCommand = async (relay, { args, print }) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { by: { type: 'string' } },
  })
  const [change, ...more] = positionals
  const { by } = values
  if (more.length > 0 || (change !== undefined && change !== 'raise' && change !== 'lift'))
    throw new OptionError('fence takes raise or lift, or nothing to see how the fence stands.')
  if (change !== undefined && !by)
    throw new OptionError('--by is missing: the id of the operator, for the audit.')
  if (change === 'raise' && by) await relay.raiseFence({ by })
  if (change === 'lift' && by && !(await relay.liftFence({ by }))) {
    print('The fence is not raised, so there is nothing to lift.')
    return 0
  }
  const fence = await relay.readFence()
  print(describe(fence))
  // A raised fence is the purpose of `raise`, so no failure.
  return fence.isRaised && change !== 'raise' ? 1 : 0
}

function describe({ isRaised, raisedAt, raisedBy, liftedAt, liftedBy }: Fence): string {
  if (raisedAt === null) return 'The fence was never raised: operations are sent.'
  const raised = `raised on ${toTime(raisedAt)} by ${raisedBy}`
  return isRaised || liftedAt === null
    ? `The fence is ${raised}: nothing is sent until an operator lifts it.`
    : `The fence was ${raised} and lifted on ${toTime(liftedAt)} by ${liftedBy}: operations are sent under keys that are newer than it.`
}

const toTime = (at: number): string => new Date(at).toISOString()
