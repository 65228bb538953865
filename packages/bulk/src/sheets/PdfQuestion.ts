/** A chosen PDF before its opening: a person gives its password, or says that it has none, before the page loads the reader. */
export type PdfQuestion = {
  fileName: string
  /** The reason why the PDF did not open: a missing or a wrong password. */
  problem: 'locked' | 'wrong_password' | null
  /** Opens the PDF on this device; neither sends nor keeps the password. */
  open: (password: string) => void
}
