/** Fails a candidate with one sentence, which says what a person or the service met. */
export function check(isRight: boolean, sentence: string): asserts isRight {
  if (!isRight) throw new Error(sentence)
}

/** Milliseconds for what a page does by itself. */
const timeout = 15_000

/** Waits until something holds, and fails with the sentence when it does not. */
export async function checkSoon(holds: () => boolean, sentence: string): Promise<void> {
  const end = Date.now() + timeout
  while (!holds()) {
    check(Date.now() < end, sentence)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
