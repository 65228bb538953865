/** Something the person at the keyboard can act on: its message is shown alone, without a stack. */
export class UpError extends Error {
  name = 'UpError'
}
