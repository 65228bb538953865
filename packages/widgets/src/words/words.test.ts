import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listCatalogues } from '../../build/words/listCatalogues.ts'
import { en } from '../en.ts'

const source = join(import.meta.dirname, '..')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })

/** All code that may say a sentence, without the words and the tests. */
function readCode(): string {
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/^(?:locales|words)\/|\.(?:test|stories|words)\./.test(file))
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n')
}

/** Keys that are put together, such as `withdraw.method.${method}`, as patterns. */
function readPatterns(code: string): RegExp[] {
  const templates = [
    ...code.matchAll(/`([a-zA-Z]\w*\.(?:[\w.]|\$\{[^}]+\})*\$\{[^}]+\}(?:[\w.-]|\$\{[^}]+\})*)`/g),
  ]
  return templates.map(
    ([, template = '']) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]+\}/g, '.+')}$`),
  )
}

test('every sentence is said somewhere', () => {
  const code = readCode()
  const patterns = readPatterns(code)
  const unused = Object.keys(en).filter(
    (key) => !code.includes(`'${key}'`) && !patterns.some((pattern) => pattern.test(key)),
  )
  expect(unused).toEqual([])
})

test('the words of every widget are in the whole catalogue', () => {
  expect(Object.keys(en).sort()).toEqual(listCatalogues().flat().sort())
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
