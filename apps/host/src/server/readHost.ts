import { demoUsers } from './demoUsers.ts'
import { findProductionFaults } from './findProductionFaults.ts'
import { readHostSettings } from './readHostSettings.ts'
import { readUsersFile } from './readUsersFile.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** Reads the host's own settings and its people; `source` is for `readInstallation`, with what is wrong with them. */
export async function readHost(variables: Variables) {
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
