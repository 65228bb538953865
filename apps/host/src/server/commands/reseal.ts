import type { Command } from './runCommand.ts'
import { runReseal } from './runReseal.ts'
import { withLedger } from './withLedger.ts'

/** Seals under the first secret of the ledger what another one has sealed, and says whether the others can go. */
export const reseal: Command = async (options) => {
  const { isDone, sentence } = await withLedger(options, ({ relay }) => runReseal(relay))
  options.print(sentence)
  return isDone ? 0 : 1
}
