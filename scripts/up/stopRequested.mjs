/**
 * Resolves with the signal to pass on when a person or a supervisor asks to stop: by signal, or because the process
 * that started this one (npm, a terminal) is gone.
 */
export function stopRequested() {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve({ signal }))
    const parent = process.ppid
    setInterval(() => {
      if (process.ppid !== parent) resolve({ signal: 'SIGTERM' })
    }, 1000).unref()
  })
}
