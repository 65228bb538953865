import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('./upstream.mjs', import.meta.url))

/** Starts the service that is forwarded to. */
export async function startUpstream({ start, cores = null }) {
  const { url, ask: set } = await start(file, { core: cores?.service ?? null })
  const counts = () => set({})

  /** The counts once nothing arrives any more: what a load left behind when it stopped would be counted with the next. */
  async function settled() {
    for (let before = await counts(); ; ) {
      await wait(20)
      const now = await counts()
      if (now.reads === before.reads && now.writes === before.writes) return now
      before = now
    }
  }

  return { url, set, counts, settled }
}
