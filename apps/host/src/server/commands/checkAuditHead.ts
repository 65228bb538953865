import { readFile, writeFile } from 'node:fs/promises'
import type { AuditHead, Relay } from '@onlend/relay'

type CheckAuditOptions = {
  /** A file that remembers where the audit ended. Kept where the owner of the database cannot write, it finds entries that were taken from the end. */
  headFile: string | null
}

/**
 * Checks the audit, says in one sentence what came of it, and remembers its end where it is as it was written.
 *
 * @throws Error for a file of something else.
 */
export async function checkAuditHead(
  relay: Pick<Relay, 'checkAudit'>,
  { headFile }: CheckAuditOptions,
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
