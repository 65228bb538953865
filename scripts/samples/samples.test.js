import { expect, test } from 'vitest'
import { compileSamples } from './compileSamples.js'
import { readPublicNames } from './readPublicNames.js'
import { readExamples, readSamples } from './readSamples.js'

test('the TypeScript fences of a document are its samples, each with its line', () => {
  const text = '# A\n\n```ts\nconst a = 1\n```\n\n```sh\nls\n```\n\n  ```tsx fragment\n  <A>\n  ```\n'
  expect(readSamples(text)).toEqual([
    { line: 3, language: 'ts', isFragment: false, code: 'const a = 1\n' },
    { line: 11, language: 'tsx', isFragment: true, code: '  <A>\n' },
  ])
})

test('the examples of what a file exports end at the next tag, each with its line', () => {
  const text =
    "const inner = 1\n/**\n * Adds.\n *\n * @example\n * add('1')\n *\n * @throws Error never.\n */\nexport function add() {}\n\n/**\n * @example\n * hidden()\n */\nfunction hidden() {}"
  expect(readExamples(text)).toEqual([{ line: 5, language: 'tsx', isFragment: false, code: "add('1')\n" }])
})

/** Each with what it must say; compiled at once, because a program reads all packages. */
const cases = [
  ['a.md', "const text = 'a'\nconst count: number = text\n", 2, 'not assignable'],
  ['a.md', "import { join } from 'node:path'\n"],
  ['a.md', "join('a', 'b')\n"],
  ['b.md', "join('a', 'b')\n", 1, "Cannot find name 'join'."],
  // An element after an empty line is a statement.
  ['b.md', "const tree = ['a']\n\n<tree.length>1</tree.length>\n", 3, /^(?!.*Operator '<')/],
  ['hooks', "useWithdraw({ customerPartnerId: 'cp_1' })\n<App />\n"],
  ['hooks', "if (!isFinal(operation)) return 'pending'\n"],
  ['hooks', "useWithdraw({ customerPartnerld: 'cp_1' })\n", 1, "mean to write 'customerPartnerId'"],
  ['hooks', 'useWithdrawl()\n', 1, "Cannot find name 'useWithdrawl'"],
].map(([file, code, ...fault], index) => ({ file, code, fault, line: index * 100, language: 'tsx' }))

test('a sample may use what an earlier one of its document imported, an example the public names, and each fault is named by its line', () => {
  const implied = readPublicNames('hooks')
  expect(implied.get('Amount')).toBe("import { type Amount } from '@onlend/core';")
  const problems = compileSamples(
    cases.map((each) => ({ ...each, ...(each.file === 'hooks' && { implied }) })),
  )
  for (const { file, line, fault } of cases) {
    const own = problems.filter(
      (problem) => Math.floor(Number(/:(\d+)/.exec(problem)[1]) / 100) === line / 100,
    )
    const [at, text] = fault
    expect(own.length > 0, own.join()).toBe(at !== undefined)
    if (at === undefined) continue
    expect(own[0]).toContain(`${file}:${line + at} `)
    expect(own[0]).toMatch(text)
  }
})
