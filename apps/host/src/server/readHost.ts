import { demoUsers } from './demoUsers.ts'
import { findProductionFaults } from './findProductionFaults.ts'
import type { HostUser } from './HostUser.ts'
import { type HostSettings, readHostSettings } from './readHostSettings.ts'
import { readUsersFile } from './readUsersFile.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** Everything that the host reads before it starts. */
export type HostSource = {
  settings: HostSettings
  users: readonly HostUser[]
  /** The settings of the relay, and what is wrong with those of the host, for `readInstallation`. */
  source: { variables: Variables; secrets: readonly string[]; faults: readonly string[] }
}

/** Reads the host's own settings and its people, and leaves those of the relay to the relay. */
export async function readHost(variables: Variables): Promise<HostSource> {
  const faults: string[] = []
  const settings = readHostSettings(variables, faults)
  const { usersFile } = settings
  const users =
    usersFile === null
      ? demoUsers
      : await readUsersFile(usersFile).catch((error: unknown) => {
          faults.push(
            error instanceof Error && error.name === 'Error' ? error.message : 'USERS_FILE is no JSON.',
          )
          return []
        })
  if (variables.LENDING_ENVIRONMENT === 'production')
    faults.push(...findProductionFaults({ variables, settings, users }))
  return {
    settings,
    users,
    source: {
      variables: {
        ...variables,
        LOG_LEVEL: variables.LOG_LEVEL || 'warn',
        CUSTOMER_PARTNERS_OF: variables.CUSTOMER_PARTNERS_OF || (usersFile ? 'session' : 'service'),
      },
      secrets: ['SESSION_SECRET'],
      faults,
    },
  }
}
