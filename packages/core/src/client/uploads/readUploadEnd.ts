import { errorHeader, rejectionHeader } from '../../relay/headerNames.ts'
import type { RelayErrorCode } from '../../error-codes/relayErrors.ts'
import type { UploadRejection } from '../../relay/uploadRejections.ts'
import type { UploadProblem } from './uploadTypes.ts'

/** The end of one try to send a file. */
export type UploadEnd =
  | { type: 'staged' }
  /** The page stopped the try. */
  | { type: 'stopped' }
  /** No answer came, or an answer that says to come back; `retryAfter` holds its milliseconds, or `null`. */
  | { type: 'connection'; retryAfter: number | null; isUnavailable?: boolean }
  /** The session has ended. */
  | { type: 'session' }
  /** The relay does not know the upload, or no longer. */
  | { type: 'gone' }
  /** The relay has a different number of bytes than this page assumed. */
  | { type: 'conflict' }
  /** The relay received other bytes than this page sent. */
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

/** Reads the meaning of a relay's refusal for a file from its status and code, never from its words. */
export function readUploadEnd({ status, header, text }: Refusal): UploadEnd {
  // The cast only lets the code be compared with the known ones.
  const code = header(errorHeader) as RelayErrorCode | null
  if (status === 401) return { type: 'session' }
  if (status === 403) return { type: 'refused', state: 'failed', problem: 'NOT_ALLOWED' }
  // The body names the reason too, but an answer to HEAD has no body.
  if (code === 'upload_rejected') return toRejection(header(rejectionHeader) ?? reasonIn(text))
  if (code === 'staging_full') return { type: 'refused', state: 'failed', problem: 'STAGING_FULL' }
  if (status === 413) return { type: 'refused', state: 'rejected', problem: 'TOO_LARGE' }
  if (status === 404 || status === 410) return { type: 'gone' }
  if (status === 409 || status === 423) return { type: 'conflict' }
  const retryAfter = retryAfterIn(header('Retry-After'))
  return { type: 'connection', retryAfter, isUnavailable: code === 'uploads_unavailable' }
}

function toRejection(reason: string | null): UploadEnd {
  // A file that was refused without a reason is sent again and then refused with one.
  if (reason === null || reason === 'checksum') return { type: 'changed' }
  // The cast allows the look-up of a reason that only a newer relay knows.
  const problem = (rejections as Record<string, UploadProblem>)[reason] ?? 'SUSPICIOUS'
  return { type: 'refused', state: 'rejected', problem }
}

function reasonIn(text: string): string | null {
  try {
    // The cast allows the look-up of the field; the next line checks its value.
    const { data } = JSON.parse(text) as { data?: { reason?: unknown } | null }
    return typeof data?.reason === 'string' ? data.reason : null
  } catch {
    // The body is a proxy's page, or empty.
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
