import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findNamedKeys } from '../../build/words/findNamedKeys.ts'
import { listCatalogues } from '../../build/words/listCatalogues.ts'
import { en } from '../en.ts'
import { enBulk } from '../enBulk.ts'

const source = join(import.meta.dirname, '..')
const english = { ...en, ...enBulk }
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })

/** All code that may say a sentence, without the words and the tests. */
function readCode(): string {
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/^(?:locales|words)\/|\.(?:test|stories|words)\./.test(file))
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n')
}

test('every sentence is said somewhere', () => {
  const keys = Object.keys(english)
  expect(findNamedKeys(readCode(), keys)).toEqual(keys)
})

test('the words of every widget are in one of the two catalogues', () => {
  expect([...Object.keys(en), ...Object.keys(enBulk)].sort()).toEqual(listCatalogues().flat().sort())
})

test('the build reads the keys of each catalogue as a widget imports them, in their order', async () => {
  const catalogues = await Promise.all(
    files
      .filter((file) => file.endsWith('.words.ts'))
      .sort()
      .map(async (file) =>
        Object.values(await import(join(source, file))).map((words) => Object.keys(Object(words))),
      ),
  )
  expect(listCatalogues().map((keys) => [keys])).toEqual(catalogues)
})
