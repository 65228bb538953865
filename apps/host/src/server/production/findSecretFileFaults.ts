import { readFile } from 'node:fs/promises'
import type { HostEnvironment } from '../HostEnvironment.ts'

const shortest = 32
const fewestCharacters = 10

/** The variables by their secret; the service makes its own key, so the check asks nothing of its form. */
const names = {
  apiKey: 'LENDING_API_KEY',
  webhook: 'WEBHOOK_SECRET',
  token: 'TOKEN_SECRET',
  session: 'SESSION_SECRET',
  ledger: 'LEDGER_SECRET',
} as const satisfies Record<keyof HostEnvironment['secretFiles'], string>

/** The faults that keep a file from being a secret, or from a change without a restart; no sentence holds a secret. */
export async function findSecretFileFaults({
  secretFiles,
  embedOrigins,
}: Pick<HostEnvironment, 'secretFiles' | 'embedOrigins'>): Promise<string[]> {
  const faults: string[] = []
  const seen = new Map<string, string>()
  for (const kind of Object.keys(names) as (keyof typeof names)[]) {
    // The cast above names the table's own keys.
    const name = names[kind]
    const path = secretFiles[kind]
    if (path === null) {
      // Without pages of other origins there are no tokens.
      if (kind !== 'token' || embedOrigins.length > 0)
        faults.push(
          `${name} is not in a file: it can only be changed by a restart. Name its file in ${name}_FILE.`,
        )
      continue
    }
    const secrets = await readFile(path, 'utf8').then(readLines, () => null)
    if (secrets === null || secrets.length === 0) {
      faults.push(`The file that ${name}_FILE names ${secrets ? 'is empty' : 'cannot be read'} from here.`)
      continue
    }
    for (const secret of secrets) {
      const other = seen.get(secret)
      if (other !== undefined) faults.push(`${name}_FILE holds the same secret as ${other}_FILE.`)
      seen.set(secret, name)
      if (kind !== 'apiKey' && !isRandom(secret))
        faults.push(`${name}_FILE holds what is no random text: make one with \`openssl rand -base64 32\`.`)
    }
  }
  return faults
}

const readLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const isRandom = (secret: string): boolean =>
  secret.length >= shortest && new Set(secret).size >= fewestCharacters
