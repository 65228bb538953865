import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { featureNames } from './featureNames.ts'

test('the names that a misspelt feature is compared with are those of the widgets', () => {
  const source = join(import.meta.dirname, '../..')
  const named = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/\.(?:test|stories)\./.test(file))
    .flatMap((file) => {
      const code = readFileSync(join(source, file), 'utf8')
      return [
        ...code.matchAll(/<WidgetBoundary[^>]*? feature="(\w+)"/g),
        ...code.matchAll(/ formWidget<[^(]*\(\s*'(\w+)'/g),
      ].map(([, name]) => name)
    })
  expect([...new Set(named)].sort()).toEqual([...featureNames])
})
