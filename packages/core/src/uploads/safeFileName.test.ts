import { expect, test } from 'vitest'
import { safeFileName } from './safeFileName.ts'

test.each([
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\windows\\win.ini', 'win.ini'],
  ['/absolute/statement.pdf', 'statement.pdf'],
  ['C:\\Users\\ada\\statement.pdf', 'statement.pdf'],
  ['..', 'file'],
  ['', 'file'],
  ['   ', 'file'],
  ['.htaccess', 'htaccess'],
  ['statement.pdf\0.exe', 'statement.pdf.exe'],
  ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie: x=1.pdf'],
  // Would read as "statement.exe.pdf".
  ['statement\u202efdp.exe', 'statementfdp.exe'],
  ['\u2067\u200f\ufeffreport.csv', 'report.csv'],
  ['two   spaces\t.csv', 'two spaces.csv'],
  ['E\u0301tat.csv', '\u00c9tat.csv'],
  ['كشف حساب.pdf', 'كشف حساب.pdf'],
  ['a "quoted" & <b>.csv', 'a "quoted" & <b>.csv'],
  [`${'a'.repeat(900)}.csv`, `${'a'.repeat(251)}.csv`],
  // At most 255 bytes, and no character is cut in half.
  [`${'\u{1f4c4}'.repeat(300)}.csv`, `${'\u{1f4c4}'.repeat(62)}.csv`],
  [`a.${'b'.repeat(900)}`, `a.${'b'.repeat(253)}`],
])('S88: the name %j is kept as %j', (given, kept) => {
  expect(safeFileName(given)).toBe(kept)
})

test('a photo that became a JPEG is called one', () => {
  expect(safeFileName('scan.png', 'jpg')).toBe('scan.jpg')
  expect(safeFileName('scan', 'jpg')).toBe('scan.jpg')
})
