import { type UploadType, sniffFileType } from '@onlend/core/internal'
import type { UploadRejection } from '@onlend/core/relay'
import { createCompoundInspector } from './createCompoundInspector.ts'
import { createOfficeInspector } from './createOfficeInspector.ts'
import { createPdfInspector } from './createPdfInspector.ts'
import { createPictureInspector } from './createPictureInspector.ts'
import { createTextInspector } from './createTextInspector.ts'
import { hidesAnother } from './hidesAnother.ts'
import type { Inspector } from './Inspector.ts'
import { isCompound } from './isCompound.ts'

/** What a file turned out to be. */
type Found = { type: UploadType } | { reason: UploadRejection }

/** Looks at a file as it passes. */
type Recognition = {
  take(bytes: Uint8Array<ArrayBuffer>): void
  end(tail: Uint8Array): Found
}

/** Bytes by which the type is told. */
const headSize = 4_096

/** Tells the type of a file by how it begins, and has it looked at by whoever knows the type. */
export function createRecognition(name: string): Recognition {
  const head = new Uint8Array(headSize)
  let filled = 0
  let type: UploadType | null = null
  let inspector: Inspector | null = null
  let reason: UploadRejection | null = null

  const open = (): void => {
    const start = head.slice(0, filled)
    type = sniffFileType(start, name)
    if (hidesAnother(start, type)) reason = 'suspicious'
    else if (type !== null) inspector = inspectorOf(type)
    else if (isCompound(start)) inspector = createCompoundInspector(name)
    else reason = 'type'
    reason ??= inspector?.take(start) ?? null
  }
  return {
    take(bytes) {
      if (reason !== null) return
      let rest = bytes
      if (!inspector) {
        const missing = Math.min(headSize - filled, bytes.byteLength)
        head.set(bytes.subarray(0, missing), filled)
        filled += missing
        rest = bytes.subarray(missing)
        if (filled === headSize) open()
      }
      if (reason === null && inspector && rest.byteLength > 0) reason = inspector.take(rest)
    },
    end(tail) {
      if (reason === null && !inspector) open()
      reason ??= inspector?.end(tail) ?? null
      if (reason !== null) return { reason }
      return type === null ? { reason: 'type' } : { type }
    },
  }
}

function inspectorOf(type: UploadType): Inspector {
  if (type === 'application/pdf') return createPdfInspector()
  if (type === 'text/csv') return createTextInspector()
  if (type.startsWith('image/')) return createPictureInspector()
  return createOfficeInspector(type)
}
