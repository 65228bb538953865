import { readFileSync } from 'node:fs'

/**
 * Resolves with the signal to pass on when a person or a supervisor asks to stop: by signal, or because what started
 * this process (npm, a terminal) is gone.
 */
export function stopRequested() {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve({ signal }))
    const parent = process.ppid
    const shellsParent = parentOfShell(parent)
    setInterval(() => {
      const isOrphan = process.ppid !== parent || parentOfShell(parent) !== shellsParent
      if (isOrphan) resolve({ signal: 'SIGTERM' })
    }, 1000).unref()
  })
}

/** npm runs a script through a shell that outlives it: then the shell's own parent counts. Linux only. */
function parentOfShell(pid) {
  try {
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return name === 'sh' ? parent : undefined
  } catch {
    // No /proc here, or the shell is gone: the check of our own parent remains.
    return undefined
  }
}
