import type { Clock } from './Clock.ts'

/**
 * The value that the work resolves to, or `null` when it takes longer than `limit` milliseconds. A rejection stays one.
 * A process that stood still for so long gets one more turn: work that ended meanwhile resolves before time counts as up.
 */
export async function withDeadline<T>(
  clock: Clock,
  limit: number,
  work: () => T | Promise<T>,
): Promise<T | null> {
  const working = work()
  // A value that is there at once needs no timer.
  if (!isThenable(working)) return working
  let cancel = (): void => undefined
  const deadline = new Promise<null>((resolve) => {
    cancel = clock.setTimer(() => setTimeout(() => resolve(null), 0), limit)
  })
  try {
    return await Promise.race([working, deadline])
  } finally {
    cancel()
  }
}

function isThenable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'then' in value
}
