import type { StagedPart } from '@onlend/core/internal'
import { stagedMediaType, type StagedUpload, type UploadRejection } from '@onlend/core/relay'

/** A file as the double keeps it. */
export type HeldFile = {
  customerPartnerId: string
  upload: StagedUpload
  /** The media type that the device gave. */
  announced: string
  bytes: Uint8Array<ArrayBuffer>
  /** The reason of the refusal: the list omits the file, and a request with its id gets the reason. */
  rejection: UploadRejection | null
}

/** The files of a write, and the facts of them that the ledger keeps. */
export type FoundFiles = {
  parts: readonly StagedPart[]
  held: HeldFile[]
  facts: { part: string; size: number; sha256: string }[]
}

/** The form of a write whose files the relay already holds. */
export const stagedForm = {
  /** Reads the parts of such a write; `null` for any other. */
  read: (headers: Headers, body: unknown): StagedPart[] | null => {
    if (headers.get('Content-Type') !== stagedMediaType || typeof body !== 'string') return null
    // The cast names the type that core writes under this media type.
    return (JSON.parse(body) as { parts: StagedPart[] }).parts
  },
  /** Returns the fields of the form, with a file as its id and checksum. */
  toFields: (parts: readonly StagedPart[]): Readonly<Record<string, unknown>> =>
    Object.fromEntries(parts.map(({ name, ...part }) => [name, 'value' in part ? part.value : { ...part }])),
  /** Writes the form as bytes (RFC 7578), since the platform's `fetch` does not know the `FormData` of a test's document. */
  write: ({ parts, held }: FoundFiles): { body: BodyInit; contentType: string } => {
    const boundary = `double-${crypto.randomUUID()}`
    const pieces = parts.flatMap((part) => {
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="${part.name}"`
      if ('value' in part) return [`${head}\r\n\r\n${part.value}\r\n`]
      const { upload, bytes = '' } = held.find((file) => file.upload.id === part.upload) ?? {}
      const fileName = upload?.name.replaceAll('"', '%22')
      const about = `; filename="${fileName}"\r\nContent-Type: ${upload?.type}\r\n\r\n`
      return [head + about, bytes, '\r\n']
    })
    // The platform's `fetch` does not know the blobs of a test's document either.
    const encoded = [...pieces, `--${boundary}--\r\n`].map((piece) =>
      typeof piece === 'string' ? new TextEncoder().encode(piece) : piece,
    )
    const body = new Uint8Array(encoded.reduce((sum, { byteLength }) => sum + byteLength, 0))
    let at = 0
    for (const piece of encoded) {
      body.set(piece, at)
      at += piece.byteLength
    }
    return { body, contentType: `multipart/form-data; boundary=${boundary}` }
  },
}
