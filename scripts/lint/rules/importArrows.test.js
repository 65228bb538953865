import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importArrows } from './importArrows.js'

const root = join(import.meta.dirname, '../../..')

const cases = [
  ['packages/core/src/schema/openapi.test.ts', '../../package.json'],
  ['packages/core/src/models/Bank.test.ts', 'node:fs/promises'],
  ['packages/core/src/x.ts', './commonality/findCommonPrefix.ts'],
  ['packages/hooks/src/reads/useBanks.test.tsx', '@onlend/sandbox'],
  ['packages/hooks/test/createFixture.tsx', '../../testing/src/double/index.ts'],
  ['packages/hooks/src/forms/withdraw/useWithdrawForm.ts', 'react-hook-form'],
  ['packages/relay/src/database/openPgliteDatabase.ts', '@electric-sql/pglite'],
  ['packages/relay/src/ledger/callOnce.ts', '../upstream/index.ts'],
  ['packages/sandbox/src/createSandbox.ts', '@onlend/core'],
  ['apps/host/src/server/createHost.ts', '@onlend/relay'],
  ['apps/host/src/app/App.tsx', '@onlend/widgets'],
  ['packages/core/src/amounts/toAmount.ts', 'react', 'arrow'],
  ['packages/core/src/transport/callEndpoint.ts', 'stream', 'arrow'],
  ['packages/core/src/transport/callEndpoint.test.ts', '@onlend/sandbox', 'arrow'],
  ['packages/hooks/src/reads/useBanks.ts', 'zod/mini', 'arrow'],
  ['packages/hooks/src/writes/useWithdraw.ts', '@onlend/widgets', 'arrow'],
  ['packages/widgets/src/withdraw-form/Review.tsx', '@radix-ui/react-dialog', 'arrow'],
  ['packages/widgets/src/withdraw-form/Review.tsx', '@tanstack/react-query', 'arrow'],
  ['packages/relay/src/uploads/answerChunk.ts', 'node:fs', 'arrow'],
  ['packages/relay/src/createRelay.ts', 'hono', 'arrow'],
  ['packages/sandbox/src/createSandbox.ts', '@onlend/core/operations', 'arrow'],
  ['apps/sandbox/src/main.ts', '@onlend/relay', 'arrow'],
  ['packages/hooks/src/writes/useWithdraw.ts', '../../../core/src/x.ts', 'leaves'],
  ['packages/hooks/src/writes/useWithdraw.test.tsx', '../../../core/src/x.ts', 'leaves'],
  ['packages/hooks/src/createHooks.ts', './forms/withdraw/x.ts', 'forms'],
  ['packages/relay/src/inbox/applyWaiting.ts', '../ledger/sendWrite.ts', 'pastDoors'],
  ['packages/core/src/amounts/toAmount.ts', '../utils.ts', 'name'],
  ['apps/host/src/app/App.tsx', '@onlend/relay', 'server'],
  ['apps/host/src/app/App.tsx', 'node:fs/promises', 'server'],
  ['apps/host/src/shop/Shop.tsx', '../server/createHost.ts', 'server'],
]

/** Which syntax holds an import is asked of oxlint itself, in `oxlintRules.test.js`. */
test.each(cases)('%s imports %s: %s', (path, value, problem) => {
  const found = []
  const report = ({ messageId }) => found.push(messageId)
  const { before, ImportDeclaration } = importArrows.createOnce({ filename: join(root, path), report })
  expect(before()).toBe(true)
  ImportDeclaration({ source: { value } })
  expect(found).toEqual(problem ? [problem] : [])
})
