import type { StagedPart } from '@onlend/core/internal'
import { stagedMediaType } from '@onlend/core/relay'

/** The parts of a write whose files the relay already holds; `null` for any other. */
export function readStagedWrite(headers: Headers, body: unknown): StagedPart[] | null {
  if (headers.get('Content-Type') !== stagedMediaType || typeof body !== 'string') return null
  // The cast states what core writes under this media type.
  return (JSON.parse(body) as { parts: StagedPart[] }).parts
}
