import { loseAnswer } from './loseAnswer.ts'
import type { Part, World } from './World.ts'

const adaeze = 'customer_partner_id=cp_adaeze'
const list = `/operations?${adaeze}`
const settle = (world: World) => world.sandbox.advance(3_000)

const transactions = (references: readonly string[]) => ({
  customer_partner_id: 'cp_adaeze',
  sector: 'Market Place',
  financed_transactions: [],
  transactions: references.map((transaction_reference) => ({
    client: { business_name: 'Invented Foods', id_type: 'rc_number', id_value: 'RC000888' },
    transaction_reference,
    disbursement_date: '2026-01-15',
    expected_payment_date: '2026-04-05',
    amount_payable: 80_000,
    financier: 'Others',
  })),
})

/** The relay's own routes about operations. */
export const ledgerParts = {
  listOperations: [
    {
      fact: 'the newest come first, of one owner and one state, to people who may see their kind',
      async play(world) {
        const { send, withdraw, sandbox } = world
        await withdraw('key-000001')
        await sandbox.advance(10)
        await withdraw('key-000002', { amount: 2 })
        await send('GET', list)
        await settle(world)
        await send('GET', list)
        await send('GET', `${list}&state=succeeded`)
        await send('GET', `${list}&state=unknown`)
        await send('GET', `${list}&state=nothing`)
        await send('GET', '/operations')
        await send('GET', `${list}&channel_partner_id=chp_harbour`)
        await send('GET', list, { as: 'kwame' })
        await send('GET', list, { as: 'reader' })
      },
      answers: [
        ...['200', '200', '200', '200', '200', '200'],
        ...['400 malformed_request', '400 malformed_request', '400 malformed_request'],
        ...['403 forbidden', '200'],
      ],
    },
    {
      fact: 'what was accepted and has no news for long is stale, and late news settles it',
      async play(world) {
        await world.withdraw('key-000001', { amount: 150.03 })
        await world.pass(86_400_001)
        await world.send('GET', list)
        await world.withdraw('key-000002', { amount: 150.03 })
        await world.sandbox.webhooks.resend(world.sandbox.webhooks.list()[0]?.id ?? '')
        await world.send('GET', '/inbox')
        await world.send('GET', list)
      },
      answers: ['200', '200', '409 possible_duplicate', '200', '200'],
    },
  ],
  getOperation: [
    {
      fact: 'it is read by its sender and by people of its owner, and is not there for others',
      async play({ send, withdraw }) {
        await withdraw('key-000001')
        await send('GET', '/operations/key-000001')
        await send('GET', '/operations/key-000001', { as: 'second' })
        await send('GET', '/operations/key-000001', { as: 'kwame' })
        await send('GET', '/operations/key-000009')
        await send('GET', '/operations/key-000001?after=1')
        await send('GET', '/operations/key%20000001')
      },
      answers: [
        ...['200', '200', '200', '404 not_found', '404 not_found'],
        ...['400 malformed_request', '400 malformed_request'],
      ],
    },
    {
      fact: 'webhooks settle it: a success, a failure, one twice, and one that is forged',
      async play(world) {
        const { send, withdraw, sandbox } = world
        await withdraw('key-000001')
        sandbox.webhooks.misbehave({ mode: 'duplicate', times: 1 })
        await settle(world)
        await send('GET', '/operations/key-000001')
        await withdraw('key-000002', { amount: 150.02 })
        sandbox.webhooks.misbehave({ mode: 'forged', times: 1 })
        await settle(world)
        await send('GET', '/operations/key-000002')
      },
      answers: ['200', '200', '200', '200'],
    },
    {
      fact: 'an event that fits two settles none, until each has its own',
      async play(world) {
        const { send, withdraw, sandbox } = world
        await withdraw('key-000001')
        await sandbox.advance(1_000)
        await withdraw('key-000002', {}, { headers: { 'X-Relay-Confirm': 'duplicate=key-000001' } })
        await sandbox.advance(2_000)
        await send('GET', list)
        await send('GET', '/inbox')
        await sandbox.advance(1_000)
        await send('GET', '/operations/key-000001')
        await send('GET', '/operations/key-000002')
        await send('GET', '/inbox')
      },
      answers: ['200', '200', '200', '200', '200', '200', '200'],
    },
    {
      fact: 'an unknown one is settled by its event',
      async play(world) {
        await loseAnswer(world, 'key-000001')
        await world.send('GET', '/operations/key-000001')
        await settle(world)
        await world.send('GET', '/operations/key-000001')
        await world.withdraw('key-000001')
      },
      answers: ['409 outcome_unknown', '200', '200', '200'],
    },
  ],
  listOperationRows: [
    {
      fact: 'each row of a set settles by itself',
      async play(world) {
        const headers = { 'Idempotency-Key': 'key-000001' }
        const body = transactions(['INV-1', 'BAD-2', 'INV-3'])
        await world.send('POST', '/v1/transactions/register', { body, headers })
        await world.send('GET', '/operations/key-000001/rows')
        await settle(world)
        await world.send('GET', '/operations/key-000001/rows')
        await world.send('GET', '/operations/key-000001')
        await world.send('GET', '/operations/key-000001/rows?after=1')
        await world.send('GET', '/operations/key-000001/rows?after=x')
        await world.send('GET', '/operations/key-000001/rows', { as: 'kwame' })
        await world.send('GET', '/operations/key-000009/rows')
      },
      answers: [
        ...['200', '200', '200', '200', '200'],
        ...['400 malformed_request', '404 not_found', '404 not_found'],
      ],
    },
    {
      fact: 'a row that was sent before holds a set back',
      async play(world) {
        const post = (key: string, references: readonly string[]) =>
          world.send('POST', '/v1/transactions/register', {
            body: transactions(references),
            headers: { 'Idempotency-Key': key },
          })
        await post('key-000001', ['INV-1', 'INV-2'])
        await post('key-000002', ['INV-2', 'INV-3'])
        await world.send('GET', '/operations/key-000001/rows')
      },
      answers: ['200', '409 possible_duplicate', '200'],
    },
  ],
  listAudit: [
    {
      fact: 'it says who confirmed a possible duplicate, a page in either order, or all of it as a file',
      async play({ send, withdraw, sandbox }) {
        await withdraw('key-000001')
        await sandbox.advance(1)
        await withdraw('key-000002', {}, { headers: { 'X-Relay-Confirm': 'duplicate=key-000001' } })
        await sandbox.advance(1)
        await withdraw('key-000003', {}, { headers: { 'X-Relay-Confirm': 'duplicate=key-000002' } })
        await send('GET', '/audit')
        await send('GET', '/audit?order=newest')
        await send('GET', '/audit?order=newest&after=2')
        await send('GET', '/audit?after=1')
        await send('GET', '/audit?order=other')
        await send('GET', '/audit?after=x')
        await send('GET', '/audit?format=xml')
        await send('GET', '/audit?format=csv')
      },
      answers: [
        ...['200', '200', '200', '200', '200', '200', '200'],
        ...['400 malformed_request', '400 malformed_request', '400 malformed_request', '200'],
      ],
    },
    {
      fact: 'it is refused for all but operators',
      options: { operator: false },
      play: async ({ send }) => void (await send('GET', '/audit')),
      answers: ['403 forbidden'],
    },
  ],
} satisfies Record<string, Part[]>
