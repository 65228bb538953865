import type { Part } from './World.ts'
import { writeOnce } from './writeOnce.ts'

/** Withdrawals through the relay. */
export const withdrawParts = {
  withdraw: [
    writeOnce({
      path: '/v1/baas/customer-partner/cp_adaeze/withdraw',
      body: {
        account_type: 'bank',
        name: 'Ada Obi',
        amount: 1,
        account_number: '0123456789',
        bank_code: '058',
      },
      other: {
        account_type: 'bank',
        name: 'Ada Obi',
        amount: 2,
        account_number: '0123456789',
        bank_code: '058',
      },
    }),
    {
      fact: 'a possible duplicate is sent once the very earlier one is confirmed, and ten minutes after its end',
      async play(world) {
        const { withdraw } = world
        const confirm = (id: string) => ({ headers: { 'X-Relay-Confirm': `duplicate=${id}` } })
        await withdraw('key-000001')
        await world.sandbox.advance(1)
        await withdraw('key-000002', {}, confirm('key-000009'))
        await withdraw('key-000002', {}, confirm('key-000001'))
        await world.sandbox.advance(1)
        await withdraw('key-000003', { amount: 1500.01 })
        await world.sandbox.advance(3_000)
        await world.sandbox.advance(601_000)
        await withdraw('key-000004', { amount: 1500.01 })
        await world.send('GET', '/operations?customer_partner_id=cp_adaeze')
      },
      answers: ['200', '409 possible_duplicate', '200', '200', '200', '200'],
    },
    {
      fact: 'the name of the bank that the person saw is kept, and a header that is none is not',
      async play({ withdraw, send }) {
        await withdraw('key-000001', {}, { headers: { 'X-Relay-Institution': 'Acc%C3%A8s%20Bank' } })
        await send('GET', '/operations/key-000001')
        await withdraw('key-000002', { amount: 2 }, { headers: { 'X-Relay-Institution': '%E0%A4%A' } })
        await send('GET', '/operations/key-000002')
      },
      answers: ['200', '200', '200', '200'],
    },
    {
      fact: 'after an answer that says nothing the outcome is unknown, and the key is never sent again',
      async play({ withdraw, send, sandbox }) {
        const faults = ['500', '502-html', 'done-then-reset', 'reset', '409'] as const
        for (const [at, fault] of faults.entries()) {
          const key = `key-00000${at}`
          sandbox.faults.add({ endpoint: 'withdraw', fault })
          await withdraw(key, { amount: at + 1 })
          await withdraw(key, { amount: at + 1 })
          await send('GET', `/operations/${key}`)
        }
      },
      answers: Array.from({ length: 5 }, () => ['409 outcome_unknown', '409 outcome_unknown', '200']).flat(),
    },
    {
      fact: 'a refusal of the service is recorded and repeated, and so is one of its credentials',
      async play({ withdraw, send, sandbox }) {
        await withdraw('key-000001', { account_number: '0000000000' })
        await withdraw('key-000001', { account_number: '0000000000' })
        await sandbox.advance(1)
        sandbox.faults.add({ endpoint: 'withdraw', fault: '401' })
        await withdraw('key-000002')
        await withdraw('key-000002')
        await sandbox.advance(1)
        sandbox.faults.add({ endpoint: 'withdraw', fault: '429' })
        await withdraw('key-000003')
        await withdraw('key-000003')
        await send('GET', '/operations?customer_partner_id=cp_adaeze')
      },
      answers: ['422', '422', '502 credentials_refused', '502 credentials_refused', '429', '429', '200'],
    },
    {
      fact: 'who may not send it sends nothing, and a body that is no JSON object is refused',
      async play({ withdraw, send }) {
        await withdraw('key-000001', {}, { as: 'reader' })
        await withdraw('key-000001', {}, { as: 'kwame' })
        await withdraw('key-000001', {}, { headers: { 'Content-Type': 'text/plain' } })
        await withdraw('key-000001', {}, { body: '{' })
        await withdraw('key-000001', {}, { body: '[]' })
        await withdraw('key-000001', {}, { headers: { 'X-Relay': null } })
        await send('GET', '/operations?customer_partner_id=cp_adaeze')
      },
      answers: [
        '403 forbidden',
        '403 forbidden',
        '415 unsupported_media_type',
        '400 malformed_request',
        '400 malformed_request',
        '403 cross_site',
        '200',
      ],
    },
    {
      fact: 'limits of one operation, of a person and a day, and of a partner and a day hold it back',
      options: { withdrawals: { perOperation: '5000', perPersonAndDay: '4000', perPartnerAndDay: '6000' } },
      async play({ withdraw, sandbox }) {
        await withdraw('key-000001', { amount: 5000.01 })
        await withdraw('key-000002', { amount: 3000 })
        await withdraw('key-000003', { amount: 1000.01 })
        await withdraw('key-000004', { amount: 3500 }, { as: 'second' })
        await withdraw('key-000005', { amount: 4500 }, { as: 'second' })
        await sandbox.advance(86_400_000)
        await withdraw('key-000006', { amount: 3500 }, { as: 'second' })
      },
      answers: [
        '422 limit_exceeded',
        '200',
        '422 limit_exceeded',
        '422 limit_exceeded',
        '422 limit_exceeded',
        '200',
      ],
    },
    {
      fact: 'a new destination is held, and a proof is asked for after every other rule',
      options: { withdrawals: { newDestination: { coolingOff: 60_000 }, stepUp: { above: '1000' } } },
      async play({ withdraw, sandbox }) {
        await withdraw('key-000001')
        await sandbox.advance(60_000)
        await withdraw('key-000001')
        await withdraw('key-000001', {}, { headers: { 'X-Relay-Step-Up': 'wrong' } })
        await withdraw('key-000001', {}, { headers: { 'X-Relay-Step-Up': 'proof' } })
        await withdraw('key-000001')
      },
      answers: ['422 destination_held', '403 step_up_required', '403 step_up_refused', '200', '200'],
    },
  ],
} satisfies Record<string, Part[]>
