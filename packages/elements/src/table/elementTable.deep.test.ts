import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { printTable } from '../../build/printTable.ts'

test('the table of elements is what the types of the widgets say: `pnpm --filter @onlend/elements table` writes the table', () => {
  const written = readFileSync(new URL('elementTable.ts', import.meta.url), 'utf8')
  expect(withoutLayout(written)).toBe(withoutLayout(printTable()))
}, 120_000)

/** The formatter sets spaces and commas. */
function withoutLayout(code: string): string {
  return code.replaceAll(/[\s,]+/g, '')
}
