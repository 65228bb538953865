import { expect, test } from 'vitest'
import { safeFileName } from './safeFileName.ts'

test('a name keeps its ending and loses its path and what cannot be seen', () => {
  expect(safeFileName('../../etc/passwd')).toBe('passwd')
  expect(safeFileName('C:\\scans\\january.pdf')).toBe('january.pdf')
  expect(safeFileName('a\u202efdp.exe')).toBe('afdp.exe')
  expect(safeFileName('line\nbreak.pdf')).toBe('linebreak.pdf')
  expect(safeFileName('')).toBe('file')
  expect(safeFileName('Relevé été.pdf')).toBe('Relevé été.pdf')
})

test('a name is at most 255 bytes long, and no character is cut in half', () => {
  const name = safeFileName(`${'é😀'.repeat(100)}.pdf`)
  expect(new TextEncoder().encode(name).byteLength).toBeLessThanOrEqual(255)
  expect(name).toMatch(/^(é😀)+é?\.pdf$/u)
})

test('a photo that became a JPEG is called one', () => {
  expect(safeFileName('scan.png', 'jpg')).toBe('scan.jpg')
  expect(safeFileName('scan', 'jpg')).toBe('scan.jpg')
})
