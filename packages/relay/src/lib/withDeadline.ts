import type { Clock } from './Clock.ts'

/**
 * What the work resolves to, or `null` when it takes longer than `limit` milliseconds. A rejection stays one.
 * A process that stood still for so long gets one more turn: what was done meanwhile is heard before time counts as up.
 */
export async function withDeadline<T>(
  clock: Clock,
  limit: number,
  work: () => T | Promise<T>,
): Promise<T | null> {
  let cancel = (): void => undefined
  const deadline = new Promise<null>((resolve) => {
    cancel = clock.setTimer(() => setTimeout(() => resolve(null), 0), limit)
  })
  try {
    return await Promise.race([Promise.resolve().then(work), deadline])
  } finally {
    cancel()
  }
}
