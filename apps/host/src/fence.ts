import { parseArgs } from 'node:util'
import { openForCommand } from './server/commands/openForCommand.ts'
import { runFence } from './server/commands/runFence.ts'

try {
  process.exitCode = await run()
} catch (error) {
  console.error(`fence: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}

/** Run with the host's own environment: says how the fence stands, with 1 while it is raised; `raise` and `lift` change it, with the operator's id in `--by`. */
async function run(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { by: { type: 'string' } } })
  const opened = await openForCommand()
  try {
    const { isRaised, sentence } = await runFence(opened, { change: positionals, by: values.by ?? null })
    console.log(sentence)
    // Who has raised it wanted that.
    return isRaised && positionals[0] !== 'raise' ? 1 : 0
  } finally {
    await opened.close()
  }
}
