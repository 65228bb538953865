import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

test('every event that a line can have is in the document, and nothing else is', async () => {
  const files = await readdir(source, { recursive: true })
  const written = new Set<string>()
  for (const file of files.filter((name) => name.endsWith('.ts') && !/test[.-]/.test(name))) {
    const text = await readFile(join(source, file), 'utf8')
    for (const [, event = ''] of text.matchAll(/\bevent: '([a-z_.]+)'/g)) written.add(event)
  }
  const document = await readFile(join(source, '../docs/operating.md'), 'utf8')
  const logs = document.slice(document.indexOf('## Logs'), document.indexOf('## Metrics'))
  const described = [...logs.matchAll(/^\| (.*?) \| (?:info|warn|error)[\w, ]* \|/gm)].flatMap(
    ([, cell = '']) => [...cell.matchAll(/`([a-z_.]+)`/g)].map(([, event = '']) => event),
  )
  expect(described.toSorted()).toEqual([...written].filter((event) => event !== 'request').sort())
})
