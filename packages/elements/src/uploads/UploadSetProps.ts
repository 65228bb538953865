/** The upload set of an element for documents: elements with the same props share their files. */
export type UploadSetProps = {
  /** @default the provider's */
  customerPartnerId?: string
  /** The operation that the files are for. */
  kind: 'submitCreditAssessment' | 'registerCustomer'
  /** Distinguishes several operations of one kind: letters, digits, `-` and `_`. @default 'current' */
  set?: string
}
