import { type Database, type Principal, signTestWebhook } from '@onlend/relay'
import * as node from '@onlend/relay/node'
import { readHost } from '../../readHost.ts'
import type { HostFolder } from './makeHostFolder.ts'

/** `epoch`: of the ledger, once a fence was raised. */
type Answer = { status: number; code: string | null; epoch: string | null; data: unknown }

/** The relay of a host as it runs, with its secrets in files, in front of a service that takes everything. */
export type Installation = {
  database: Database
  /** A request of a person: `ada` withdraws, `olu` is an operator. A token stands for the session. */
  send(
    method: string,
    path: string,
    asked?: { as?: 'ada' | 'olu'; body?: string; headers?: Record<string, string> },
  ): Promise<Answer>
  withdraw(key: string, amount: string): Promise<Answer>
  /** Sends the service's webhook about a withdrawal, signed with a secret. */
  tell(
    secret: string,
    event: { id: string; event: string; amount: string; reference?: string },
  ): Promise<Answer>
  close(): Promise<void>
}

const person: Principal = {
  userId: 'ada',
  role: 'customer-partner',
  customerPartners: [{ id: 'cp_a', name: 'A' }],
}
const operator: Principal = { userId: 'olu', role: 'customer-partner', customerPartners: [], operator: true }
const account = '0123456789'

/** Opens the relay of a host on a folder, as the host would there. */
export async function openInstallation({ variables }: HostFolder): Promise<Installation> {
  const { source } = await readHost(variables)
  const { database, openRelay } = await node.openInstallation(await node.readInstallation(source))
  const { relay, close } = await openRelay({
    authenticate: async (request) => {
      const name = request.headers.get('X-Test-Person')
      return name === 'ada' ? person : name === 'olu' ? operator : null
    },
  })

  const send: Installation['send'] = async (method, path, { as, body, headers = {} } = {}) => {
    const response = await relay.fetch(
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
    const { headers: answered } = response
    return {
      status: response.status,
      code: answered.get('Onlend-Error'),
      epoch: answered.get('Onlend-Ledger-Epoch'),
      data,
    }
  }
  return {
    database,
    send,
    withdraw: (key, amount) =>
      send('POST', '/v1/baas/customer-partner/cp_a/withdraw', {
        as: 'ada',
        body: JSON.stringify({
          ...{ account_type: 'bank', name: 'Ada Obi', amount, account_number: account, bank_code: '058' },
        }),
        headers: { 'Idempotency-Key': key },
      }),
    async tell(secret, { id, event, amount, reference = id }) {
      const fields = { customer_partner_id: 'cp_a', amount, account_number: account, bank_code: '058' }
      const body = JSON.stringify({ id, event, data: { ...fields, reference, message: 'Told' } })
      const headers = await signTestWebhook({ secret, id, body, now: Date.now() })
      return send('POST', '/webhooks/service', { body, headers })
    },
    close: async () => void (await close()),
  }
}
