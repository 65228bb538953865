import type { Command } from './runCommand.ts'
import { runReseal } from './runReseal.ts'
import { withLedger } from './withLedger.ts'

/** Seals the texts of other secrets under the first secret of the ledger, and says whether the others can go. */
export const reseal: Command = async (options) => {
  const { isDone, sentence } = await withLedger(options, ({ relay }) => runReseal(relay))
  options.print(sentence)
  return isDone ? 0 : 1
}
