import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { referenceTables } from '../build/reference/referenceTables.ts'

test.each(Object.entries(referenceTables))(
  'the showroom’s %s says what the source says; run `pnpm reference` and review the difference',
  (name, describe) => {
    const written = readFileSync(new URL(`../../../.storybook/docs/tables/${name}`, import.meta.url), 'utf8')
    expect(written).toBe(describe())
  },
)
