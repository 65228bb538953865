import { openForCommand } from './server/commands/openForCommand.ts'
import { runReseal } from './server/commands/runReseal.ts'

try {
  process.exitCode = await run()
} catch (error) {
  console.error(`reseal: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}

/** Run with the host's own environment: seals under the first secret of the ledger what another one has sealed, and says whether the others can go. */
async function run(): Promise<number> {
  const { relay, close } = await openForCommand()
  try {
    const { isDone, sentence } = await runReseal(relay)
    console.log(sentence)
    return isDone ? 0 : 1
  } finally {
    await close()
  }
}
