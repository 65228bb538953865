import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { cruiseCases } from './cruiseCases.js'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const houses = ['core', 'hooks', 'widgets', 'elements', 'relay', 'sandbox', 'testing', 'brand', 'create']
  .map((name) => `packages/${name}`)
  .concat('apps/host', 'apps/sandbox')

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

const leaves = 'leaves-the-package'
const server = 'no-server-in-the-browser'

const refused = [
  ['packages/core/src/amounts/toAmount.ts', "import { useMemo } from 'react'", 'packages/core'],
  ['packages/core/src/transport/callEndpoint.ts', "import { Readable } from 'node:stream'", 'packages/core'],
  [
    'packages/core/src/transport/callEndpoint.ts',
    "import type { Readable } from 'node:stream'",
    'packages/core',
  ],
  [
    'packages/core/src/transport/callEndpoint.ts',
    "import { createRelay } from '@onlend/relay'",
    'packages/core',
  ],
  [
    'packages/core/src/transport/callEndpoint.test.ts',
    "import { createSandbox } from '@onlend/sandbox'",
    'tests of packages/core',
  ],
  ['packages/hooks/src/reads/useBanks.ts', "import * as z from 'zod/mini'", 'packages/hooks'],
  ['packages/hooks/src/writes/useWithdraw.ts', "import { useForm } from 'react-hook-form'", 'packages/hooks'],
  [
    'packages/hooks/src/writes/useWithdraw.ts',
    "import { WithdrawForm } from '@onlend/widgets'",
    'packages/hooks',
  ],
  ['packages/hooks/src/createHooks.ts', "import { x } from './forms/withdraw/x.ts'", 'forms-are-optional'],
  ['packages/hooks/src/writes/useWithdraw.ts', "import { x } from '../../../core/src/x.ts'", leaves],
  ['packages/hooks/src/writes/useWithdraw.ts', "import { x } from '../../../testing/src/x.ts'", leaves],
  ['packages/hooks/src/writes/useWithdraw.ts', "import { x } from '../../build/x.ts'", leaves],
  [
    'packages/hooks/src/writes/useWithdraw.test.tsx',
    "import { x } from '../../../core/src/x.ts'",
    'tests of packages/hooks leave the package',
  ],
  [
    'packages/widgets/src/withdraw-form/Review.tsx',
    "import * as Dialog from '@radix-ui/react-dialog'",
    'packages/widgets',
  ],
  [
    'packages/widgets/src/withdraw-form/Review.tsx',
    "import { useQuery } from '@tanstack/react-query'",
    'packages/widgets',
  ],
  [
    'packages/widgets/src/withdraw-form/Review.tsx',
    "import { createSandbox } from '@onlend/sandbox'",
    'packages/widgets',
  ],
  ['packages/widgets/src/withdraw-form/Review.tsx', "const x = import('downshift')", 'packages/widgets'],
  ['packages/widgets/src/table/Table.tsx', "import { useCombobox } from 'downshift'", 'packages/widgets'],
  [
    'packages/widgets/src/withdraw-form/Review.test.tsx',
    "import { createRelay } from '@onlend/relay'",
    'tests of packages/widgets',
  ],
  [
    'packages/relay/src/uploads/answerChunk.ts',
    "import { createReadStream } from 'node:fs'",
    'packages/relay',
  ],
  ['packages/relay/src/createRelay.ts', "export { useBanks } from '@onlend/hooks'", 'packages/relay'],
  ['packages/relay/src/createRelay.ts', "import { Hono } from 'hono'", 'packages/relay'],
  ['packages/sandbox/src/createSandbox.ts', "import { useBanks } from '@onlend/hooks'", 'packages/sandbox'],
  ['packages/sandbox/src/createSandbox.ts', "import { Hono } from 'hono'", 'packages/sandbox'],
  ['packages/sandbox/src/service/x.ts', "import { readFileSync } from 'node:fs'", 'packages/sandbox'],
  // The other side of the wire says for itself what a write is.
  [
    'packages/sandbox/src/createSandbox.ts',
    "import { operations } from '@onlend/core/operations'",
    'packages/sandbox',
  ],
  [
    'packages/sandbox/src/createSandbox.ts',
    "import type { X } from '@onlend/core/operations'",
    'packages/sandbox',
  ],
  ['apps/sandbox/src/main.ts', "import { operations } from '@onlend/core/operations'", 'apps/sandbox'],
  ['packages/testing/src/index.ts', "export * from '@onlend/relay'", 'packages/testing'],
  ['packages/elements/src/index.ts', "export * from '@onlend/relay'", 'packages/elements'],
  ['packages/widgets/src/index.ts', "export * from '@onlend/elements'", 'packages/widgets'],
  ['apps/sandbox/src/main.ts', "import { createRelay } from '@onlend/relay'", 'apps/sandbox'],
  [
    'packages/widgets/src/form/FormFrame.tsx',
    "import { x } from '../withdraw-form/WithdrawView.tsx'",
    'packages/widgets/src/form imports a folder above it',
  ],
  [
    'packages/core/src/relay/models/Operation.ts',
    "import type { X } from '../../errors/ApiError.ts'",
    'packages/core/src/relay imports a folder above it',
  ],
  [
    'packages/core/src/schema/file.ts',
    "import { x } from '../models/StagedFile.ts'",
    'packages/core/src/schema imports a folder above it',
  ],
  [
    'packages/core/src/inbox/x.ts',
    "import { x } from '../amounts/toAmount.ts'",
    'a folder of packages/core has no place in the order',
  ],
  [
    'packages/hooks/src/queries/readIds.ts',
    "import { useCreditLimit } from '../reads/useCreditLimit.ts'",
    'packages/hooks/src/queries imports a folder above it',
  ],
  [
    'packages/relay/src/ledger/OperationStore.ts',
    "import { x } from '../inbox/createInbox.ts'",
    'packages/relay/src/ledger imports a folder above it',
  ],
  [
    'packages/relay/src/inbox/applyWaiting.ts',
    "import { x } from '../ledger/sendWrite.ts'",
    'packages/relay/src/ledger is entered past its doors',
  ],
  [
    'packages/relay/src/ledger/callOnce.ts',
    "import type { X } from '../identity/mayActFor.ts'",
    'packages/relay/src/identity is entered past its doors',
  ],
  [
    'packages/relay/src/lib/x.ts',
    "import { x } from '../http/index.ts'",
    'packages/relay/src/lib imports a folder above it',
  ],
  [
    'packages/sandbox/src/state/x.ts',
    "import { x } from '../scenarios/seedPartners.ts'",
    'packages/sandbox/src/state imports a folder above it',
  ],
  ['packages/core/src/amounts/toAmount.ts', "import { x } from '../utils.ts'", 'telling-file-name'],
  ['packages/core/src/amounts/toAmount.ts', "import { x } from '../common/money.ts'", 'telling-file-name'],
  [
    'packages/core/src/amounts/toAmount.test.ts',
    "import { x } from '../helpers.test.ts'",
    'telling-file-name',
  ],
  ['apps/host/src/app/App.tsx', "import { createRelay } from '@onlend/relay'", server],
  ['apps/host/src/app/App.tsx', "import { readFile } from 'node:fs/promises'", server],
  ['apps/host/src/shop/Shop.tsx', "import { Hono } from 'hono'", server],
  ['apps/host/src/app/App.tsx', "import { createHost } from '../server/createHost.ts'", server],
]

const found = await cruiseCases(root, houses, [...passing, ...refused])

test.each(passing.map(([file, code], index) => ({ file, code, rules: found[index] })))(
  '$file may say $code',
  ({ rules }) => expect(rules).toEqual([]),
)

test.each(
  refused.map(([file, code, rule], index) => ({ file, code, rule, rules: found[passing.length + index] })),
)('$file may not say $code', ({ rule, rules }) => expect(rules).toEqual([rule]))
