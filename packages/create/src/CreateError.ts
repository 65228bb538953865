/** An expected error: the message names the obstacle and the remedy, and no stack helps. */
export class CreateError extends Error {
  override readonly name = 'CreateError'
}
