import { fileURLToPath } from 'node:url'
import { askProcess } from './askProcess.mjs'

const file = fileURLToPath(new URL('../upstream/upstream.mjs', import.meta.url))

/** Starts the service that everyone forwards to. */
export async function startUpstream({ group, core }) {
  const child = group.start({ command: process.execPath, args: [file], core, ipc: true })
  const port = await askProcess(child, { field: 'port' })
  const set = (message) => askProcess(child, { field: 'counts', message })
  return { url: `http://127.0.0.1:${port}`, set, counts: () => set({}) }
}
