import { fileURLToPath } from 'node:url'
import { askProcess } from '../processes/askProcess.mjs'

const file = fileURLToPath(new URL('./uploadLoad.mjs', import.meta.url))

/** A process that uploads; every upload must be answered with 200 and arrive whole, or the run fails. */
export async function openUploader({ group, cores, upstream }) {
  const child = group.start({ command: process.execPath, args: [file], core: cores?.load ?? null, ipc: true })
  await askProcess(child, { field: 'ready' })

  async function upload({ url, size, parallel = 1 }) {
    const before = await upstream.counts()
    const sent = await askProcess(child, { field: 'sent', message: { url, size, parallel } })
    const fail = (reason) => {
      throw new Error(reason)
    }
    if (sent.error !== undefined) fail(`an upload failed (${sent.error})`)
    const refused = sent.answers.find(({ status }) => status !== 200)
    if (refused) fail(`an upload was answered with ${refused.status} ${refused.code ?? ''}`)
    const after = await upstream.counts()
    if (after.uploads - before.uploads !== parallel || after.bytes - before.bytes !== parallel * sent.length)
      fail('an upload did not arrive whole, or not once')
    if (after.digest !== null && after.digest !== sent.digest) fail('the bytes of an upload were changed')
    return sent.answers.map(({ milliseconds }) => milliseconds)
  }

  return { upload, close: () => group.stop(child) }
}
