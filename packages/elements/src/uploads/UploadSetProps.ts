/** The upload set of an element for documents: elements with the same props share their files. */
export type UploadSetProps = {
  /** @default the provider's */
  customerPartnerId?: string
  /** The write that the files are for. */
  kind: 'submitCreditAssessment' | 'registerCustomer'
  /** Tells several writes of one kind apart: letters, digits, `-` and `_`. @default 'current' */
  set?: string
}
