/** One part of the form to the service. Call `read` once at most. */
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

/** A form as sent; `length` in bytes is exact, so that the service never takes a form that breaks off for whole. */
export type EncodedForm = {
  contentType: string
  length: number
  body: AsyncIterable<Uint8Array<ArrayBuffer>>
}

/** Writes the parts as one body, in their order, without any part in memory. */
export type EncodeParts = (parts: readonly FormPart[]) => EncodedForm
