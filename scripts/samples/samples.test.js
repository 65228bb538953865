import { expect, test } from 'vitest'
import { compileSamples } from './compileSamples.js'
import { readExamples } from './readExamples.js'
import { readPublicNames } from './readPublicNames.js'
import { readSamples } from './readSamples.js'

test('the TypeScript fences of a document are its samples, each with its line', () => {
  const text = '# A\n\n```ts\nconst a = 1\n```\n\n```sh\nls\n```\n\n  ```tsx fragment\n  <A>\n  ```\n'
  expect(readSamples(text)).toEqual([
    { line: 3, language: 'ts', isFragment: false, code: 'const a = 1\n' },
    { line: 11, language: 'tsx', isFragment: true, code: '  <A>\n' },
  ])
})

test('a sample that does not compile is named by its document and line', () => {
  const samples = [
    { file: 'a.md', line: 10, language: 'ts', code: "const text = 'a'\nconst count: number = text\n" },
    { file: 'b.md', line: 20, language: 'ts', code: 'const count: number = 1\n' },
  ]
  expect(compileSamples(samples)).toEqual(["a.md:12  Type 'string' is not assignable to type 'number'."])
})

test('a sample may use what an earlier one of its document imported, and not what another document did', () => {
  const imports = { file: 'a.md', line: 1, language: 'ts', code: "import { join } from 'node:path'\n" }
  const uses = { language: 'ts', code: "join('a', 'b')\n" }
  expect(compileSamples([imports, { ...uses, file: 'a.md', line: 5 }])).toEqual([])
  expect(compileSamples([imports, { ...uses, file: 'b.md', line: 5 }])).toEqual([
    "b.md:6  Cannot find name 'join'.",
  ])
})

test('an element after an empty line is a statement of its own', () => {
  const code = "const tree = ['a']\n\n<tree.length>1</tree.length>\n"
  const [problem] = compileSamples([{ file: 'a.md', line: 1, language: 'tsx', code }])
  expect(problem).toMatch(/^a\.md:4 /)
  expect(problem).not.toContain("Operator '<'")
})

test('the examples of what a file exports end at the next tag, each with its line', () => {
  const text = [
    'const inner = 1',
    '/**',
    ' * Adds.',
    ' *',
    ' * @example',
    " * add('1',",
    " *   '2')",
    ' *',
    ' * @throws Error never.',
    ' */',
    'export function add() {}',
    '',
    '/**',
    ' * Not exported.',
    ' *',
    ' * @example',
    ' * hidden()',
    ' */',
    'function hidden() {}',
  ].join('\n')
  expect(readExamples(text)).toEqual([
    { line: 5, language: 'tsx', isFragment: false, code: "add('1',\n  '2')\n" },
  ])
})

test('an example uses the public names of all packages without importing them, and its own package comes first', () => {
  const implied = readPublicNames('hooks')
  expect(implied.get('useWithdraw')).toBe("import { useWithdraw } from '@onlend/hooks';")
  expect(implied.get('Amount')).toBe("import { type Amount } from '@onlend/core';")
  const example = { file: 'packages/hooks/src/a.ts', language: 'tsx', implied }
  expect(
    compileSamples([
      { ...example, line: 1, code: "useWithdraw({ customerPartnerId: 'cp_1' })\n<App />\n" },
      { ...example, line: 9, code: "if (!isFinal(operation)) return 'pending'\n" },
      { ...example, line: 20, code: "useWithdraw({ customerPartnerld: 'cp_1' })\nuseWithdrawl()\n" },
    ]),
  ).toEqual([
    expect.stringMatching(/^packages\/hooks\/src\/a\.ts:21 .*Did you mean to write 'customerPartnerId'/),
    "packages/hooks/src/a.ts:22  Cannot find name 'useWithdrawl'. Did you mean 'useWithdraw'?",
  ])
})
