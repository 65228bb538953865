import { demoUsers } from './demoUsers.ts'
import type { HostUser } from './HostUser.ts'
import { isLoopback } from './isLoopback.ts'
import { readPasswordHash } from './passwords/readPasswordHash.ts'
import type { HostSettings } from './readHostSettings.ts'

type Installation = {
  variables: Readonly<Record<string, string | undefined>>
  settings: HostSettings
  users: readonly HostUser[]
}

/** A hash below this is found out on one machine in days. */
const leastLog = 14

/** Finds the host's own settings that the documents forbid where money is real: a sentence for each that says what to do and holds no secret. */
export function findProductionFaults({ variables, settings, users }: Installation): string[] {
  const { publicOrigin, usersFile } = settings
  const isShared = Boolean(variables.DATABASE_URL || variables.DATABASE_URL_FILE)
  const faults = [
    isShared &&
      !variables.UPLOADS_BUCKET &&
      'UPLOADS_BUCKET is missing beside DATABASE_URL: files that wait on one instance are not found by another. Name a bucket.',
    (publicOrigin === null || isLoopback(new URL(publicOrigin).hostname)) &&
      'PUBLIC_ORIGIN must say where browsers find the app, such as https://app.example.',
    variables.EMBED_DEMO_PORT &&
      'EMBED_DEMO_PORT starts the demo shop, whose visitors act for a business without signing in: leave it out.',
    variables.SANDBOX_CONTROL_URL &&
      'SANDBOX_CONTROL_URL shows people the control page of a sandbox: leave it out.',
    usersFile === null && 'USERS_FILE is missing: the demo people must not reach real money.',
    ...(variables.MADE_UP_SECRETS ?? '')
      .split(',')
      .map(
        (name) =>
          name !== '' && `${name} was made up by \`npm start\`: give every instance one that you keep.`,
      ),
  ].filter((fault) => typeof fault === 'string')
  return usersFile === null ? faults : [...faults, ...findPeopleFaults(users)]
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
