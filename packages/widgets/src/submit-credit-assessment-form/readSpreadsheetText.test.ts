import { expect, test } from 'vitest'
import { readSpreadsheetText } from './readSpreadsheetText.ts'

const file = (...parts: BlobPart[]) => new File(parts, 'figures.csv')

test('UTF-8 is read as it is, without its mark', async () => {
  expect(await readSpreadsheetText(file('\ufeffIncome;1 500 €'))).toBe('Income;1 500 €')
})

test('what an old Windows program has written is read as well', async () => {
  expect(await readSpreadsheetText(file(new Uint8Array([0x43, 0x6f, 0xfb, 0x74])))).toBe('Coût')
})

test('a spreadsheet of another format, and one that is no page of figures, is not read', async () => {
  expect(await readSpreadsheetText(file(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x00, 0x00])))).toBeNull()
  expect(await readSpreadsheetText(file('1'.repeat(1_000_001)))).toBeNull()
})
