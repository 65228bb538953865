import { type Endpoint, endpoints } from '@onlend/core/internal'
import { expect, test } from 'vitest'
import { scanJson } from '../lib/scanJson.ts'
import { testRelay } from '../../test/testRelay.ts'

const all: readonly Endpoint[] = Object.values(endpoints)
const twoOwners = { customer_partner_id: ['cp_a', 'cp_b'], channel_partner_id: ['chp_p', 'chp_q'] } as const

/** How the owner's key can be written so that some reader takes it for the owner's. */
function spellings(field: string): string[] {
  const words = field.split('_')
  return [
    field,
    `${field.slice(0, -1)}\\u0064`,
    `\\u0063${field.slice(1)}`,
    field.toUpperCase(),
    field.replaceAll('_', '-'),
    words.join(''),
    // Readers that fold case as Unicode does take the long s for an s.
    field.replace('s', '\u017f'),
    words.map((word, at) => (at ? word[0]?.toUpperCase() + word.slice(1) : word)).join(''),
    `${field}\\u0000`,
    ` ${field}`,
    'cup_id',
  ]
}

/** Bodies in which two readers could find two owners, or one that is not a plain text; and a few that are fine. */
function corpus(field: string, own: string, foreign: string): string[] {
  const values = [
    ...[`"${own}"`, `"${foreign}"`, `["${own}","${foreign}"]`, `["${own}"]`, `{"0":"${own}"}`, '7'],
    ...['null', 'true', '""', `" ${own}"`, `"${own} "`, `"${own}\\u0000"`],
    ...[`"\\u0063${own.slice(1)}"`, `"${own.toUpperCase()}"`],
  ]
  const single = values.map((value) => `{"${field}":${value}}`)
  const doubled = spellings(field).flatMap((key) => [
    `{"${field}":"${own}","${key}":"${foreign}"}`,
    `{"${key}":"${foreign}","${field}":"${own}"}`,
    `{"${key}":"${own}"}`,
  ])
  const nested = [
    `{"${field}":"${own}","payments":[{"${field}":"${foreign}"}]}`,
    `{"data":{"${field}":"${own}"}}`,
    `[{"${field}":"${own}"}]`,
    `{"${field}":"${own}","__proto__":{"${field}":"${foreign}"}}`,
    `{"${field}":"${own}","a":{"b":1,"b":2}}`,
  ]
  const framed = [
    `\ufeff{"${field}":"${own}"}`,
    ` \n{"${field}":"${own}"}\n`,
    `{"${field}":"${own}"}{"${field}":"${foreign}"}`,
    `{"${field}":"${own}"} x`,
    `{"${field}":"${own}"}\u0000`,
    `{"${field}":"${own}",/* "${field}":"${foreign}" */"a":1}`,
    `{"${field}":"${own}",}`,
    `{'${field}':'${own}'}`,
    `{${field}:"${own}"}`,
    `{"${field}":"${own}","n":NaN}`,
    `{"n":1.10,"${field}":"${own}","payments":[],"transactions":[]}`,
    '',
    '{}',
    '"text"',
  ]
  return [...single, ...doubled, ...nested, ...framed]
}

/** Every owner that a reader finds who takes keys for the same that `isSame` takes for it. */
function findOwners(text: string, isSame: (key: string) => boolean): unknown[] {
  const found: unknown[] = []
  scanJson(text, {
    onMember({ depth, key, valueStart, end }) {
      if (depth === 1 && isSame(key)) found.push(JSON.parse(text.slice(valueStart, end)))
    },
  })
  return found
}

/** The owner that a reader finds who takes the first of two keys. */
const firstWins = (text: string, field: string): unknown => findOwners(text, (key) => key === field)[0]

/** Every owner that a reader finds who takes keys for the same that differ in case, as Unicode folds it. */
const foldingReader = (text: string, field: string): unknown[] =>
  findOwners(text, (key) => key.localeCompare(field, 'en', { sensitivity: 'base' }) === 0)

/** The owner that a reader finds who takes the last. */
function lastWins(text: string, field: string): unknown {
  // The cast lets a field be looked for in anything.
  return (JSON.parse(text) as Record<string, unknown>)[field]
}

test.each(
  all.flatMap((endpoint) =>
    endpoint.ownerField ? [[endpoint.name, endpoint, endpoint.ownerField] as const] : [],
  ),
)(
  'S21, S22: whatever reader takes what %s sends on, it finds the owner that was checked',
  async (_name, { method, path }, field) => {
    const { send, upstream } = await testRelay({ operations: { duplicateWindow: 0 } })
    const [own, foreign] = twoOwners[field]
    const bodies = corpus(field, own, foreign)
    expect(bodies.length).toBeGreaterThanOrEqual(60)
    for (const [at, body] of bodies.entries()) {
      const before = upstream.seen.length
      const headers = { 'Idempotency-Key': `key-corpus-${at}` }
      const { status } = await send(method, path, { as: 'uP', body, headers })
      const sent = upstream.seen.slice(before).map((request) => request.body)
      const isKnown = [200, 400, 403].includes(status)
      expect([body, isKnown, sent.length]).toEqual([body, true, status === 200 ? 1 : 0])
      for (const text of sent)
        expect([text, firstWins(text, field), lastWins(text, field), foldingReader(text, field)]).toEqual([
          body,
          own,
          own,
          [own],
        ])
    }
    // The plain one, once more spelt with escapes, between spaces, and among other fields.
    expect(upstream.seen.length).toBeGreaterThanOrEqual(4)
  },
)

test('S22: a body in UTF-16 is not read as something else', async () => {
  const { send, upstream } = await testRelay()
  const text = '{"customer_partner_id":"cp_a"}'
  const bytes = new Uint8Array([...text].flatMap((letter) => [letter.charCodeAt(0), 0]))
  for (const [type, refusal] of [
    ['application/json', 400],
    ['application/json; charset=utf-16le', 415],
  ] as const) {
    const headers = { 'Content-Type': type, 'Idempotency-Key': 'key-utf-16' }
    const { status } = await send('POST', '/v1/financing/bulk-payment', { as: 'uP', body: bytes, headers })
    expect(status).toBe(refusal)
  }
  expect(upstream.seen).toEqual([])
})
