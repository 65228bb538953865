import createBusiness from '../../../core/src/endpoints/createBusiness.wire.json' with { type: 'json' }
import registerCustomer from '../../../core/src/endpoints/registerCustomer.wire.json' with { type: 'json' }
import type { Life, SendOptions, World } from './World.ts'

const adaeze = 'customer_partner_id=cp_adaeze'
const list = `/operations?${adaeze}`
const settle = (world: World) => world.sandbox.advance(3_000)
const confirm = (id: string): SendOptions => ({ headers: { 'X-Relay-Confirm': `duplicate=${id}` } })

export const transactions = (references: readonly string[]) => ({
  customer_partner_id: 'cp_adaeze',
  sector: 'Market Place',
  financed_transactions: [],
  transactions: references.map((transaction_reference) => ({
    client: { business_name: 'Invented Foods', id_type: 'rc_number', id_value: 'RC000888' },
    ...{ transaction_reference, amount_payable: 80_000, financier: 'Others' },
    ...{ disbursement_date: '2026-01-15', expected_payment_date: '2026-04-05' },
  })),
})

/** Every write besides withdrawals and assessments: its path, a body, and another. */
const writes: readonly (readonly [path: string, body: object, other: object])[] = [
  [
    '/v1/draw-downs/customer-partner/cp_nodrawdown_404/request',
    { amount: 150_000, tenor: 90 },
    { tenor: 60 },
  ],
  ['/v1/customer_partners/cp_adaeze/customers', registerCustomer.request, { unique_id: '00000000033' }],
  ['/v1/transactions/register', transactions(['INV-1', 'BAD-2']), { sector: 'Other' }],
  [
    '/v1/channel-partner/create-business',
    { ...createBusiness.request, channel_partner_id: 'chp_harbour' },
    { business_name: 'Kunle Cold Stores' },
  ],
]

/** A withdrawal of which no one knows the outcome. */
async function loseAnswer(world: World, key: string, changes: object = {}): Promise<void> {
  world.sandbox.faults.add({ endpoint: 'withdraw', fault: 'done-then-reset' })
  await world.withdraw(key, { ...changes })
}

const line = {
  digest: 'a'.repeat(22),
  fileDigest: 'b'.repeat(64),
  day: '2025-03-04',
  amount: '150.030',
  line: 7,
}

