import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { compileFixtures } from './compileFixtures.js'

const folder = fileURLToPath(new URL('../../../apps/host/types', import.meta.url))
const misspelt = readCases('misspelt.tsx')
const hovered = readCases('hover.tsx')

let errors = []
beforeAll(async () => {
  errors = await compileFixtures(folder)
})

describe('a misspelt name does not compile, and the compiler says which one was meant', () => {
  test.each(misspelt)('$code: $comment', ({ file, line, comment }) => {
    expect(messagesAt(file, line)).toMatch(new RegExp(`Did you mean (to write )?'${comment}'\\?`))
  })

  test('there are at least 30 of them', () => expect(misspelt.length).toBeGreaterThanOrEqual(30))
})

describe('an editor shows a named type', () => {
  test.each(hovered)('$code: $comment', ({ file, line, comment }) => {
    expect(messagesAt(file, line)).toContain(`Type '${comment}' is not assignable to type 'never'.`)
  })
})

test('nothing else is wrong with the fixtures', () => {
  const expected = [...misspelt, ...hovered].map(({ file, line }) => `${file}:${line}`)
  expect(errors.filter(({ file, line }) => !expected.includes(`${file}:${line}`))).toEqual([])
})

/** The lines of a fixture that end in a comment: a misspelt name, or a value whose type is asked for. */
function readCases(file) {
  const lines = readFileSync(`${folder}/${file}`, 'utf8').split('\n')
  return lines.flatMap((text, index) => {
    const [, code, comment] = /^\s*(\S.*?),? \/\/ (.+)$/.exec(text) ?? []
    return code === undefined ? [] : [{ file, line: index + 1, code, comment }]
  })
}

function messagesAt(file, line) {
  const found = errors.filter((error) => error.file === file && error.line === line)
  return found.map(({ message }) => message).join('\n')
}
