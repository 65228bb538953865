import { isRecord } from '../lib/isRecord.ts'
import type { WebhookVerdict } from './WebhookVerifier.ts'

/** Longer ids would not fit into the index that tells repeats apart. */
const longestId = 255

/** Whether a verifier, which a host may write without types, said one of the things that it may say: anything else must not pass as genuine. */
export function isVerdict(value: unknown): value is WebhookVerdict {
  if (!isRecord(value)) return false
  const { type, id, signed, keepsId = true } = value
  if (type === 'forged' || type === 'stale') return true
  const isId = id === null || (typeof id === 'string' && id !== '' && id.length <= longestId)
  return type === 'genuine' && isId && typeof signed === 'boolean' && typeof keepsId === 'boolean'
}
