import { isSameSecret } from '@onlend/core/internal'
import { keyedHash } from '../../lib/keyedHash.ts'
import type { LedgerContext } from '../LedgerContext.ts'
import { toHashedText } from '../../observability/index.ts'

/** A place in the audit. Keep it where the database's owner cannot write: `checkAudit` finds rows that were cut off at the end by it. */
export type AuditHead = { sequence: number; hash: string }

/** The result of an audit check. */
export type AuditCheck = {
  entries: number
  /** The last entry; `null` of an empty audit. */
  head: AuditHead | null
  /** The place of the first changed or missing entry; `null` where the audit is unchanged. */
  brokenAt: number | null
}

const page = 500

/** Reads the whole audit and hashes it again. `known` is the head of an earlier check, which the audit must still contain. */
export async function checkAudit(
  { store, clock, environment }: LedgerContext,
  { known }: { known?: AuditHead } = {},
): Promise<AuditCheck> {
  await store.prepare(clock.now())
  const secret = await store.secret()
  let head: AuditHead | null = null
  for (;;) {
    const entries = await store.listAudit(environment, { after: head?.sequence, limit: page })
    for (const entry of entries) {
      const next: number = (head?.sequence ?? 0) + 1
      const hash = await keyedHash(secret, toHashedText(environment, entry))
      const isWhole =
        entry.sequence === next && entry.previous === (head?.hash ?? '') && isSameSecret(hash, entry.hash)
      const isKnown = entry.sequence !== known?.sequence || entry.hash === known.hash
      if (!isWhole || !isKnown) return { entries: next - 1, head, brokenAt: next }
      head = { sequence: next, hash }
    }
    if (entries.length < page) break
  }
  const count = head?.sequence ?? 0
  return { entries: count, head, brokenAt: known && known.sequence > count ? count + 1 : null }
}
