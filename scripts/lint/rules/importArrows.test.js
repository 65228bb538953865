import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importArrows } from './importArrows.js'

const root = join(import.meta.dirname, '../../..')

const passing = [
  ['packages/core/src/models/Bank.ts', "import * as z from 'zod/mini'"],
  ['packages/core/src/models/Bank.test.ts', "import { readFile } from 'node:fs/promises'"],
  ['packages/core/src/schema/openapi.test.ts', "import manifest from '../../package.json'"],
  ['packages/core/src/openapi.test.ts', "import { x } from '../scripts/openapi/x.ts'"],
  ['packages/hooks/src/reads/useBanks.ts', "import { listBanks } from '@onlend/core'"],
  ['packages/hooks/src/reads/useBanks.test.tsx', "import { createSandbox } from '@onlend/sandbox'"],
  [
    'packages/hooks/src/fixtures/createFixture.tsx',
    "import { x } from '../../../testing/src/double/index.ts'",
  ],
  ['packages/hooks/src/forms/withdraw/useWithdrawForm.ts', "import { useForm } from 'react-hook-form'"],
  [
    'packages/hooks/src/forms/withdraw/useWithdrawForm.ts',
    "import { useWithdraw } from '../../writes/useWithdraw.ts'",
  ],
  ['packages/widgets/src/ui/Dialog.tsx', "import * as Dialog from '@radix-ui/react-dialog'"],
  [
    'packages/widgets/src/withdraw-form/Withdraw.stories.tsx',
    "import { createSandbox } from '@onlend/sandbox'",
  ],
  [
    'packages/elements/src/react/WidgetPortal.tsx',
    "import { WithdrawForm } from '@onlend/widgets/withdraw-form'",
  ],
  ['packages/relay/src/http/adapters/nodeListener.ts', "import { createServer } from 'node:http'"],
  ['packages/relay/src/database/fromPglite.ts', "import { PGlite } from '@electric-sql/pglite'"],
  ['packages/relay/src/changes/writeStream.test.ts', "import { Hono } from 'hono'"],
  ['packages/sandbox/src/createSandbox.ts', "import { endpoints } from '@onlend/core'"],
  ['packages/testing/src/renderWithLending.tsx', "import { createSandbox } from '@onlend/sandbox'"],
  ['packages/core/src/x.ts', "import { x } from './commonality/findCommonPrefix.ts'"],
  ['packages/core/src/errors/ApiError.ts', "import type { X } from '../relay/models/PossibleDuplicate.ts'"],
  ['packages/core/src/relay/getOperation.ts', "import { x } from './models/Operation.ts'"],
  ['packages/core/src/amounts/amounts.test.ts', "import { x } from '../transport/callEndpoint.ts'"],
  [
    'packages/hooks/src/reads/useBanks.ts',
    "import { useEndpointQuery } from '../queries/useEndpointQuery.ts'",
  ],
  ['packages/relay/src/ledger/callOnce.ts', "import { x } from '../upstream/index.ts'"],
  ['packages/relay/src/inbox/applyWaiting.ts', "import type { X } from '../ledger/index.ts'"],
  ['packages/relay/src/program/listen.ts', "import { createServer } from 'node:http'"],
  ['packages/sandbox/src/server/startSandbox.ts', "import { serve } from '@hono/node-server'"],
  ['apps/sandbox/src/main.ts', "import type { X } from '@onlend/sandbox/program'"],
  ['apps/host/src/server/createHost.ts', "import { createRelay } from '@onlend/relay'"],
  ['apps/host/src/app/App.tsx', "import { WithdrawForm } from '@onlend/widgets'"],
]

