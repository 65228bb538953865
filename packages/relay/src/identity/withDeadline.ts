import type { Clock } from '../Clock.ts'

/** What the work resolves to, or `null` when it takes longer than `limit` milliseconds. A rejection stays one. */
export async function withDeadline<T>(
  clock: Clock,
  limit: number,
  work: () => T | Promise<T>,
): Promise<T | null> {
  let cancel = (): void => undefined
  const deadline = new Promise<null>((resolve) => {
    cancel = clock.setTimer(() => resolve(null), limit)
  })
  try {
    return await Promise.race([Promise.resolve().then(work), deadline])
  } finally {
    cancel()
  }
}
