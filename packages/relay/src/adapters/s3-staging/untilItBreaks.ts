/**
 * The pieces of a body; one that breaks off just ends. What had come by then is worth keeping, and who sent it asks where to go on.
 */
export async function* untilItBreaks(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* source
  } catch {
    // A link that broke is no failure of the store, and the answer has nobody to go to.
  }
}
