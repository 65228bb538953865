/** What was foreseen: its message says what is in the way and what to do, and no stack is of use. */
export class CodemodError extends Error {
  override readonly name = 'CodemodError'
}
