import { expect, test } from 'vitest'
import { createFileNames } from './createFileNames.ts'

const pdf = 'application/pdf'
const named = (...names: string[]): string[] => {
  const getName = createFileNames()
  return names.map((name) => getName('bank_statements_1', { name, type: pdf }))
}

test('S43: a file keeps its name, without characters that a header or a file system could misread', () => {
  expect(named('Bank statement (May) – Àdé.pdf')).toEqual(['Bank statement (May) – Àdé.pdf'])
  expect(named('../../etc/passwd.pdf')).toEqual(['etc passwd.pdf'])
  expect(named('a"; filename="b.pdf')).toEqual(['a filename= b.pdf'])
  expect(named('C:\\Users\\ada\\x.pdf')).toEqual(['C Users ada x.pdf'])
  expect(named('a\r\nX-Evil: 1.pdf', '\u202efdp.exe.pdf', '.htaccess.pdf')).toEqual([
    'a X-Evil 1.pdf',
    'fdp.exe.pdf',
    'htaccess.pdf',
  ])
  expect(named(`${'é'.repeat(400)}.pdf`)[0]).toHaveLength(104)
})

test('a name has the ending of what the bytes are, and each is there once', () => {
  expect(named('scan', 'scan.PDF', 'Scan.pdf', 'v1.2', '', '..', '/.pdf')).toEqual([
    'scan.pdf',
    'scan (2).pdf',
    'Scan (3).pdf',
    'v1.2.pdf',
    'bank_statements_1.pdf',
    'bank_statements_1 (2).pdf',
    'bank_statements_1 (3).pdf',
  ])
})
