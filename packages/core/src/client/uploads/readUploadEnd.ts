import { errorHeader, rejectionHeader } from '../../relay/headerNames.ts'
import type { RelayErrorCode } from '../../error-codes/relayErrors.ts'
import type { UploadRejection } from '../../relay/uploadRejections.ts'
import type { UploadProblem } from './uploadTypes.ts'

/** How one try to send a file ended. */
export type UploadEnd =
  | { type: 'staged' }
  /** It was stopped. */
  | { type: 'stopped' }
  /** No answer, or one that says to come back, after `retryAfter` milliseconds where it says when. */
  | { type: 'connection'; retryAfter: number | null; isUnavailable?: boolean }
  /** The session has ended. */
  | { type: 'session' }
  /** The relay does not know it, or not any more. */
  | { type: 'gone' }
  /** The relay has more or less of it than was thought. */
  | { type: 'conflict' }
  /** What arrived is not what was sent. */
  | { type: 'changed' }
  | { type: 'refused'; state: 'rejected' | 'failed'; problem: UploadProblem }

type Refusal = {
  status: number
  header: (name: string) => string | null
  /** The answer's body. */
  text: string
}

const rejections = {
  empty: 'EMPTY',
  type: 'TYPE',
  encrypted: 'ENCRYPTED',
  suspicious: 'SUSPICIOUS',
  too_large: 'TOO_LARGE',
} as const satisfies Record<Exclude<UploadRejection, 'checksum'>, UploadProblem>

/** What a refusal of the relay means for a file, by its status and code and never by its words. */
export function readUploadEnd({ status, header, text }: Refusal): UploadEnd {
  // The cast only lets the code be compared with the known ones.
  const code = header(errorHeader) as RelayErrorCode | null
  if (status === 401) return { type: 'session' }
  if (status === 403) return { type: 'refused', state: 'failed', problem: 'NOT_ALLOWED' }
  // The body says it too; an answer to HEAD has none.
  if (code === 'upload_rejected') return toRejection(header(rejectionHeader) ?? reasonIn(text))
  if (code === 'staging_full') return { type: 'refused', state: 'failed', problem: 'STAGING_FULL' }
  if (status === 413) return { type: 'refused', state: 'rejected', problem: 'TOO_LARGE' }
  if (status === 404 || status === 410) return { type: 'gone' }
  if (status === 409 || status === 423) return { type: 'conflict' }
  const retryAfter = retryAfterIn(header('Retry-After'))
  return { type: 'connection', retryAfter, isUnavailable: code === 'uploads_unavailable' }
}

function toRejection(reason: string | null): UploadEnd {
  // Sent again from its start, a file without a reason is refused with one.
  if (reason === null || reason === 'checksum') return { type: 'changed' }
  // The cast lets a reason of a newer relay be looked up, too.
  const problem = (rejections as Record<string, UploadProblem>)[reason] ?? 'SUSPICIOUS'
  return { type: 'refused', state: 'rejected', problem }
}

function reasonIn(text: string): string | null {
  try {
    // The cast lets the field be looked for; what is found is checked.
    const { data } = JSON.parse(text) as { data?: { reason?: unknown } | null }
    return typeof data?.reason === 'string' ? data.reason : null
  } catch {
    // A page of a proxy, or nothing.
    return null
  }
}

/** `Retry-After`, seconds or a date, in milliseconds. */
function retryAfterIn(header: string | null): number | null {
  if (header === null || header.trim() === '') return null
  const seconds = Number(header)
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(wait) ? null : Math.max(0, wait)
}
