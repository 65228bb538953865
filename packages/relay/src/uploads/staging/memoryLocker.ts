import { ERRORS, type Lock, type Locker, type RequestRelease } from '@tus/server'

type Holder = { askToStop: RequestRelease; freed: Promise<void>; free: () => void }

/** Milliseconds after which a file counts as stuck, long after the locker asked its holder to stop. */
const timeout = 15_000

/**
 * Keeps two requests for one file apart within a process. The later request asks the earlier one to stop, which is most often a
 * connection that died unnoticed, and goes on after the earlier one has written its bytes.
 */
export function memoryLocker(): Locker {
  const holders = new Map<string, Holder>()
  return {
    newLock(id): Lock {
      let own: Holder | null = null
      return {
        async lock(signal, askToStop) {
          const deadline = Date.now() + timeout
          for (let holder = holders.get(id); holder; holder = holders.get(id)) {
            await holder.askToStop()
            if (!(await isFreed(holder, deadline - Date.now(), signal))) throw ERRORS.ERR_LOCK_TIMEOUT
          }
          const { promise, resolve } = deferred()
          own = { askToStop, freed: promise, free: resolve }
          holders.set(id, own)
        },
        async unlock() {
          if (!own || holders.get(id) !== own) return
          holders.delete(id)
          own.free()
        },
      }
    },
  }
}

function isFreed(holder: Holder, milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const giveUp = (): void => resolve(false)
    const timer = setTimeout(giveUp, Math.max(0, milliseconds))
    signal.addEventListener('abort', giveUp, { once: true })
    void holder.freed.then(() => {
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
      resolve(true)
    })
  })
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let settle: () => void = () => undefined
  const promise = new Promise<void>((resolve) => {
    settle = resolve
  })
  return { promise, resolve: settle }
}
