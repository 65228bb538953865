import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { askProcess } from './askProcess.mjs'

const file = fileURLToPath(new URL('../upstream/upstream.mjs', import.meta.url))

/** Starts the service that everyone forwards to. */
export async function startUpstream({ group, core }) {
  const child = group.start({ command: process.execPath, args: [file], core, ipc: true })
  const port = await askProcess(child, { field: 'port' })
  const set = (message) => askProcess(child, { field: 'counts', message })
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

  return { url: `http://127.0.0.1:${port}`, set, counts, settled }
}
