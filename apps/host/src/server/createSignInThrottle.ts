import { createHmac } from 'node:crypto'
import type { Queryable } from '@onlend/relay'

/** Milliseconds in which so many attempts may fail. */
const window = 15 * 60_000
/** A person who mistypes needs a few; an attacker who guesses gets 960 a day, of one account. */
const limits = { account: 10, address: 50 } as const

/** Slows down password guesses: at one account from everywhere, and from one address at all accounts. */
export type SignInThrottle = {
  /** Counts an attempt before the password is looked at: milliseconds to wait, or `null` when it may go on. */
  begin(attempt: Attempt): Promise<number | null>
  /** Gives the attempt back, since it was no guess, and forgets the failed ones of the account. */
  succeed(attempt: Attempt): Promise<void>
}

type Attempt = { email: string; address: string }
type ThrottleOptions = {
  tables: Queryable
  /** The first makes the keys under which is counted: with another one, counting begins anew. */
  secrets: () => Promise<readonly string[]>
  now?: () => number
}

/** Makes a throttle whose counts every instance shares, and which a restart does not empty. */
export function createSignInThrottle({ tables, secrets, now = Date.now }: ThrottleOptions): SignInThrottle {
  const toKey = async (kind: keyof typeof limits, name: string): Promise<string> => {
    const [secret = ''] = await secrets()
    return `${kind}:${createHmac('sha256', secret).update(`${kind}/${name}`).digest('base64url')}`
  }

  const count = async (kind: keyof typeof limits, name: string): Promise<number | null> => {
    const [row] = await tables.query<{ attempts: number; ends_at: string | number }>(
      `insert into host_sign_in_attempts as a (key, attempts, ends_at) values ($1, 1, $3)
        on conflict (key) do update set
          attempts = case when a.ends_at <= $2 then 1 else a.attempts + 1 end,
          ends_at = case when a.ends_at <= $2 then $3 else a.ends_at end
        returning attempts, ends_at`,
      [await toKey(kind, name), now(), now() + window],
    )
    return row && row.attempts > limits[kind] ? Math.max(1_000, Number(row.ends_at) - now()) : null
  }

  return {
    async begin({ email, address }) {
      await tables.query('delete from host_sign_in_attempts where ends_at <= $1', [now()])
      // The address first, so that one that is stopped cannot go on locking accounts.
      return (await count('address', toNetwork(address))) ?? count('account', email)
    },
    async succeed({ email, address }) {
      await tables.query('delete from host_sign_in_attempts where key = $1', [await toKey('account', email)])
      await tables.query('update host_sign_in_attempts set attempts = attempts - 1 where key = $1', [
        await toKey('address', toNetwork(address)),
      ])
    },
  }
}

/** The network of one household or machine: a single address of version 4, and 2^64 of version 6. */
function toNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const first = head.split(':').filter(Boolean)
  const last = (tail ?? '').split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  return [...first, ...Array.from({ length: missing }, () => '0'), ...last].slice(0, 4).join(':')
}
