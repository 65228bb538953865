import { parseArgs } from 'node:util'
import { describeErasure } from './server/commands/describeErasure.ts'
import { openForCommand } from './server/commands/openForCommand.ts'

try {
  process.exitCode = await erase()
} catch (error) {
  console.error(`erase: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}

/**
 * Run with the host's own environment. `--customer-partner` is whose data goes, `--by` the host's id of the person who decided it. Ends with 2 where something was
 * left, which is named: run it again later.
 */
async function erase(): Promise<number> {
  const { values } = parseArgs({
    options: { 'customer-partner': { type: 'string' }, by: { type: 'string' } },
  })
  const { 'customer-partner': customerPartnerId, by } = values
  if (!customerPartnerId || !by)
    throw new Error('say whose data is erased and who decided it: --customer-partner <id> --by <id>')
  const { relay, close } = await openForCommand()
  try {
    const report = await relay.erase({ customerPartnerId }, { by })
    for (const line of describeErasure(customerPartnerId, report)) console.log(line)
    return report.kept.length === 0 ? 0 : 2
  } finally {
    await close()
  }
}
