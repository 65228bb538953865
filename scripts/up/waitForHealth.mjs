import { setTimeout as pause } from 'node:timers/promises'
import { UpError } from './UpError.mjs'

/**
 * Resolves when `GET {address}/health` answers 2xx. Throws `UpError` when it does not within the limit, or when `signal`
 * says that the start was aborted.
 */
export async function waitForHealth({ name, address, signal, limitSeconds = 120, log = console.log }) {
  const started = Date.now()
  let told = 0
  while (Date.now() - started < limitSeconds * 1000) {
    if (signal?.aborted) throw new UpError(`The wait for ${name} was aborted.`)
    const answer = await fetch(`${address}/health`, { signal: AbortSignal.timeout(5000) }).catch(
      () => undefined,
    )
    await answer?.body?.cancel()
    if (answer?.ok) return
    const seconds = Math.floor((Date.now() - started) / 1000)
    if (seconds >= told + 4) {
      told = seconds
      log(`Starting ${name} ... ${seconds} s`)
    }
    await pause(100)
  }
  throw new UpError(`${name} did not answer ${address}/health within ${limitSeconds} s.`)
}
