import { expect, test } from 'vitest'
import { wireSamples } from '../../test/wireSamples.ts'
import { redact } from './redact.ts'

test('T81: identity numbers, names, contacts, accounts and ids are replaced in every request', () => {
  const samples = Object.values(wireSamples).map(({ request }) => request)
  const text = JSON.stringify(redact(samples))
  const strings =
    JSON.stringify(samples).match(
      /Sample|Adaeze|Grace|0{7}\d+|22000000022|cup_\w+|chp_\w+|INV-[\d-]+|[\w.]+@|Enugu|Kunle|RC0+\d/g,
    ) ?? []
  expect(strings.length).toBeGreaterThan(30)
  for (const personal of strings) expect(text).not.toContain(personal)
})

test('the shape and what is harmless stay readable', () => {
  expect(redact(wireSamples.withdraw.request)).toEqual({
    account_type: 'bank',
    name: '[redacted]',
    amount: 150000.5,
    account_number: '[redacted]',
    bank_code: '[redacted]',
  })
})

test('an unknown field is replaced, of any type', () => {
  expect(
    redact({
      new_field: 'x',
      pin: 1234,
      meta: { anything: 1 },
      list: ['x', 2],
      flag: true,
      none: null,
      nothing: undefined,
    }),
  ).toEqual({
    new_field: '[redacted]',
    pin: '[redacted]',
    meta: '[redacted]',
    list: ['[redacted]', '[redacted]'],
    flag: true,
    none: null,
    nothing: undefined,
  })
})

test('a file is named as a file', () => {
  expect(redact({ nin_slip: new Blob(['x']) })).toEqual({ nin_slip: '[file]' })
})
