import { parseArgs } from 'node:util'
import { checkAuditHead } from './server/commands/checkAuditHead.ts'
import { openForCommand } from './server/commands/openForCommand.ts'

try {
  process.exitCode = await check()
} catch (error) {
  console.error(`check-audit: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}

/** Run with the host's own environment; `--head` is a file that remembers the end of the audit until the next time. */
async function check(): Promise<number> {
  const { values } = parseArgs({ options: { head: { type: 'string' } } })
  const { relay, close } = await openForCommand()
  try {
    const { isWhole, sentence } = await checkAuditHead(relay, { headFile: values.head ?? null })
    console.log(sentence)
    return isWhole ? 0 : 1
  } finally {
    await close()
  }
}
