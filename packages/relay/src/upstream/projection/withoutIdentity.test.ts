import { expect, test } from 'vitest'
import { withoutIdentity } from './withoutIdentity.ts'

test('S80: numbers of identity, birth dates, family and links to scans are left out of an answer, at every depth', () => {
  const customer = {
    first_name: 'Ada',
    unique_id_type: 'bvn',
    unique_id: '22233344455',
    NIN: '33344455566',
    motherMaidenName: 'Invented',
    date_of_birth: '1990-02-09',
    proof_of_residence: 'https://files.example/1',
    links: [{ drivers_license: 'https://files.example/2', kept: true }],
  }
  const kept = JSON.parse(
    withoutIdentity(JSON.stringify({ status: 'success', data: { customer } })),
  ) as unknown
  expect(kept).toEqual({
    status: 'success',
    data: { customer: { first_name: 'Ada', unique_id_type: 'bvn', links: [{ kept: true }] } },
  })
})

test('what is left of an answer keeps every digit, and what is no JSON stays', () => {
  const text = '{"data":{"amount":12345678901234567890.10,"bvn":"1"}}'
  expect(withoutIdentity(text)).toBe('{"data":{"amount":12345678901234567890.10}}')
  expect(withoutIdentity('<html>no</html>')).toBe('<html>no</html>')
})