const refused = [
  ['packages/core/src/amounts/toAmount.ts', "import { useMemo } from 'react'", 'arrow'],
  ['packages/core/src/transport/callEndpoint.ts', "import { Readable } from 'node:stream'", 'arrow'],
  ['packages/core/src/transport/callEndpoint.ts', "import type { Readable } from 'node:stream'", 'arrow'],
  ['packages/core/src/transport/callEndpoint.ts', "import { createRelay } from '@onlend/relay'", 'arrow'],
  [
    'packages/core/src/transport/callEndpoint.test.ts',
    "import { createSandbox } from '@onlend/sandbox'",
    'arrow',
  ],
  ['packages/hooks/src/reads/useBanks.ts', "import * as z from 'zod/mini'", 'arrow'],
  ['packages/hooks/src/writes/useWithdraw.ts', "import { useForm } from 'react-hook-form'", 'arrow'],
  ['packages/hooks/src/writes/useWithdraw.ts', "import { WithdrawForm } from '@onlend/widgets'", 'arrow'],
  ['packages/hooks/src/createHooks.ts', "import { x } from './forms/withdraw/x.ts'", 'forms'],
  ['packages/hooks/src/writes/useWithdraw.ts', "import { x } from '../../../core/src/x.ts'", 'leaves'],
  ['packages/hooks/src/writes/useWithdraw.ts', "import { x } from '../../../testing/src/x.ts'", 'leaves'],
  ['packages/hooks/src/writes/useWithdraw.ts', "import { x } from '../../build/x.ts'", 'leaves'],
  ['packages/hooks/src/writes/useWithdraw.test.tsx', "import { x } from '../../../core/src/x.ts'", 'leaves'],
  [
    'packages/widgets/src/withdraw-form/Review.tsx',
    "import * as Dialog from '@radix-ui/react-dialog'",
    'arrow',
  ],
  [
    'packages/widgets/src/withdraw-form/Review.tsx',
    "import { useQuery } from '@tanstack/react-query'",
    'arrow',
  ],
  [
    'packages/widgets/src/withdraw-form/Review.tsx',
    "import { createSandbox } from '@onlend/sandbox'",
    'arrow',
  ],
  ['packages/widgets/src/withdraw-form/Review.tsx', "const x = import('downshift')", 'arrow'],
  ['packages/widgets/src/table/Table.tsx', "import { useCombobox } from 'downshift'", 'arrow'],
  [
    'packages/widgets/src/withdraw-form/Review.test.tsx',
    "import { createRelay } from '@onlend/relay'",
    'arrow',
  ],
  ['packages/relay/src/uploads/answerChunk.ts', "import { createReadStream } from 'node:fs'", 'arrow'],
  ['packages/relay/src/createRelay.ts', "export { useBanks } from '@onlend/hooks'", 'arrow'],
  ['packages/relay/src/createRelay.ts', "import { Hono } from 'hono'", 'arrow'],
  ['packages/sandbox/src/createSandbox.ts', "import { useBanks } from '@onlend/hooks'", 'arrow'],
  ['packages/sandbox/src/createSandbox.ts', "import { Hono } from 'hono'", 'arrow'],
  ['packages/sandbox/src/service/x.ts', "import { readFileSync } from 'node:fs'", 'arrow'],
  // The other side of the wire says for itself what a write is.
  ['packages/sandbox/src/createSandbox.ts', "import { operations } from '@onlend/core/operations'", 'arrow'],
  ['packages/sandbox/src/createSandbox.ts', "import type { X } from '@onlend/core/operations'", 'arrow'],
  ['apps/sandbox/src/main.ts', "import { operations } from '@onlend/core/operations'", 'arrow'],
  ['packages/testing/src/index.ts', "export * from '@onlend/relay'", 'arrow'],
  ['packages/elements/src/index.ts', "export * from '@onlend/relay'", 'arrow'],
  ['packages/widgets/src/index.ts', "export * from '@onlend/elements'", 'arrow'],
  ['apps/sandbox/src/main.ts', "import { createRelay } from '@onlend/relay'", 'arrow'],
  [
    'packages/widgets/src/form/FormFrame.tsx',
    "import { x } from '../withdraw-form/WithdrawView.tsx'",
    'above',
  ],
  [
    'packages/core/src/relay/models/Operation.ts',
    "import type { X } from '../../errors/ApiError.ts'",
    'above',
  ],
  ['packages/core/src/schema/file.ts', "import { x } from '../models/StagedFile.ts'", 'above'],
  ['packages/core/src/inbox/x.ts', "import { x } from '../amounts/toAmount.ts'", 'noPlace'],
  [
    'packages/hooks/src/queries/readIds.ts',
    "import { useCreditLimit } from '../reads/useCreditLimit.ts'",
    'above',
  ],
  ['packages/relay/src/ledger/OperationStore.ts', "import { x } from '../inbox/createInbox.ts'", 'above'],
  ['packages/relay/src/inbox/applyWaiting.ts', "import { x } from '../ledger/sendWrite.ts'", 'pastDoors'],
  ['packages/relay/src/ledger/callOnce.ts', "import type { X } from '../identity/mayActFor.ts'", 'pastDoors'],
  ['packages/relay/src/lib/x.ts', "import { x } from '../http/index.ts'", 'above'],
  ['packages/sandbox/src/state/x.ts', "import { x } from '../scenarios/seedPartners.ts'", 'above'],
  ['packages/core/src/amounts/toAmount.ts', "import { x } from '../utils.ts'", 'name'],
  ['packages/core/src/amounts/toAmount.ts', "import { x } from '../common/money.ts'", 'name'],
  ['packages/core/src/amounts/toAmount.test.ts', "import { x } from '../helpers.test.ts'", 'name'],
  ['apps/host/src/app/App.tsx', "import { createRelay } from '@onlend/relay'", 'server'],
  ['apps/host/src/app/App.tsx', "import { readFile } from 'node:fs/promises'", 'server'],
  ['apps/host/src/shop/Shop.tsx', "import { Hono } from 'hono'", 'server'],
  ['apps/host/src/app/App.tsx', "import { createHost } from '../server/createHost.ts'", 'server'],
]

test.each(passing)('%s may say %s', (path, code) => expect(findProblems(path, code)).toEqual([]))

test.each(refused)('%s may not say %s', (path, code, problem) =>
  expect(findProblems(path, code)).toEqual([problem]),
)

/** Which syntax holds an import is asked of oxlint itself, in `oxlintRules.test.js`. */
function findProblems(path, code) {
  const found = []
  const report = ({ messageId }) => found.push(messageId)
  const { ImportDeclaration } = importArrows.create({ filename: join(root, path), report })
  for (const [, value] of code.matchAll(/(?:from |import\()'([^']+)'/g))
    ImportDeclaration({ source: { value } })
  return found
}
