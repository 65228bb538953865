import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Database, type Principal, type Relay, signTestWebhook } from '@onlend/relay'
import { openLending } from '../openLending.ts'
import { readEnvironment } from '../readEnvironment.ts'
import { openTestTables } from '../test/openTestTables.ts'
import type { Step } from './readSteps.ts'

type Answer = { status: number; code: string | null; data: unknown }

/** A host as it runs, with its secrets in files, in front of a service that takes everything. */
export type Installation = {
  relay: Relay
  database: Database
  /** The keys of the calls that reached the service, oldest first. */
  keys: readonly string[]
  /** A request of a person: `ada` withdraws, `olu` is an operator. A token stands for the session. */
  send(
    method: string,
    path: string,
    asked?: { as?: 'ada' | 'olu'; body?: string; headers?: Record<string, string> },
  ): Promise<Answer>
  withdraw(key: string, amount: string): Promise<Answer>
  /** What the service tells about a withdrawal, signed with a secret. */
  tell(secret: string, event: { id: string; event: string; amount: string }): Promise<Answer>
  /** Runs the commands of a step, with the files of the host and a new secret in the environment. */
  run(step: Step, newSecret: string): Promise<void>
  close(): Promise<void>
}

const person: Principal = {
  userId: 'ada',
  role: 'customer-partner',
  customerPartners: [{ id: 'cp_a', name: 'A' }],
}
const operator: Principal = { userId: 'olu', role: 'customer-partner', customerPartners: [], operator: true }
const account = '0123456789'

export const webhookSecret = `whsec_${btoa('an old secret of 32 characters!!')}`
const shop = 'https://shop.example'

export async function openInstallation(): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), 'onlend-incident-'))
  const files = {
    LENDING_API_KEY_FILE: join(folder, 'api-key'),
    WEBHOOK_SECRET_FILE: join(folder, 'webhook-secret'),
    TOKEN_SECRET_FILE: join(folder, 'token-secret'),
  }
  await writeFile(files.LENDING_API_KEY_FILE, 'the-old-key-of-the-service')
  await writeFile(files.WEBHOOK_SECRET_FILE, webhookSecret)
  await writeFile(files.TOKEN_SECRET_FILE, 'an-old-token-secret-of-32-letters')

  const keys: string[] = []
  const service = createServer((request, response) => {
    keys.push(String(request.headers['x-api-key'] ?? request.headers.authorization ?? ''))
    request.resume().on('end', () => {
      response.setHeader('Content-Type', 'application/json')
      response.end('{"status":"success","message":"Transfer in progress","data":[]}')
    })
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const address = service.address()
  if (address === null || typeof address === 'string') throw new Error('The service has no port.')

  const tables = await openTestTables()
  const lending = await openLending(
    readEnvironment({
      ...files,
      LENDING_API_URL: `http://127.0.0.1:${address.port}`,
      LENDING_ENVIRONMENT: 'sandbox',
      SESSION_SECRET: 'p8Zc1vTq0LrYx7Wb3NfKd5Ms9Ae2HgUj',
      LEDGER_SECRET: 'Kd5Ms9Ae2HgUjp8Zc1vTq0LrYx7Wb3Nf',
      EMBED_ORIGINS: shop,
      DATA_DIR: folder,
    }),
    {
      database: tables.database,
      authenticate: async (request) => {
        const name = request.headers.get('X-Test-Person')
        return name === 'ada' ? person : name === 'olu' ? operator : null
      },
      tenants: { resolve: () => null },
      sweeps: false,
    },
  )

  const send: Installation['send'] = async (method, path, { as, body, headers = {} } = {}) => {
    const response = await lending.relay.fetch(
      new Request(`https://app.example/lending${path}`, {
        method,
        headers: {
          ...{ 'X-Relay': '1', 'Sec-Fetch-Site': 'same-origin' },
          ...(as && { 'X-Test-Person': as }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: body ?? null,
      }),
    )
    const text = await response.text()
    const parsed: unknown = text === '' ? null : JSON.parse(text)
    const data = parsed !== null && typeof parsed === 'object' && 'data' in parsed ? parsed.data : parsed
    return { status: response.status, code: response.headers.get('Onlend-Error'), data }
  }
  return {
    relay: lending.relay,
    database: tables.database,
    keys,
    send,
    withdraw: (key, amount) =>
      send('POST', '/v1/baas/customer-partner/cp_a/withdraw', {
        as: 'ada',
        body: JSON.stringify({
          ...{ account_type: 'bank', name: 'Ada Obi', amount, account_number: account, bank_code: '058' },
        }),
        headers: { 'Idempotency-Key': key },
      }),
    async tell(secret, { id, event, amount }) {
      const fields = { customer_partner_id: 'cp_a', amount, account_number: account, bank_code: '058' }
      const body = JSON.stringify({ id, event, data: { ...fields, reference: id, message: 'Told' } })
      const headers = await signTestWebhook({ secret, id, body, now: Date.now() })
      return send('POST', '/webhooks/service', { body, headers })
    },
    async run(step, newSecret) {
      if (step.code?.language !== 'sh')
        throw new Error(`Step ${step.number} of ${step.section} is no command.`)
      await promisify(execFile)('sh', ['-ec', step.code.text], {
        env: { ...process.env, ...files, NEW_SECRET: newSecret },
      })
    },
    async close() {
      await lending.close()
      await new Promise((resolve) => service.close(resolve))
      await tables.close().catch(() => undefined)
      await rm(folder, { recursive: true })
    },
  }
}
