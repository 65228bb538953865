import { fileURLToPath } from 'node:url'
import { ESLint } from 'eslint'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const eslint = new ESLint({ cwd: root })

async function refusals(code, filePath = 'packages/sandbox/src/http/matchRoute.ts') {
  const [{ messages }] = await eslint.lintText(code, { filePath: `${root}${filePath}` })
  return messages.filter(({ ruleId }) => ruleId === '@typescript-eslint/no-restricted-imports')
}

test.each([
  "import { endpoints } from '@onlend/core/internal'",
  "import { type Bank } from '@onlend/core'",
  "import type { Customer } from '@onlend/core'",
])('the sandbox may say %s', async (code) => {
  expect(await refusals(code)).toEqual([])
})

test.each([
  "import { createLendingClient } from '@onlend/core'",
  "import { endpoints, parseJson } from '@onlend/core/internal'",
  "import * as core from '@onlend/core'",
  "export { parseJson } from '@onlend/core/internal'",
])('the sandbox may not say %s', async (code) => {
  expect(await refusals(code)).toHaveLength(1)
})

test('a test of the sandbox takes what it likes', async () => {
  expect(
    await refusals("import { createLendingClient } from '@onlend/core'", 'packages/sandbox/src/a.test.ts'),
  ).toEqual([])
})
