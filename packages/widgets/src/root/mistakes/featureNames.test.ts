import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { featureNames } from './featureNames.ts'

test('the names that a misspelt feature is compared with are those of the widgets', () => {
  const packages = join(import.meta.dirname, '../../../..')
  const named = ['widgets', 'bulk']
    .flatMap((name) => {
      const source = join(packages, name, 'src')
      return readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) => join(source, file))
    })
    .filter((file) => file.endsWith('.tsx') && !/\.(?:test|stories)\./.test(file))
    .flatMap((file) => {
      const code = readFileSync(file, 'utf8')
      return [
        ...code.matchAll(/<(?:Widget|Batch)Boundary[^>]*? feature="(\w+)"/g),
        ...code.matchAll(/ formWidget<[^(]*\(\s*'(\w+)'/g),
      ].map(([, name]) => name)
    })
  expect([...new Set(named)].sort()).toEqual([...featureNames].sort())
})
