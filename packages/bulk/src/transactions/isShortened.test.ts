import { expect, test } from 'vitest'
import { isShortened } from './isShortened.ts'

test.each([
  '2.2E+10',
  '2.20E+10',
  '2,2E+10',
  '2.2e+10',
  '+2.2E+010',
  '22E+9',
  '2.2E10',
  '2.2 E+10',
  '2.2E-5',
  '２.２Ｅ＋１０',
  '\u200f2.2E+10',
  '٢٫٢E+١٠',
  '2.2×10^10',
  '2.2*10^10',
  '123456789012345000',
  'INV-2026-0…',
  'INV-2026-0...',
])('%j is what a program has left of a number or a code', (text) => {
  expect(isShortened(text)).toBe(true)
})

test.each([
  '22123456789',
  '12E4',
  '1E5',
  'INV.E+1',
  '0E12A',
  'E+10',
  'A-1',
  '100000000000000001',
  '1.500,00',
  '...',
  '',
  'Étoile',
])('%j stands as it was written', (text) => {
  expect(isShortened(text)).toBe(false)
})
