import { expect, test } from 'vitest'
import { relayHeaders } from '@onlend/core/relay'
import { beginBatch } from '../../test/batches.ts'
import { people, testRelay } from '../../test/testRelay.ts'
import type { Principal } from './Principal.ts'

/** A text as a client that is none of the kit's may send it: turned round, with bytes that nobody sees, half a pair, and tags that hold a text of their own. */
const hide = (text: string): string => `\u202e${[...text].join('\u200b')}\u2069\u0007\ud800\u{e0041}`

const withoutHalves = (text: string): string => hide(text).replace('\ud800', '')

const person: Principal = {
  ...people.uA,
  customerPartners: [...people.uA.customerPartners],
  displayName: hide('Ada\nObi'),
  operator: true,
}

test('S163: no text that a person reads later keeps characters that are not seen or turn it round', async () => {
  const relay = await testRelay({
    authenticate: () => person,
    spendingControls: { currency: 'NGN', withdraw: { approval: { above: '1000' } } },
  })
  const { send } = relay
  expect((await send('GET', '/session')).data).toMatchObject({ displayName: 'Ada Obi' })

  // Half a pair in a body that goes on is refused as such.
  const waits = await relay.withdraw('key-refused', {
    name: withoutHalves('Bola Ade'),
    narration: withoutHalves('Rent'),
  })
  expect(waits.code).toBe('awaiting_approval')
  const asked = await send('GET', '/operations/key-refused')
  expect(asked.data).toMatchObject({
    summary: { recipient: 'Bola Ade' },
    approval: { askedByName: 'Ada Obi' },
  })
  expect((await send('GET', '/operations/key-refused/approval')).data).toMatchObject({ narration: 'Rent' })
  const refused = await send('POST', '/operations/key-refused/refusal', {
    body: { reason: hide('Not ours') },
  })
  expect(refused.data).toMatchObject({ approval: { reason: 'Not ours', decidedByName: 'Ada Obi' } })

  const bank = encodeURIComponent('\u202eknaB\u3164 tsriF\u{e0041}')
  await relay.withdraw('key-small', { amount: 10 }, { headers: { [relayHeaders.institution]: bank } })
  const small = await send('GET', '/operations/key-small')
  expect(small.data).toMatchObject({ summary: { institutionName: 'knaB\u3164 tsriF' } })

  const evidence = { text: hide('On the statement'), reference: hide('ST-1') }
  const resolved = await send('POST', '/operations/key-small/resolution', {
    body: { outcome: 'failed', evidence },
  })
  expect(resolved.data).toMatchObject({
    resolution: { evidence: { text: 'On the statement', reference: 'ST-1' } },
  })

  const begun = await beginBatch(relay, 1, { fileName: hide('may\n.csv') })
  expect(begun.data).toMatchObject({ fileName: 'may .csv', createdBy: 'Ada Obi' })
})

test('S163: a reason and evidence in which nothing can be seen are none', async () => {
  const relay = await testRelay({
    authenticate: () => person,
    spendingControls: { currency: 'NGN', withdraw: { approval: { above: '1000' } } },
  })
  await relay.withdraw('key-refused')
  const refused = await relay.send('POST', '/operations/key-refused/refusal', {
    body: { reason: '\u3164\u200b' },
  })
  expect(refused.data).toMatchObject({ approval: { reason: null } })
  await relay.withdraw('key-small', { amount: 10 })
  const body = { outcome: 'failed', evidence: { text: '\u{e0041}\u2800' } }
  expect((await relay.send('POST', '/operations/key-small/resolution', { body })).data).toEqual({
    ...{ field: 'evidence.text', problem: 'is required' },
  })
})
