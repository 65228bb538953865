/** A body that is read piece by piece. */
export type BodySource = {
  /** The next piece; `null` at the end. Rejects when the body broke off. */
  read: () => Promise<Uint8Array<ArrayBuffer> | null>
  /** Nothing more is wanted. */
  cancel: () => void
}
