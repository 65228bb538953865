import { expect, test } from 'vitest'
import { fitName } from './fitName.ts'

test('a name keeps its ending and loses its path and what cannot be seen', () => {
  expect(fitName('../../etc/passwd')).toBe('passwd')
  expect(fitName('C:\\scans\\january.pdf')).toBe('january.pdf')
  expect(fitName('a\u202efdp.exe')).toBe('afdp.exe')
  expect(fitName('line\nbreak.pdf')).toBe('linebreak.pdf')
  expect(fitName('')).toBe('file')
  expect(fitName('Relevé été.pdf')).toBe('Relevé été.pdf')
})

test('a name is at most 255 bytes long, and no character is cut in half', () => {
  const name = fitName(`${'é😀'.repeat(100)}.pdf`)
  expect(new TextEncoder().encode(name).byteLength).toBeLessThanOrEqual(255)
  expect(name).toMatch(/^(é😀)+é?\.pdf$/u)
})

test('a photo that became a JPEG is called one', () => {
  expect(fitName('scan.png', 'jpg')).toBe('scan.jpg')
  expect(fitName('scan', 'jpg')).toBe('scan.jpg')
})
