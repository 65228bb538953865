import type { CutOff } from '../upstream/CutOff.ts'
import type { RelayContext } from '../RelayContext.ts'
import { checkFile } from './checkFile.ts'
import { createFileNames } from './createFileNames.ts'
import type { EncodedForm, FormPart } from './EncodeParts.ts'
import type { StagedFormPart } from './StagedFormPart.ts'

/** A form on its way to the service. */
type OpenForm = EncodedForm & {
  /** Why it was cut off before its end. */
  cutOff: () => CutOff | null
}

/**
 * Makes the form that the service wants from texts and staged files, as a stream: one piece is in memory at a time, and the next is read when
 * the service has taken it. A file whose bytes are not the ones that were inspected cuts the form off before its end.
 */
export function openForm(
  uploads: NonNullable<RelayContext['uploads']>,
  parts: readonly StagedFormPart[],
  { onComplete }: { onComplete: () => void },
): OpenForm {
  let reason: CutOff | null = null
  const cut = (why: CutOff): Error => {
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
      // An encoder of the host's may go on after a file that broke off.
      if (reason !== null) throw new Error(reason)
      length += piece.byteLength
      if (length > encoded.length) throw cut('internal')
      yield piece
    }
    // Or end the form there, or miscount it: neither may look whole.
    if (reason !== null) throw new Error(reason)
    if (length !== encoded.length) throw cut('internal')
    onComplete()
  }
  return { ...encoded, body: send(), cutOff: () => reason }
}
