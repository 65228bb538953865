import { isLendingError } from '@onlend/core'
import type { LendingEngine } from '@onlend/core/client'

/** Milliseconds between two tries; doubles up to the longest. */
const firstPause = 2_000
const longestPause = 30_000

/** Reads what cannot be read now once it can be, however long that takes. Ends quietly where trying once more is no use, or `signal` was aborted. */
export async function tryUntilRead(
  { client }: Pick<LendingEngine, 'client'>,
  read: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  for (let pause = firstPause; !signal.aborted; pause = Math.min(longestPause, pause * 2)) {
    try {
      return await read()
    } catch (error) {
      if (!isLendingError(error) || !error.retryable) return
      await client.wait(error.retryAfter ?? pause, signal).catch(() => undefined)
    }
  }
}
