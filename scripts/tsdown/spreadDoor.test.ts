import { expect, test } from 'vitest'
import { spreadDoor } from './spreadDoor.ts'

const exported: Record<string, string[]> = {
  'card.js': ['card'],
  'form.js': ['form'],
  'review.js': ['review', 'other'],
}

const byName =
  'import { card } from "./card.js";\nimport { form } from "./form.js";\nimport { review as shown } from "./review.js";\nexport { card, form, shown };'

function exportsIn(file: string): string[] | undefined {
  return exported[file]
}

test('a door hands on whole files by star, and part of a file through a file of its own', () => {
  const door = spreadDoor({ file: 'index.js', code: byName, exportsIn })
  expect(door?.code).toBe(
    'export * from "./card.js";\nexport * from "./form.js";\nexport * from "./index.review.js";\n',
  )
  expect(door?.parts).toEqual([
    { file: 'index.review.js', code: 'export { review as shown } from "./review.js";\n' },
  ])
})

test('what comes from another package stands in a file of its own', () => {
  const code = 'import { isFinal } from "@onlend/core/client";\nexport { isFinal };'
  expect(spreadDoor({ file: 'tables/index.js', code, exportsIn })).toEqual({
    code: 'export * from "./index.onlend-core-client.js";\n',
    parts: [
      {
        file: 'tables/index.onlend-core-client.js',
        code: 'export { isFinal } from "@onlend/core/client";\n',
      },
    ],
  })
})

test.each([
  [
    'a file with a value of its own',
    'import { card } from "./card.js";\nconst cards = [card];\nexport { card, cards };',
  ],
  ['a file for clients only', '"use client";\nimport { card } from "./card.js";\nexport { card };'],
])('%s is no door', (_name, code) => {
  expect(spreadDoor({ file: 'index.js', code, exportsIn })).toBeUndefined()
})
