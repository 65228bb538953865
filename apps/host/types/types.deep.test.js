import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const folder = import.meta.dirname
const misspelt = readCases('misspelt.tsx')
const hovered = readCases('hover.tsx')
const errors = compileFixtures()

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

/** What the compiler of this house says: for each error its file, its line and its whole message. */
function compileFixtures() {
  const manifest = createRequire(import.meta.url).resolve('typescript-native/package.json')
  const parameters = ['--noEmit', '--pretty', 'false', '-p', folder]
  const { stdout } = spawnSync(process.execPath, [join(dirname(manifest), 'bin/tsc'), ...parameters], {
    cwd: folder,
    encoding: 'utf8',
  })
  return stdout
    .split(/^(?=\S)/m)
    .map((text) => /^(.+)\((\d+),\d+\): error (TS\d+: .*)$/s.exec(text.trim()))
    .filter((match) => match !== null)
    .map(([, file, line, message]) => ({ file, line: Number(line), message }))
}

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
