import { createDigest } from '../../lib/createDigest.ts'
import { toHex } from '../../lib/toHex.ts'
import { isEncryptedPdf } from '../../uploads/isEncryptedPdf.ts'
import { safeFileName } from '../../uploads/safeFileName.ts'
import { sniffFileType } from '../../uploads/sniffFileType.ts'
import { compressPhoto } from './compressPhoto.ts'
import type { UploadProblem } from './uploadTypes.ts'

/** The limits of a file, as far as they are known. */
export type FileRules = {
  compress: 'auto' | 'off'
  /** `Infinity` until the relay has said. */
  maxFileBytes: number
  /** `null` until the relay has said. */
  types: readonly string[] | null
}

/** A file in this device's own memory, ready to travel. */
export type PreparedFile = {
  blob: Blob
  name: string
  type: string
  originalSize: number | null
  sha256: string
}

/** Bytes; `prepareFile` refuses a larger photo instead of compressing it, so that it cannot fill the memory of a phone. */
const largestPhoto = 64 * 1024 * 1024
const headSize = 4_096
const tailSize = 16_384

/** Copies a file into memory before the device can lose it, compresses a photo, and refuses files that the relay would refuse. */
export async function prepareFile(
  file: File,
  { compress, maxFileBytes, types }: FileRules,
): Promise<PreparedFile | { problem: UploadProblem }> {
  const mayShrink = compress === 'auto' && /^image\/(jpeg|png|webp)$/.test(file.type)
  if (file.size > (mayShrink ? Math.max(largestPhoto, maxFileBytes) : maxFileBytes))
    return { problem: 'TOO_LARGE' }
  const bytes = await readBytes(file)
  if (bytes === null) return { problem: 'UNREADABLE' }
  if (bytes.byteLength === 0) return { problem: 'EMPTY' }
  const type = sniffFileType(new Uint8Array(bytes, 0, Math.min(headSize, bytes.byteLength)), file.name)
  if (type === null || types?.includes(type) === false) return { problem: 'TYPE' }
  if (type === 'application/pdf') {
    const tail = new Uint8Array(bytes, Math.max(0, bytes.byteLength - tailSize))
    if (isEncryptedPdf(tail)) return { problem: 'ENCRYPTED' }
  }
  const original = new Blob([bytes], { type })
  const blob = compress === 'auto' ? await compressPhoto(original) : original
  if (blob.size > maxFileBytes) return { problem: 'TOO_LARGE' }
  const isSmaller = blob !== original
  return {
    blob,
    name: safeFileName(file.name, isSmaller ? 'jpg' : undefined),
    type: blob.type,
    originalSize: isSmaller ? original.size : null,
    sha256: toHex(await createDigest(new Uint8Array(isSmaller ? await blob.arrayBuffer() : bytes))),
  }
}

async function readBytes(file: File): Promise<ArrayBuffer | null> {
  try {
    return await file.arrayBuffer()
  } catch {
    // The file of a cloud folder has moved, or this person may not read it.
    return null
  }
}
