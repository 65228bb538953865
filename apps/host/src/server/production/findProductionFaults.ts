import { demoUsers } from '../demoUsers.ts'
import type { HostEnvironment } from '../HostEnvironment.ts'
import type { HostUser } from '../HostUser.ts'
import { isLoopback } from '../isLoopback.ts'
import { readPasswordHash } from '../passwords/readPasswordHash.ts'

/** A hash below this is found out on one machine in days. */
const leastLog = 14
const fewestCharacters = 10

/**
 * The settings that the documents forbid where money is real: a sentence for each that says what to do; none in the sandbox. No sentence holds a secret.
 */
export function findProductionFaults(environment: HostEnvironment, users: readonly HostUser[]): string[] {
  if (environment.lendingEnvironment !== 'production') return []
  return [
    ...findStoreFaults(environment),
    ...findDoorFaults(environment),
    ...findSecretFaults(environment),
    ...findPeopleFaults(users),
  ]
}

function findStoreFaults({ databaseUrl, allowsEmbedded, uploadsBucket }: HostEnvironment): string[] {
  const faults: string[] = []
  if (databaseUrl === null && !allowsEmbedded)
    faults.push(
      'DATABASE_URL is missing: the embedded database can lose its last moments in a power cut. Name a PostgreSQL server, or set ALLOW_EMBEDDED=1 to accept that.',
    )
  if (databaseUrl !== null && uploadsBucket === null)
    faults.push(
      'UPLOADS_BUCKET is missing beside DATABASE_URL: files that wait on one instance are not found by another. Name a bucket.',
    )
  return faults
}

function findDoorFaults({ publicOrigin, embedDemoPort, sandboxControlUrl }: HostEnvironment): string[] {
  const faults: string[] = []
  if (publicOrigin === null || isLoopback(new URL(publicOrigin).hostname))
    faults.push('PUBLIC_ORIGIN must say where browsers find the app, such as https://app.example.')
  if (embedDemoPort !== null)
    faults.push(
      'EMBED_DEMO_PORT starts the demo shop, whose visitors act for a business without signing in: leave it out.',
    )
  if (sandboxControlUrl !== null)
    faults.push('SANDBOX_CONTROL_URL shows people the control page of a sandbox: leave it out.')
  return faults
}

function findSecretFaults(environment: HostEnvironment): string[] {
  const { sessionSecret, tokenSecret, webhookSecret, metricsToken, madeUpSecrets } = environment
  const [ledgerSecret = null] = environment.ledgerSecrets
  const secrets = {
    SESSION_SECRET: sessionSecret,
    LEDGER_SECRET: ledgerSecret,
    WEBHOOK_SECRET: webhookSecret,
    TOKEN_SECRET: tokenSecret,
    METRICS_TOKEN: metricsToken,
  }
  const given = Object.entries(secrets).filter(([, value]) => value !== null && value !== '')
  const faults = madeUpSecrets.map(
    (name) => `${name} was made up by \`npm start\`: give every instance one that you keep.`,
  )
  for (const [name, value] of given) {
    if (new Set(value).size < fewestCharacters)
      faults.push(`${name} is no random text: make one with \`openssl rand -base64 32\`.`)
    if (given.some(([other, same]) => other < name && same === value))
      faults.push(`${name} is the same as another secret: give it a value of its own.`)
  }
  return faults
}

function findPeopleFaults(users: readonly HostUser[]): string[] {
  const faults: string[] = []
  for (const [index, { id, email, passwordHash }] of users.entries()) {
    const isDemo = demoUsers.some(
      (demo) => demo.id === id || demo.email === email || demo.passwordHash === passwordHash,
    )
    if (isDemo)
      faults.push(
        `USERS_FILE: person ${index + 1} is one of the demo's, whose password everybody knows: take them out.`,
      )
    if ((readPasswordHash(passwordHash)?.cost.log ?? 0) < leastLog)
      faults.push(
        `USERS_FILE: the password of person ${index + 1} is quick to guess from its hash: make it anew with \`pnpm --filter @onlend/app-host operate hash-password\`.`,
      )
  }
  return faults
}
