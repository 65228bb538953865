import type { LendingClient } from '../../transport/LendingClient.ts'

/** Waits, and no longer than until the device says that the link is back, or the signal ends it. */
export async function waitForLink(
  client: Pick<LendingClient, 'wait'>,
  milliseconds: number,
  signal: AbortSignal,
): Promise<void> {
  const waiting = new AbortController()
  const end = () => waiting.abort()
  signal.addEventListener('abort', end)
  if (typeof window !== 'undefined') window.addEventListener('online', end)
  // Broken off means that it is time.
  if (!signal.aborted) await client.wait(milliseconds, waiting.signal).catch(end)
  signal.removeEventListener('abort', end)
  if (typeof window !== 'undefined') window.removeEventListener('online', end)
}
