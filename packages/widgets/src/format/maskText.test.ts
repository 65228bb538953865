import { expect, test } from 'vitest'
import { maskText } from './maskText.ts'

test('T81: of a number only its last four figures are left, however it is written', () => {
  expect(maskText('bvn', '22123456789')).toEqual({ text: '••••\u00a06789', end: '6789' })
  expect(maskText('phone', '+234 803 123 4567')).toEqual({ text: '••••\u00a04567', end: '4567' })
  expect(maskText('nin', 'GHA-712345678-9')).toEqual({ text: '••••\u00a06789', end: '6789' })
})

test('a number so short that four figures would be most of it is hidden whole', () => {
  expect(maskText('account', '1234567')).toEqual({ text: '••••••••', end: null })
})

test('T81: nothing is left of a date or of another text, and every one is as long as the next', () => {
  expect(maskText('date', '1990-04-12')).toEqual({ text: '••••••••', end: null })
  expect(maskText('text', 'Ngozi')).toEqual(maskText('text', 'Oluwafunmilayo Nwachukwu-Okonkwo'))
})

test('of an e-mail address the first letter and the domain are left', () => {
  expect(maskText('email', 'owner@harbour.example').text).toBe('o••••@harbour.example')
  expect(maskText('email', 'ab@harbour.example').text).toBe('••••@harbour.example')
  expect(maskText('email', 'not an address').text).toBe('••••••••')
})