/** The lives of operations. */
export const moneyLives: readonly Life[] = [
  {
    life: 'each write is sent once per key, repeated from the record, and held back under another key',
    async play({ send }) {
      for (const [at, [path, body, other]] of writes.entries()) {
        const keyed = (key: number) => ({ headers: { 'Idempotency-Key': `key-0000${at}${key}` } })
        await send('POST', path, { body: { ...body }, ...keyed(1) })
        await send('POST', path, { body: { ...body }, ...keyed(1) })
        await send('POST', path, { body: { ...body, ...other }, ...keyed(1) })
        await send('POST', path, { body: { ...body }, ...keyed(2) })
        await send('GET', `/operations/key-0000${at}1`)
        await send('POST', path, { body: { ...body }, ...keyed(3), as: 'reader' })
      }
      await send('GET', '/operations?channel_partner_id=chp_harbour')
      await send('GET', '/operations?channel_partner_id=chp_other')
    },
  },
  {
    life: 'a withdrawal is followed from the press to its event, and what people see of it follows',
    async play(world) {
      const { send, withdraw, sandbox } = world
      const events = `/events?${adaeze}`
      const start = await send('GET', events)
      await send('GET', '/v1/customer-partner/cp_adaeze/credit-limit/current')
      await withdraw('key-000001', {}, { headers: { 'X-Relay-Institution': 'Acc%C3%A8s%20Bank' } })
      for (const as of ['harbour', 'second', 'kwame'] as const)
        await send('GET', '/operations/key-000001', { as })
      sandbox.webhooks.misbehave({ mode: 'duplicate', times: 1 })
      await settle(world)
      await send('GET', '/v1/customer-partner/cp_adaeze/credit-limit/current')
      for (const as of ['harbour', 'reader', 'kwame'] as const)
        await send('GET', `/snapshots?${adaeze}`, { as })
      await withdraw('key-000002', { amount: 150.02 })
      sandbox.webhooks.misbehave({ mode: 'forged', times: 1 })
      await settle(world)
      for (const as of ['harbour', 'kwame'] as const) await send('GET', list, { as })
      await send('GET', `${list}&state=succeeded`)
      await send('GET', '/operations/key-000009')
      // The cast states what the list holds.
      const place = (start.data as { id: string }[]).at(-1)?.id ?? ''
      await send('GET', events, { headers: { 'Last-Event-ID': place } })
      await send('GET', events, { as: 'kwame' })
      await world.follow('cp_adaeze', 1)
    },
  },
  {
    life: 'a possible duplicate is sent once the very earlier one is confirmed, and ten minutes after its end',
    async play({ send, withdraw, sandbox }) {
      await withdraw('key-000001')
      await sandbox.advance(1)
      await withdraw('key-000002', {}, confirm('key-000009'))
      await withdraw('key-000002', {}, confirm('key-000001'))
      await sandbox.advance(1)
      await withdraw('key-000003', { amount: 1500.01 })
      await sandbox.advance(604_000)
      await withdraw('key-000004', { amount: 1500.01 })
      await send('GET', list)
      for (const query of ['?order=newest', '?order=newest&after=2']) await send('GET', `/audit${query}`)
    },
  },
  {
    life: 'an event that fits two settles none, until each has its own',
    async play({ send, withdraw, sandbox }) {
      await withdraw('key-000001')
      await sandbox.advance(1_000)
      await withdraw('key-000002', {}, confirm('key-000001'))
      await sandbox.advance(2_000)
      await send('GET', list)
      await send('GET', '/inbox')
      await sandbox.advance(1_000)
      await send('GET', list)
      await send('GET', '/inbox')
    },
  },
  {
    life: 'after an answer that says nothing the outcome is unknown; a refusal is recorded; neither is sent again',
    async play({ withdraw, send, sandbox }) {
      const faults = ['500', '502-html', 'done-then-reset', 'reset', '409', '401', '429'] as const
      for (const [at, fault] of faults.entries()) {
        sandbox.faults.add({ endpoint: 'withdraw', fault })
        await withdraw(`key-00000${at}`, { amount: at + 1 })
        await withdraw(`key-00000${at}`, { amount: at + 1 })
        await send('GET', `/operations/key-00000${at}`)
        await sandbox.advance(1)
      }
      await withdraw('key-000008', { account_number: '0000000000' })
      await withdraw('key-000008', { account_number: '0000000000' })
      await sandbox.advance(3_000)
      await send('GET', list)
    },
  },
  {
    life: 'limits hold an operation back, and people read them before',
    options: {
      withdrawals: {
        ...{ perOperation: '5000', perPersonAndDay: '4000', perPartnerAndDay: '6000' },
        ...{ newDestination: { coolingOff: 60_000 }, stepUp: { above: '3400' } },
      },
    },
    async play({ withdraw, send, sandbox }) {
      await send('GET', `/limits?${adaeze}`)
      await withdraw('key-000001', { amount: 5000.01 })
      await withdraw('key-000002', { amount: 3000 })
      await sandbox.advance(60_000)
      await withdraw('key-000002', { amount: 3000 })
      await withdraw('key-000003', { amount: 1000.01 })
      await withdraw('key-000004', { amount: 3500 }, { as: 'second' })
      for (const as of ['harbour', 'second', 'reader', 'kwame'] as const)
        await send('GET', `/limits?${adaeze}`, { as })
      await sandbox.advance(86_400_000)
      for (const proof of [null, 'wrong', 'proof'])
        await withdraw(
          'key-000006',
          { amount: 3500 },
          { as: 'second', headers: { 'X-Relay-Step-Up': proof } },
        )
    },
  },
  {
    life: 'a second person sees, approves or refuses what waits, once; what no one decides about ends',
    options: { withdrawals: { approval: { above: '1000', expiresAfter: 60_000 } } },
    async play({ send, withdraw, sandbox }) {
      const decide = async (key: string, decision: 'approval' | 'refusal', body: object = {}) => {
        for (const as of ['harbour', 'second'] as const) {
          await send('GET', `/operations/${key}/approval`, { as })
          if (decision === 'approval' || as !== 'harbour')
            await send('POST', `/operations/${key}/${decision}`, { as, body: { ...body } })
        }
        await send('POST', `/operations/${key}/${decision}`, { as: 'second', body: { ...body } })
      }
      await withdraw('key-000001')
      await withdraw('key-000002')
      await send('GET', `${list}&state=awaiting_approval`)
      await decide('key-000001', 'approval')
      await withdraw('key-000001')
      await sandbox.advance(86_400_000)
      await withdraw('key-000003')
      await decide('key-000003', 'refusal', { reason: ' Not\u202e this one' })
      await withdraw('key-000003')
      await sandbox.advance(1)
      await withdraw('key-000004')
      await send('POST', '/operations/key-000004/refusal', { body: {} })
      await sandbox.advance(1)
      await withdraw('key-000005')
      await sandbox.advance(60_000)
      await withdraw('key-000005')
      await send('GET', list)
      await send('GET', '/audit?order=newest')
    },
  },
  {
    life: 'an operator says how an unknown one ended, with a line of a statement',
    async play(world) {
      const resolve = (key: string, outcome: string, changes: object = {}) =>
        world.send('POST', `/operations/${key}/resolution`, {
          body: { outcome, evidence: { text: 'Seen\u202e', line: { ...line, ...changes } } },
        })
      await loseAnswer(world, 'key-000001', { amount: 150.03 })
      await world.sandbox.advance(1)
      await loseAnswer(world, 'key-000002', { amount: 150.03, account_number: '0000000077' })
      await world.send('GET', '/attention')
      await resolve('key-000009', 'succeeded')
      await resolve('key-000001', 'succeeded')
      await resolve('key-000001', 'failed')
      await resolve('key-000001', 'reversed')
      await resolve('key-000002', 'succeeded', { digest: 'c'.repeat(22) })
      await world.send('GET', list)
      await world.withdraw('key-000003', { amount: 150.03, account_number: '0123456780' })
      await world.pass(86_400_001)
      await world.send('GET', '/attention')
      await world.send('GET', '/attention?after=1768467600001_key-000002')
      await world.send('GET', '/audit?order=newest')
    },
  },
  {
    life: 'where two operators are asked for, the second confirms what the first proposed',
    options: { fourEyes: true },
    async play(world) {
      const resolve = (as: 'harbour' | 'second', body: object) =>
        world.send('POST', '/operations/key-000001/resolution', { as, body: { ...body } })
      await loseAnswer(world, 'key-000001')
      const { data } = await resolve('harbour', {
        outcome: 'failed',
        evidence: { text: 'x', reference: 'S-1' },
      })
      // The cast states what a proposal is answered with.
      const { id } = (data as { proposal: { id: string } }).proposal
      await resolve('harbour', { confirms: id })
      await resolve('second', { confirms: 'another' })
      await world.send('GET', '/attention')
      await resolve('second', { confirms: id })
      await world.send('GET', '/outcomes')
      await world.send('GET', '/attention')
      await world.send('GET', '/audit?order=newest')
    },
  },
  {
    life: 'people who are no operators see nothing of theirs',
    options: { operator: false },
    async play({ send }) {
      for (const path of ['/attention', '/audit', '/outcomes', '/inbox?why=unread', '/tenant/brand'])
        await send('GET', path)
    },
  },
]
