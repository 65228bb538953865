/** One part of the form to the service. `read` may be called once. */
export type FormPart =
  | { name: string; value: string }
  | {
      name: string
      fileName: string
      type: string
      /** Bytes. */
      size: number
      read: () => AsyncIterable<Uint8Array<ArrayBuffer>>
    }

/** A form as it goes on the wire; `length` in bytes is exact, so that a form that breaks off is never taken for whole. */
export type EncodedForm = {
  contentType: string
  length: number
  body: AsyncIterable<Uint8Array<ArrayBuffer>>
}

/** Writes the parts as one body, in their order, holding none of them in memory. */
export type EncodeParts = (parts: readonly FormPart[]) => EncodedForm
