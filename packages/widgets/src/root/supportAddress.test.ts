import { expect, test } from 'vitest'
import { supportAddress } from './supportAddress.ts'

const nothing = { email: null, phone: null, url: null, hours: null }
const request = { reference: 'OL-7&x', requestId: null }

test('a tenant without contacts leads nowhere', () => {
  expect(supportAddress({ support: nothing, request, subject: '' })).toBeNull()
})

test('what goes along cannot add anything to the address', () => {
  const support = { ...nothing, url: 'https://help.example/?a=1' }
  expect(supportAddress({ support, request, subject: '' })).toBe(
    'https://help.example/?a=1&reference=OL-7%26x',
  )
  const mail = supportAddress({ support: { ...nothing, email: 'a@b.example' }, request, subject: 'A&cc=all' })
  expect(mail).toBe('mailto:a@b.example?subject=A%26cc%3Dall&body=OL-7%26x')
})
