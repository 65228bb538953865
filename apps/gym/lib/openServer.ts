import { dataDir } from '@electric-sql/pglite-prepopulatedfs'
import type { Database } from '@onlend/relay'
import { openPgliteDatabase } from '@onlend/relay/pglite'
import { load } from './load.ts'
import { apiKey, asServer, lenderUrl } from './openLender.ts'

export const webhookSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

/** The sessions that a host's sign-in has made. */
const sessions = new Map([
  ['session=ada', { userId: 'ada', partners: [{ id: 'cp_adaeze', name: 'Adaeze Foods' }] }],
  ['session=kwame', { userId: 'kwame', partners: [{ id: 'cp_kwame', name: 'Kwame Logistics' }] }],
])

/** The options that every `server.ts` of a task gets: what a host reads from its environment and its own tables. */
const findSession = async (cookie: string | null) => (cookie === null ? null : (sessions.get(cookie) ?? null))

export type Send = (path: string, init?: RequestInit & { cookie?: string }) => Promise<Response>

let opened: Promise<Database> | null = null

/** Opens `server.ts` of a candidate on an empty database, and returns the way to it. */
export async function openServer(folder: string): Promise<Send> {
  opened ??= openPgliteDatabase({ loadDataDir: dataDir })
  const database = await opened
  await empty(database)
  const { openServer: open } = await load<{
    openServer: (options: object) => (request: Request) => Promise<Response>
  }>(folder, 'server.ts')
  const handle = open({ database, lenderUrl, apiKey, webhookSecret, findSession })
  return (path, { cookie, ...init } = {}) => {
    const headers = new Headers(init.headers)
    if (cookie !== undefined) headers.set('Cookie', cookie)
    headers.set('Sec-Fetch-Site', 'same-origin')
    return asServer(() => handle(new Request(new URL(path, 'https://shop.test'), { ...init, headers })))
  }
}

/** Drops the tables of the candidate before: a relay makes its own at its first request. */
async function empty(database: Database): Promise<void> {
  const schemas = await database.query<{ name: string }>(
    "select nspname as name from pg_namespace where nspname !~ '^(pg_|information_schema)'",
  )
  for (const { name } of schemas) await database.query(`drop schema "${name}" cascade`)
  await database.query('create schema public')
}
