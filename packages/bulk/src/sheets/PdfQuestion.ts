/** A PDF that was chosen and is not open yet: before its reader is loaded, a person gives its password or says that it has none. */
export type PdfQuestion = {
  fileName: string
  /** Why it did not open: it needs a password, or another one. */
  problem: 'locked' | 'wrong_password' | null
  /** Opens it on this device. The password is not sent and not kept. */
  open: (password: string) => void
}
