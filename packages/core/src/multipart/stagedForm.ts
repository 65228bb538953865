import { writeJson } from '../lib/writeJson.ts'
import type { StagedFile } from '../models/StagedFile.ts'
import { stagedMediaType } from '../relay/stagedMediaType.ts'

/**
 * An encoded request body; `contentType` is null when the platform must set it, as for multipart boundaries. The body's type is
 * that of `fetch`, which servers without the types of a browser have as well.
 */
export type EncodedBody = { body: NonNullable<RequestInit['body']>; contentType: string | null }

/** One part of the form that the relay makes: a text, or a file that the relay holds. */
export type StagedPart = { name: string; value: string } | { name: string; upload: string; sha256: string }

/** Encodes a write whose files the relay already holds: `{ parts: [...] }`, in the order that the service gets them. */
export function encodeStaged(fields: Readonly<Record<string, unknown>>): EncodedBody {
  const parts: StagedPart[] = []
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue
    if (isStagedFile(value)) parts.push({ name, upload: value.upload_id, sha256: value.sha256 })
    else parts.push({ name, value: String(value) })
  }
  return { body: writeJson({ parts }), contentType: stagedMediaType }
}

/** Whether a part of a write is a file that the relay already holds. */
export function isStagedFile(value: unknown): value is StagedFile {
  return typeof value === 'object' && value !== null && 'upload_id' in value && 'sha256' in value
}
