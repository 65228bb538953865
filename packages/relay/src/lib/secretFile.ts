import { readFile } from 'node:fs/promises'

/** Milliseconds for which a file is not looked at again: so long a new secret needs to be used. */
const interval = 1_000

/** A file with a secret in each line, as it is now. */
export type SecretFile = {
  /** The secret in the first line, such as an API key. Rejects when there is none. */
  value(): Promise<string>
  /** All of them, such as the new and the old secret of webhooks. Rejects when there is none. */
  values(): Promise<readonly string[]>
  /** Every secret that was ever read, for `pinoLogger({ secrets })`. */
  seen(): readonly string[]
}

/**
 * Reads secrets from a file that is replaced while the process runs, such as a mounted secret of Kubernetes: a second later the new ones are used.
 *
 * @example
 * const key = secretFile('/run/secrets/lending-api-key')
 * const upstream = { baseUrl, apiKey: () => key.value() }
 */
export function secretFile(path: string, now: () => number = Date.now): SecretFile {
  let seen: readonly string[] = []
  let last: { readAt: number; values: Promise<readonly string[]> } | null = null

  const read = async (): Promise<readonly string[]> => {
    // An error may name the path but not the content: an error of the file system holds the path alone.
    const lines = (await readFile(path, 'utf8')).split(/\r?\n/).map((line) => line.trim())
    const values = lines.filter((line) => line !== '')
    if (values.length === 0) throw new Error(`${path} holds no secret`)
    const fresh = values.filter((value) => !seen.includes(value))
    if (fresh.length > 0) seen = [...seen, ...fresh]
    return values
  }
  const values = (): Promise<readonly string[]> => {
    const age = last === null ? interval : now() - last.readAt
    if (last === null || age >= interval || age < 0) {
      const reading = { readAt: now(), values: read() }
      // A failed read is not kept: the next call reads again.
      reading.values.catch(() => {
        if (last === reading) last = null
      })
      last = reading
    }
    return last.values
  }
  return {
    async value() {
      const [first = ''] = await values()
      return first
    },
    values,
    seen: () => seen,
  }
}
