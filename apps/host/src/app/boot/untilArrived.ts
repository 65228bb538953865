/** A part that a dead link lost is asked for again: when the device says that it is back online, and every few seconds, since not every device says so. */
const pause = 5_000

/** Fetches until it arrives: without it the page that a server drew would stay as dead as paper. */
export async function untilArrived<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await fetchPart()
    } catch {
      await online()
    }
  }
}

function online(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, pause)
    window.addEventListener('online', done)
    function done(): void {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
  })
}
