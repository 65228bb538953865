import type { CallDeadline } from './createCallDeadline.ts'

/** Passes a body on for as long as its call has time; one that is not through by then breaks off, so that it never arrives whole. */
export async function* sendInTime(
  body: AsyncIterable<Uint8Array>,
  deadline: Pick<CallDeadline, 'isOver'>,
): AsyncGenerator<Uint8Array> {
  for await (const piece of body) {
    if (deadline.isOver()) throw new Error('the time of the call is over')
    yield piece
  }
}
