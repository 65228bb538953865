/**
 * The pieces of a body; one that breaks off just ends. What had come by then is worth keeping, and who sent it asks where to go on.
 */
export async function* untilItBreaks(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* source
  } catch {
    // A broken link is no failure of the store, and there is no client left to answer.
  }
}
