import type { CutOff } from '../upstream/CutOff.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { UploadRecord } from '../uploads/UploadRecord.ts'

type CheckFileOptions = {
  uploads: NonNullable<RelayContext['uploads']>
  /** Makes the error that cuts the form off. */
  cut: (why: CutOff) => Error
}

/** Reads a staged file while holding its bytes against what was inspected: one that differs, or has gone, cuts the form off. */
export async function* checkFile(
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
      // Before it is passed on: not a byte more than was announced may leave.
      if (length > size) throw cut('upload_changed')
      hasher.update(next.value)
      yield next.value
    }
    if (length !== size || hasher.digest() !== sha256) throw cut('upload_changed')
  } finally {
    await pieces.return?.()
  }
}
