import type { Part, World } from './World.ts'

const settle = (world: World) => world.sandbox.advance(3_000)

/** A withdrawal whose settlement event does not say whom it is about; the event's id. */
async function withNameless(world: World): Promise<string> {
  world.sandbox.webhooks.misbehave({ mode: 'nameless', times: 1 })
  await world.withdraw('key-000001')
  await settle(world)
  return findFirst(world)
}

/** An event about a withdrawal that the relay does not know; its id. */
async function withUnmatched(world: World): Promise<string> {
  await world.sandbox.fetch('/v1/baas/customer-partner/cp_adaeze/withdraw', {
    method: 'POST',
    headers: { Authorization: 'Bearer sk_canary_KEY_0001', 'Content-Type': 'application/json' },
    body: JSON.stringify({
      account_type: 'bank',
      name: 'Ada Obi',
      amount: 1500.01,
      account_number: '0123456789',
      bank_code: '058',
    }),
  })
  await settle(world)
  return findFirst(world)
}

async function findFirst({ send }: World): Promise<string> {
  const { data } = await send('GET', '/inbox')
  // The cast states what the list holds.
  return (data as { id: string }[])[0]?.id ?? ''
}

/** The routes of the inbox. */
export const inboxParts = {
  listInboxEvents: [
    {
      fact: 'operators see what is open, and a channel partner’s people what names their partners',
      async play(world) {
        await withUnmatched(world)
        await world.send('GET', '/inbox?customer_partner_id=cp_adaeze')
        await world.send('GET', '/inbox?customer_partner_id=cp_kwame')
        await world.send('GET', '/inbox?why=dismissed')
        await world.send('GET', '/inbox?why=unread')
        await world.send('GET', '/inbox?why=other')
        await world.send('GET', '/inbox?why=unread&customer_partner_id=cp_adaeze')
        await world.send('GET', '/inbox?after=x')
        await world.send('GET', '/inbox?after=9999999999999_x')
      },
      answers: [
        ...['200', '200', '200', '200', '200'],
        ...['400 malformed_request', '400 malformed_request', '400 malformed_request', '200'],
      ],
    },
    {
      fact: 'who is no operator sees the events of their own partners alone',
      options: { operator: false },
      async play(world) {
        await withUnmatched(world)
        await world.send('GET', '/inbox?customer_partner_id=cp_other')
        await world.send('GET', '/inbox?why=unread')
        await world.send('GET', '/inbox', { as: 'kwame' })
        await world.send('GET', '/inbox', { as: 'reader' })
      },
      answers: ['200', '403 forbidden', '403 forbidden', '403 forbidden', '200'],
    },
    {
      fact: 'an event that came before its operation waits, and settles it',
      async play(world) {
        await withUnmatched(world)
        await world.withdraw('key-000001', { amount: 1500.01 })
        await world.send('GET', '/operations/key-000001')
        await world.send('GET', '/inbox')
      },
      answers: ['200', '200', '200', '200'],
    },
  ],
  assignEvent: [
    {
      fact: 'an operator ties an event that names no partner to its operation, once',
      async play(world) {
        const id = await withNameless(world)
        const assign = (body: object) => world.send('POST', `/inbox/${id}/assignment`, { body: { ...body } })
        await assign({})
        await assign({ operationId: 'key-000001', outcome: 'perhaps' })
        await assign({ operationId: 'key-000001', outcome: 'reversed' })
        await assign({ operationId: 'key-000001' })
        await assign({ operationId: 'key-000001', customerPartnerId: 'cp_other' })
        await assign({ operationId: 'key-000009', customerPartnerId: 'cp_adaeze' })
        await assign({ operationId: 'key-000001', customerPartnerId: 'cp_adaeze' })
        await assign({ operationId: 'key-000001', customerPartnerId: 'cp_adaeze' })
        await world.send('GET', '/inbox')
        await world.send('GET', '/audit')
      },
      answers: [
        ...['200', '200', '400 malformed_request', '400 malformed_request', '404 not_found'],
        ...['404 not_found', '404 not_found', '404 not_found', '200', '404 not_found', '200', '200'],
      ],
    },
    {
      fact: 'an event of another amount is a conflict, unless it is forced',
      async play(world) {
        const id = await withUnmatched(world)
        await world.withdraw('key-000001')
        const assign = (body: object, as: 'harbour' | 'reader' = 'harbour') =>
          world.send('POST', `/inbox/${id}/assignment`, { as, body: { ...body } })
        await assign({ operationId: 'key-000001' }, 'reader')
        await assign({ operationId: 'key-000001' })
        await assign({ operationId: 'key-000001', force: true })
        await world.send('GET', '/operations/key-000001')
        await world.send('GET', '/audit')
      },
      answers: ['200', '200', '403 forbidden', '409 assignment_conflict', '200', '200', '200'],
    },
    {
      fact: 'a channel partner’s people tie what names their partner, and name none themselves',
      options: { operator: false },
      async play(world) {
        const id = await withUnmatched(world)
        await world.withdraw('key-000001')
        const assign = (body: object, as: 'harbour' | 'kwame' = 'harbour') =>
          world.send('POST', `/inbox/${id}/assignment`, { as, body: { ...body } })
        await assign({ operationId: 'key-000001', force: true }, 'kwame')
        await assign({ operationId: 'key-000001', customerPartnerId: 'cp_adaeze' })
        await assign({ operationId: 'key-000001', force: true })
      },
      answers: ['200', '200', '403 forbidden', '403 forbidden', '200'],
    },
  ],
  dismissEvent: [
    {
      fact: 'an operator closes an event with a reason, once, and it can still be tied',
      async play(world) {
        const id = await withUnmatched(world)
        const dismiss = (body: object) => world.send('POST', `/inbox/${id}/dismissal`, { body: { ...body } })
        await dismiss({})
        await dismiss({ reason: ' ' })
        await dismiss({ reason: 'x'.repeat(201) })
        await dismiss({ reason: 'A test', strange: true })
        await dismiss({ reason: ' A test\u2066 of theirs ' })
        await dismiss({ reason: 'Again' })
        await world.send('GET', '/inbox')
        await world.send('GET', '/inbox?why=dismissed')
        await world.send('GET', '/audit')
      },
      answers: [
        ...['200', '400 malformed_request', '400 malformed_request', '400 malformed_request'],
        ...['400 malformed_request', '200', '404 not_found', '200', '200', '200'],
      ],
    },
    {
      fact: 'it is refused for all but operators',
      options: { operator: false },
      async play({ send }) {
        await send('POST', '/inbox/evt_1/dismissal', { body: { reason: 'x' } })
      },
      answers: ['403 forbidden'],
    },
  ],
  replayWebhooks: [
    {
      fact: 'what is open is read again, of one sender, from a time on, or one webhook',
      async play(world) {
        await withUnmatched(world)
        const replay = (body: object) => world.send('POST', '/inbox/replay', { body: { ...body } })
        await replay({ strange: true })
        await replay({ since: 'yesterday' })
        await replay({ source: 'another' })
        await replay({ since: '2036-01-01T00:00:00.000Z' })
        await replay({})
        await world.send('GET', '/inbox')
      },
      answers: ['200', '400 malformed_request', '400 malformed_request', '200', '200', '200', '200'],
    },
    {
      fact: 'it is refused for all but operators',
      options: { operator: false },
      play: async ({ send }) => void (await send('POST', '/inbox/replay', { body: {} })),
      answers: ['403 forbidden'],
    },
  ],
  receiveWebhook: [
    {
      fact: 'a sender that is not set up is not there, signed in or not',
      async play({ send }) {
        await send('POST', '/webhooks/another', { body: {} })
        await send('POST', '/webhooks/another/token', { body: {}, as: null })
      },
      answers: ['404 not_found', '404 not_found'],
    },
  ],
} satisfies Record<string, Part[]>
