import { expect, test } from 'vitest'
import { spreadDoor } from './spreadDoor.ts'

const exported: Record<string, string[]> = { 'card.js': ['card'], 'review.js': ['review', 'other'] }
const spread = (code: string) => spreadDoor({ file: 'index.js', code, exportsIn: (file) => exported[file] })

test('a door hands on whole files by star, and part of a file or of another package through a file of its own', () => {
  const imports =
    'import { card } from "./card.js";\nimport { review as shown } from "./review.js";\nimport { isFinal } from "@onlend/core/client";'
  expect(spread(`${imports}\nexport { card, shown, isFinal };`)).toEqual({
    code: 'export * from "./card.js";\nexport * from "./index.review.js";\nexport * from "./index.onlend-core-client.js";\n',
    parts: [
      { file: 'index.review.js', code: 'export { review as shown } from "./review.js";\n' },
      { file: 'index.onlend-core-client.js', code: 'export { isFinal } from "@onlend/core/client";\n' },
    ],
  })
})

test('a file with a value of its own, and one for clients only, is no door', () => {
  expect(spread('import { card } from "./card.js";\nconst a = [card];\nexport { card, a };')).toBeUndefined()
  expect(spread('"use client";\nimport { card } from "./card.js";\nexport { card };')).toBeUndefined()
})
