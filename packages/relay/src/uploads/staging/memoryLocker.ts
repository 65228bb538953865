import { ERRORS, type Lock, type Locker, type RequestRelease } from '@tus/server'

type Holder = { askToStop: RequestRelease; freed: Promise<void> }

/** Milliseconds after which a file counts as stuck, long after the locker asked its holder to stop. */
const timeout = 15_000

/**
 * Keeps two requests for one file apart within a process. The later request asks the earlier one to stop, which is most often a
 * connection that died unnoticed, and goes on after the earlier one has written its bytes. The library's own locker asks in a loop without a pause.
 */
export function memoryLocker(): Locker {
  const holders = new Map<string, Holder>()
  return {
    newLock(id): Lock {
      let free: (() => void) | null = null
      return {
        async lock(signal, askToStop) {
          const over = AbortSignal.any([signal, AbortSignal.timeout(timeout)])
          const given = new Promise<void>((resolve) => over.addEventListener('abort', () => resolve()))
          for (let holder = holders.get(id); holder; holder = holders.get(id)) {
            await holder.askToStop()
            await Promise.race([holder.freed, given])
            if (over.aborted) throw ERRORS.ERR_LOCK_TIMEOUT
          }
          const freed = new Promise<void>((resolve) => {
            free = resolve
          })
          holders.set(id, { askToStop, freed })
        },
        async unlock() {
          if (free === null) return
          holders.delete(id)
          free()
          free = null
        },
      }
    },
  }
}
