import { expect, test } from 'vitest'
import { readSheets } from '../../sheets/index.ts'
import { readStatement } from '../index.ts'

test('a statement and a sheet are read in a page without workers', async () => {
  const file = new File(['Date,Details,Credit\n13/03/2026,INV-77,250.00\n'], 'march.csv')
  const { lines, fileName } = await readStatement(file)
  expect(fileName).toBe('march.csv')
  expect(lines).toMatchObject([{ day: '2026-03-13', direction: 'in', amount: '250.00', text: 'INV-77' }])
  expect((await readSheets(file)).sheets[0]?.rows).toHaveLength(2)
})
