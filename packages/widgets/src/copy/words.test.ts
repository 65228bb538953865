import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { en } from './en.ts'

const source = join(import.meta.dirname, '..')

/** All code that may say a sentence, without the catalogues and the tests. */
function readCode(): string {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/^(?:copy|locales)\/|\.(?:test|stories)\./.test(file))
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

test('the words of every feature are in the whole catalogue', () => {
  const files = readdirSync(join(source, 'copy/en'))
  const keys = files.flatMap((file) =>
    [...readFileSync(join(source, 'copy/en', file), 'utf8').matchAll(/^ {2}'([^']+)':/gm)].map(
      ([, key]) => key,
    ),
  )
  expect(Object.keys(en).sort()).toEqual(keys.sort())
})
