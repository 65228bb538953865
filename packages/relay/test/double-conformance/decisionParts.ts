import { loseAnswer } from './loseAnswer.ts'
import type { Part } from './World.ts'

const list = '/operations?customer_partner_id=cp_adaeze'

const resolution = {
  outcome: 'succeeded',
  evidence: { text: '  It is\u202e on the statement\u200b ', reference: '\u2067S-1\u0007' },
}

const statementLine = {
  ...{ digest: 'a'.repeat(22), fileDigest: 'b'.repeat(64) },
  ...{ day: '2025-03-04', amount: '150.030', line: 7 },
}

/** The routes on which people decide about operations. */
export const decisionParts = {
  getApproval: [
    {
      fact: 'who may decide sees the whole account and whether money went there before, each time with an entry of the audit',
      options: { withdrawals: { approval: { above: '1000', expiresAfter: 60_000 } } },
      async play({ send, withdraw, sandbox }) {
        await withdraw('key-000001')
        const show = (key: string, as: 'harbour' | 'second' | 'reader' | 'kwame', query = '') =>
          send('GET', `/operations/${key}/approval${query}`, { as })
        await show('key-000001', 'second')
        await show('key-000001', 'harbour', '?customer_partner_id=cp_adaeze')
        await show('key-000001', 'second', '?customer_partner_id=cp_kwame')
        await show('key-000001', 'reader')
        await show('key-000001', 'kwame')
        await show('key-000009', 'second')
        await send('POST', '/operations/key-000001/approval', { as: 'second', body: {} })
        await show('key-000001', 'second')
        await sandbox.advance(86_400_000)
        await withdraw('key-000002')
        await show('key-000002', 'second')
        await send('GET', '/audit')
      },
      answers: [
        ...['409 awaiting_approval', '200', '200', '404 not_found', '404 not_found', '404 not_found'],
        ...['404 not_found', '200', '404 not_found', '409 awaiting_approval', '200', '200'],
      ],
    },
  ],
  listLimits: [
    {
      fact: 'the rules are there before anything is sent, with what is used of the day by each person',
      options: {
        withdrawals: {
          ...{ perOperation: '5000', perPersonAndDay: '4000', perPartnerAndDay: '6000' },
          ...{ approval: { above: '3000' }, newDestination: { coolingOff: 60_000 } },
        },
      },
      async play({ send, withdraw, sandbox }) {
        const limits = '/limits?customer_partner_id=cp_adaeze'
        await send('GET', limits)
        await withdraw('key-000001')
        await sandbox.advance(60_000)
        await withdraw('key-000001')
        await send('GET', limits)
        await send('GET', limits, { as: 'second' })
        await send('GET', limits, { as: 'reader' })
        await send('GET', limits, { as: 'kwame' })
        await send('GET', '/limits')
      },
      answers: [
        ...['200', '422 destination_held', '200', '200', '200', '200'],
        ...['403 forbidden', '400 malformed_request'],
      ],
    },
    {
      fact: 'a host without rules has none to list',
      play: async ({ send }) => void (await send('GET', '/limits?customer_partner_id=cp_adaeze')),
      answers: ['200'],
    },
  ],
  approveOperation: [
    {
      fact: 'another person approves what waits, once, and it is sent then',
      options: { withdrawals: { approval: { above: '1000', expiresAfter: 60_000 } } },
      async play({ send, withdraw, sandbox }) {
        await withdraw('key-000001')
        await withdraw('key-000001')
        await withdraw('key-000002')
        await send('GET', `${list}&state=awaiting_approval`)
        const approve = (key: string, as: 'harbour' | 'second' | 'reader' | 'kwame', body = {}) =>
          send('POST', `/operations/${key}/approval`, { as, body })
        await approve('key-000001', 'harbour')
        await approve('key-000001', 'reader')
        await approve('key-000001', 'kwame')
        await approve('key-000009', 'second')
        await approve('key-000001', 'second', { strange: true })
        await approve('key-000001', 'second')
        await approve('key-000001', 'second')
        await withdraw('key-000001')
        await send('GET', '/audit')
        await sandbox.advance(86_400_000)
        await withdraw('key-000003')
        await sandbox.advance(60_000)
        await withdraw('key-000003')
        await approve('key-000003', 'second')
      },
      answers: [
        ...['409 awaiting_approval', '409 awaiting_approval', '409 possible_duplicate', '200'],
        ...['409 second_person_required', '404 not_found', '404 not_found', '404 not_found'],
        ...['400 malformed_request', '200', '409 not_awaiting_approval', '200', '200'],
        ...['409 awaiting_approval', '422 approval_expired', '409 not_awaiting_approval'],
      ],
    },
  ],
  refuseOperation: [
    {
      fact: 'another person refuses what waits, or the one who asked takes it back',
      options: { withdrawals: { approval: { above: '1000' } } },
      async play({ send, withdraw, sandbox }) {
        const refuse = (key: string, as: 'harbour' | 'second' | 'reader', body: object) =>
          send('POST', `/operations/${key}/refusal`, { as, body: { ...body } })
        await withdraw('key-000001')
        await refuse('key-000001', 'reader', {})
        await refuse('key-000001', 'second', { reason: 'x'.repeat(201) })
        await refuse('key-000001', 'second', { reason: ' Not\u202e this one \u{e0041}' })
        await refuse('key-000001', 'second', {})
        await withdraw('key-000001')
        await sandbox.advance(1)
        await withdraw('key-000002')
        await refuse('key-000002', 'harbour', {})
        await send('GET', list)
        await send('GET', '/audit')
      },
      answers: [
        ...['409 awaiting_approval', '404 not_found', '400 malformed_request', '200'],
        ...[
          '409 not_awaiting_approval',
          '422 approval_refused',
          '409 awaiting_approval',
          '200',
          '200',
          '200',
        ],
      ],
    },
  ],
  listAttention: [
    {
      fact: 'operators see what is unknown or stale, oldest first, and no one else does',
      async play(world) {
        await loseAnswer(world, 'key-000001')
        await world.sandbox.advance(1)
        await world.withdraw('key-000002', { amount: 150.03 })
        await world.sandbox.advance(1)
        await loseAnswer(world, 'key-000003', { amount: 150.03, account_number: '0123456780' })
        await world.send('GET', '/attention')
        await world.pass(86_400_001)
        await world.send('GET', '/attention')
        await world.send('GET', '/attention?after=1768467600001_key-000002')
        await world.send('GET', '/attention?after=x')
      },
      answers: [
        ...['409 outcome_unknown', '200', '409 outcome_unknown', '200', '200', '200'],
        '400 malformed_request',
      ],
    },
    {
      fact: 'it is refused for all but operators',
      options: { operator: false },
      play: async ({ send }) => void (await send('GET', '/attention')),
      answers: ['403 forbidden'],
    },
  ],
  resolveOperation: [
    {
      fact: 'an operator says how it ended, once, with evidence',
      async play(world) {
        const resolve = (key: string, body: object) =>
          world.send('POST', `/operations/${key}/resolution`, { body: { ...body } })
        await loseAnswer(world, 'key-000001', { amount: 150.03 })
        for (const body of [
          {},
          { outcome: 'succeeded' },
          { outcome: 'nothing', evidence: { text: 'x' } },
          { outcome: 'succeeded', evidence: { text: ' ' } },
          { outcome: 'succeeded', evidence: { text: 'x', at: 'yesterday' } },
          { outcome: 'succeeded', evidence: { text: 'x', at: '2036-01-01T00:00:00.000Z' } },
          { ...resolution, strange: true },
          { ...resolution, confirms: 'x' },
        ])
          await resolve('key-000001', body)
        await resolve('key-000009', resolution)
        await resolve('key-000001', { confirms: 'nothing' })
        await resolve('key-000001', resolution)
        await resolve('key-000001', { ...resolution, outcome: 'failed' })
        await resolve('key-000001', { ...resolution, outcome: 'reversed' })
        await world.send('GET', '/operations/key-000001')
        await world.send('GET', '/audit')
      },
      answers: [
        '409 outcome_unknown',
        ...Array.from({ length: 8 }, () => '400 malformed_request'),
        ...['404 not_found', '409 not_resolvable', '200', '409 not_resolvable', '200', '200', '200'],
      ],
    },
    {
      fact: 'a line of a statement is evidence for one operation alone, and of its amount',
      async play(world) {
        const resolve = (key: string, changes: object = {}) =>
          world.send('POST', `/operations/${key}/resolution`, {
            body: { outcome: 'succeeded', evidence: { text: 'x', line: { ...statementLine, ...changes } } },
          })
        await loseAnswer(world, 'key-000001', { amount: 150.03 })
        await loseAnswer(world, 'key-000002', { amount: 150.03, account_number: '0000000077' })
        for (const changes of [
          { strange: true },
          { digest: 'a' },
          { fileDigest: 'A'.repeat(64) },
          { day: '2026-02-30' },
          { day: '2036-01-01' },
          { amount: 150.03 },
          { amount: '150.04' },
          { amount: '0' },
          { line: 0 },
        ])
          await resolve('key-000001', changes)
        await resolve('key-000001')
        await resolve('key-000002')
        await resolve('key-000002', { digest: 'c'.repeat(22) })
        await world.send('GET', '/operations/key-000001')
        await world.send('GET', '/audit')
      },
      answers: [
        ...['409 outcome_unknown', '409 outcome_unknown'],
        ...Array.from({ length: 9 }, () => '400 malformed_request'),
        ...['200', '409 line_used', '200', '200', '200'],
      ],
    },
    {
      fact: 'a proposal holds its line until another takes its place',
      options: { fourEyes: true },
      async play(world) {
        const resolve = (key: string, changes: object = {}) =>
          world.send('POST', `/operations/${key}/resolution`, {
            body: { outcome: 'succeeded', evidence: { text: 'x', line: { ...statementLine, ...changes } } },
          })
        await loseAnswer(world, 'key-000001', { amount: 150.03 })
        await loseAnswer(world, 'key-000002', { amount: 150.03, account_number: '0000000077' })
        await resolve('key-000001')
        await resolve('key-000002')
        await resolve('key-000001', { digest: 'c'.repeat(22) })
        await resolve('key-000002')
        await world.send('GET', '/attention')
      },
      answers: ['409 outcome_unknown', '409 outcome_unknown', '202', '409 line_used', '202', '202', '200'],
    },
    {
      fact: 'where two are asked for, the second confirms what the first proposed',
      options: { fourEyes: true },
      async play(world) {
        const resolve = (as: 'harbour' | 'second', body: object) =>
          world.send('POST', '/operations/key-000001/resolution', { as, body: { ...body } })
        await loseAnswer(world, 'key-000001')
        const { data } = await resolve('harbour', resolution)
        // The cast states what a proposal is answered with.
        const { id } = (data as { proposal: { id: string } }).proposal
        await resolve('harbour', { confirms: id })
        await resolve('second', { confirms: 'another' })
        await world.send('GET', '/attention')
        await resolve('second', { confirms: id })
        await world.send('GET', '/attention')
        await world.send('GET', '/audit')
      },
      answers: [
        ...['409 outcome_unknown', '202', '409 second_operator_required', '409 not_resolvable'],
        ...['200', '200', '200', '200'],
      ],
    },
    {
      fact: 'it is refused for all but operators',
      options: { operator: false },
      play: async ({ send }) =>
        void (await send('POST', '/operations/key-000001/resolution', { body: { ...resolution } })),
      answers: ['403 forbidden'],
    },
  ],
} satisfies Record<string, Part[]>
