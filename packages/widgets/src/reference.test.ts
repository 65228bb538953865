import { expect, test } from 'vitest'
import { listPartNames } from '../build/listPartNames.ts'
import { describeParts } from '../build/reference/describeParts.ts'
import { describeTokens } from '../build/reference/describeTokens.ts'
import { describeWords } from '../build/reference/describeWords.ts'
import { en } from './en.ts'
import { enBulk } from '../../bulk/src/enBulk.ts'

const rows = (table: string) => table.split('\n').filter((line) => line.startsWith('| `'))

test('the reference pages list every part and every sentence, and no token without its description', () => {
  expect(rows(describeParts())).toHaveLength(listPartNames().length)
  expect(rows(describeWords())).toHaveLength(Object.keys({ ...en, ...enBulk }).length)
  const bare = rows(describeTokens()).filter((row) =>
    row
      .split(' | ')
      .slice(0, 3)
      .some((cell) => !cell.trim()),
  )
  expect(bare).toEqual([])
})
