import { type Endpoint, endpoints } from '@onlend/core/internal'
import { expect, test } from 'vitest'
import { toPath } from '../../test/toPath.ts'
import { stageAssessment } from '../../test/stageAssessment.ts'
import { type StagingRelay, stagingRelay } from '../../test/stagingRelay.ts'
import type { PersonName } from '../../test/testRelay.ts'

const owned = { customer_partner_id: 'cp_a' }

/** Two bodies that differ, and who may send them. */
type Write = { bodies: [string, string]; headers?: Record<string, string>; as?: PersonName }

/** The writes of the contract; one that this table leaves out sends two references. */
const writes: Record<string, (relay: StagingRelay) => Write | Promise<Write>> = {
  ...Object.fromEntries(
    Object.values(endpoints)
      .filter(({ method }) => method !== 'GET')
      .map((endpoint) => [endpoint.name, sendReferences(endpoint)]),
  ),
  withdraw: json({ amount: 1, account_number: '01' }, { amount: 2, account_number: '01' }),
  requestDrawdown: json({ amount: 1, tenor: 30 }, { amount: 1, tenor: 60 }),
  registerTransactions: json(
    { ...owned, transactions: [{ transaction_reference: 't1', amount_payable: 1 }] },
    { ...owned, transactions: [{ transaction_reference: 't2', amount_payable: 1 }] },
  ),
  reconcileRepayments: json(
    { ...owned, payments: [{ transaction_reference: 't1', amount: 1 }] },
    { ...owned, payments: [{ transaction_reference: 't1', amount: 2 }] },
  ),
  createBusiness: json(
    { channel_partner_id: 'chp_p', business_name: 'A' },
    { channel_partner_id: 'chp_p', business_name: 'B' },
    'uP',
  ),
  registerCustomer: json({ first_name: 'Ada', unique_id: '1' }, { first_name: 'Ada', unique_id: '2' }),
  submitCreditAssessment: async (relay) => {
    const { write, headers } = await stageAssessment(relay)
    return { bodies: [write('[]'), write('[{}]')], headers }
  },
}

function json(one: object, other: object, as: PersonName = 'uA'): () => Write {
  return () => ({ bodies: [JSON.stringify(one), JSON.stringify(other)], as })
}

function sendReferences({ owner, ownerField }: Endpoint): () => Write {
  const [as, id] = owner === 'channelPartnerId' ? (['uP', 'chp_p'] as const) : (['uA', 'cp_a'] as const)
  const inBody = ownerField === undefined ? {} : { [ownerField]: id }
  return json({ ...inBody, reference: 'a' }, { ...inBody, reference: 'b' }, as)
}

test.each(Object.keys(writes))(
  'S56, S57, S59: %s is sent once per key, answered from the record, and refused without a key or with another body',
  async (name) => {
    const relay = await stagingRelay()
    const { send, upstream, store } = relay
    const endpoint = Object.values(endpoints).find((each) => each.name === name)
    const { bodies, as = 'uA', headers: own = {} }: Write = await (writes[name] ?? json({}, {}))(relay)
    const path = toPath(endpoint?.path ?? '')
    const data = { partner: { app_key: 'ak_canary_PARTNER_0001' } }
    const body = { status: 'success', message: 'Taken', data }
    upstream.answer = () => Response.json(body)
    const post = (which: 0 | 1, headers: Record<string, string> = { 'Idempotency-Key': `key-${name}` }) =>
      send(endpoint?.method ?? 'POST', path, { as, body: bodies[which], headers: { ...own, ...headers } })

    expect((await post(0, {})).code).toBe('idempotency_key_required')
    expect(upstream.seen).toHaveLength(0)
    const first = await post(0)
    expect([first.status, first.headers.get('Idempotency-Replayed')]).toEqual([200, null])
    const again = await post(0)
    expect([again.status, again.headers.get('Idempotency-Replayed')]).toEqual([200, 'true'])
    expect(again.text).toBe(first.text)
    expect((await post(1)).code).toBe('idempotency_key_reused')
    expect(upstream.seen).toHaveLength(1)

    const kind = endpoint?.owner ?? 'customerPartnerId'
    const id = kind === 'channelPartnerId' ? 'chp_p' : 'cp_a'
    const [operation] = await store.listOperations({ environment: 'sandbox', kind, id }, 10)
    expect(operation).toMatchObject({ kind: name, state: 'accepted', serviceMessage: 'Taken' })
  },
)
