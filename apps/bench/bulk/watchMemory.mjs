import { readFile } from 'node:fs/promises'

/** Bytes that a process holds in memory, its workers among them; 0 where it is gone. */
async function readResident(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1_024
}

/** Watches the processes of all pages: `start` says what they hold, and `stop` by how many bytes one of them grew at most. */
export async function watchMemory(browser) {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  const empty = await Promise.all(pids.map(readResident))
  let [most, isDone] = [0, false]
  const look = async () => {
    while (!isDone) {
      const held = await Promise.all(pids.map(readResident))
      most = Math.max(most, ...held.map((bytes, at) => bytes - empty[at]))
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const looked = look()
  return async () => {
    isDone = true
    await looked
    return most
  }
}
