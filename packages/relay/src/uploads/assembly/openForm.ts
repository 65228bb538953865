import type { AbortReason } from '../../upstream/index.ts'
import type { UploadsContext } from '../UploadsContext.ts'
import { createFileNames } from './createFileNames.ts'
import type { EncodedForm, FormPart } from './encodeMultipart.ts'
import type { StagedFormPart } from './handleStaged.ts'
import type { UploadRecord } from '../UploadRecord.ts'

/** A form that the relay sends to the service. */
type OpenForm = EncodedForm & {
  /** The reason for which the form was cut off before its end. */
  abortReason: () => AbortReason | null
}

/**
 * Makes the form for the service from texts and staged files, as a stream: one piece is in memory at a time, and the form reads the next one after
 * the service has taken it. A file whose bytes differ from the inspected ones cuts the form off before its end.
 */
export function openForm(
  uploads: NonNullable<UploadsContext['uploads']>,
  parts: readonly StagedFormPart[],
  { onComplete }: { onComplete: () => void },
): OpenForm {
  let reason: AbortReason | null = null
  const cut = (why: AbortReason): Error => {
    reason = why
    return new Error(why)
  }
  const fileName = createFileNames()
  const encoded = uploads.encodeParts(
    parts.map((part): FormPart => {
      if ('value' in part) return part
      const { name, upload } = part
      return {
        name,
        fileName: fileName(name, upload),
        type: upload.type ?? 'application/octet-stream',
        size: upload.size,
        read: () => checkFile(upload, { uploads, cut }),
      }
    }),
  )

  async function* send(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    let length = 0
    for await (const piece of encoded.body) {
      // An encoder of the host can go on after a file that broke off.
      if (reason !== null) throw new Error(reason)
      length += piece.byteLength
      if (length > encoded.length) throw cut('internal')
      yield piece
    }
    // The encoder can also end the form there, or miscount it: neither form may look whole.
    if (reason !== null) throw new Error(reason)
    if (length !== encoded.length) throw cut('internal')
    onComplete()
  }
  return { ...encoded, body: send(), abortReason: () => reason }
}

type CheckFileOptions = {
  uploads: NonNullable<UploadsContext['uploads']>
  /** Makes the error that cuts the form off. */
  cut: (why: AbortReason) => Error
}

/** Reads a staged file and compares its bytes with the inspected ones; a changed or missing file cuts the form off. */
async function* checkFile(
  { id, size, sha256 }: UploadRecord,
  { uploads: { staging }, cut }: CheckFileOptions,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const hasher = staging.createHasher()
  let length = 0
  const pieces = staging.read(id)[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await pieces.next().catch(async () => {
        const isThere = await staging.offset(id).catch(() => true)
        throw cut(isThere === null ? 'upload_not_staged' : 'store_unavailable')
      })
      if (next.done) break
      length += next.value.byteLength
      // Before the piece is passed on: no byte beyond the announced size may leave.
      if (length > size) throw cut('upload_changed')
      hasher.update(next.value)
      yield next.value
    }
    if (length !== size || hasher.digest() !== sha256) throw cut('upload_changed')
  } finally {
    await pieces.return?.()
  }
}
