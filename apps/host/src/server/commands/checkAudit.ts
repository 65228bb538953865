import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { AuditHead, Relay } from '@onlend/relay'
import type { Command } from './runCommand.ts'
import { withLedger } from './withLedger.ts'

/** `--head` names a file that remembers the end of the audit until the next time. */
export const checkAudit: Command = async (options) => {
  const { values } = parseArgs({ args: options.args, options: { head: { type: 'string' } } })
  const { isWhole, sentence } = await withLedger(options, ({ relay }) =>
    checkAuditHead(relay, values.head ?? null),
  )
  options.print(sentence)
  return isWhole ? 0 : 1
}

/**
 * Checks the audit, returns its result in one sentence, and stores the head of an unchanged audit. A file that is kept where the
 * owner of the database cannot write finds entries that were removed from the end.
 */
async function checkAuditHead(
  relay: Pick<Relay, 'checkAudit'>,
  headFile: string | null,
): Promise<{ isWhole: boolean; sentence: string }> {
  const known = headFile === null ? null : await readHead(headFile)
  const { entries, head, brokenAt } = await relay.checkAudit(known ? { known } : {})
  if (brokenAt !== null) {
    const sentence = `The audit is not as it was written: entry ${brokenAt} was changed, or is missing.`
    return { isWhole: false, sentence }
  }
  if (headFile !== null && head) await writeFile(headFile, `${head.sequence} ${head.hash}\n`)
  const last = head ? `, the last is ${head.hash}` : ''
  return {
    isWhole: true,
    sentence: `The audit is as it was written: ${entries} ${entries === 1 ? 'entry' : 'entries'}${last}.`,
  }
}

async function readHead(file: string): Promise<AuditHead | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  const [, sequence, hash] = /^(\d{1,15}) ([0-9a-f]{64})\s*$/.exec(text) ?? []
  if (sequence === undefined || hash === undefined)
    throw new Error(`${file} is not a file that check-audit has written.`)
  return { sequence: Number(sequence), hash }
}
