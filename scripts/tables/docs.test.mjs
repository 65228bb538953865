import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../.storybook/docs')

test.each(readdirSync(folder).filter((name) => name.endsWith('.mdx')))(
  '%s has its tables in files of their own: MDX draws none',
  (name) => {
    const rows = readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('|'))
    expect(rows).toEqual([])
  },
)
