import { OptionError } from '@onlend/core/internal'
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { AuditHead } from '../index.ts'
import type { OperatorCommand } from './OperatorCommand.ts'

/**
 * Checks the audit and says in one sentence whether it is as it was written; ends with 1 where not. The file of `--head` remembers the end of an
 * unchanged audit: kept where the owner of the database cannot write, it finds entries that were removed from the end.
 */
export const checkAudit: OperatorCommand = async (relay, { args, print }) => {
  const { head: headFile } = parseArgs({ args, options: { head: { type: 'string' } } }).values
  const known = headFile === undefined ? null : await readHead(headFile)
  const { entries, head, brokenAt } = await relay.checkAudit(known ? { known } : {})
  if (brokenAt !== null) {
    print(`The audit is not as it was written: entry ${brokenAt} was changed, or is missing.`)
    return 1
  }
  if (headFile !== undefined && head) await writeFile(headFile, `${head.sequence} ${head.hash}\n`)
  const last = head ? `, the last is ${head.hash}` : ''
  print(`The audit is as it was written: ${entries} ${entries === 1 ? 'entry' : 'entries'}${last}.`)
  return 0
}

async function readHead(file: string): Promise<AuditHead | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  const [, sequence, hash] = /^(\d{1,15}) ([0-9a-f]{64})\s*$/.exec(text) ?? []
  if (sequence === undefined || hash === undefined)
    throw new OptionError(`${file} is not a file that check-audit has written.`)
  return { sequence: Number(sequence), hash }
}
