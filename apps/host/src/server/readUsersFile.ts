import { readFile } from 'node:fs/promises'
import type { HostUser } from './HostUser.ts'
import { readPasswordHash } from './passwords/readPasswordHash.ts'

const texts = ['id', 'email', 'passwordHash', 'displayName', 'label'] as const

const howToHash =
  'Write what `pnpm --filter @onlend/app-host operate hash-password` prints into passwordHash.'

/** Reads the people who may sign in from a JSON list; a missing field is named with its position. */
export async function readUsersFile(path: string): Promise<readonly HostUser[]> {
  const list: unknown = JSON.parse(await readFile(path, 'utf8'))
  if (!Array.isArray(list)) throw new Error('USERS_FILE must hold a JSON list of people.')
  return list.map(readUser)
}

function readUser(entry: unknown, index: number): HostUser {
  // The cast only opens the object; every field is checked below.
  const user = (entry ?? {}) as Record<string, unknown>
  if ('password' in user)
    throw new Error(`USERS_FILE: person ${index + 1} has a password in the open. ${howToHash}`)
  for (const field of texts) {
    if (typeof user[field] !== 'string' || user[field] === '')
      throw new Error(`USERS_FILE: person ${index + 1} needs ${field}.`)
  }
  if (readPasswordHash(String(user.passwordHash)) === null)
    throw new Error(`USERS_FILE: the passwordHash of person ${index + 1} is none. ${howToHash}`)
  if (user.role !== 'channel-partner' && user.role !== 'customer-partner') {
    throw new Error(
      `USERS_FILE: the role of person ${index + 1} must be channel-partner or customer-partner.`,
    )
  }
  const partners = Array.isArray(user.customerPartners) ? user.customerPartners : []
  for (const partner of partners as Record<string, unknown>[]) {
    const complete = ['id', 'name', 'country', 'currency'].every(
      (field) => typeof partner[field] === 'string',
    )
    if (!complete)
      throw new Error(
        `USERS_FILE: each customer partner of person ${index + 1} needs id, name, country and currency.`,
      )
  }
  const channelPartnerId = typeof user.channelPartnerId === 'string' ? user.channelPartnerId : null
  // The cast follows the checks above.
  return {
    ...user,
    email: String(user.email).toLowerCase(),
    channelPartnerId,
    isOperator: user.isOperator === true,
    customerPartners: partners,
  } as HostUser
}
