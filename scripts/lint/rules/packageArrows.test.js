import { ruleTester } from '../ruleTester.js'
import { packageArrows } from './packageArrows.js'

const at = (filename, code) => ({ name: `${filename}: ${code}`, filename: `/house/${filename}`, code })
const refused = (filename, code, messageId = 'refused') => ({
  ...at(filename, code),
  errors: [{ messageId }],
})

ruleTester.run('package-arrows', packageArrows, {
  valid: [
    at('packages/core/src/models/Bank.ts', "import * as z from 'zod/mini'"),
    at('packages/core/src/models/Bank.test.ts', "import { readFile } from 'node:fs/promises'"),
    at('packages/core/src/schema/openapi.test.ts', "import manifest from '../../package.json'"),
    at('packages/core/src/openapi.test.ts', "import { x } from '../scripts/openapi/x.ts'"),
    at('packages/hooks/src/reads/useBanks.ts', "import { listBanks } from '@onlend/core'"),
    at('packages/hooks/src/reads/useBanks.test.tsx', "import { createSandbox } from '@onlend/sandbox'"),
    at(
      'packages/hooks/src/fixtures/createFixture.tsx',
      "import { x } from '../../../testing/src/relay-double/index.ts'",
    ),
    at('packages/hooks/src/forms/withdraw/useWithdrawForm.ts', "import { useForm } from 'react-hook-form'"),
    at(
      'packages/hooks/src/forms/withdraw/useWithdrawForm.ts',
      "import { useWithdraw } from '../../writes/useWithdraw.ts'",
    ),
    at('packages/widgets/src/ui/Dialog.tsx', "import * as Dialog from '@radix-ui/react-dialog'"),
    at(
      'packages/widgets/src/withdraw-form/Withdraw.stories.tsx',
      "import { createSandbox } from '@onlend/sandbox'",
    ),
    at('packages/relay/src/adapters/nodeListener.ts', "import { createServer } from 'node:http'"),
    at('packages/relay/src/stores/createPgliteStore.ts', "import { PGlite } from '@electric-sql/pglite'"),
    at('packages/sandbox/src/createSandbox.ts', "import { endpoints } from '@onlend/core'"),
    at('packages/sandbox/src/state/State.ts', "import { type Bank } from '@onlend/core'"),
    at('packages/sandbox/src/state/State.ts', "import type { Customer } from '@onlend/core'"),
    at('packages/testing/src/renderWithLending.tsx', "import { createSandbox } from '@onlend/sandbox'"),
    at('apps/sandbox/src/main.ts', "import { serve } from '@hono/node-server'"),
    at('apps/host/src/server/createHost.ts', "import { createRelay } from '@onlend/relay'"),
    at('apps/host/src/app/App.tsx', "import { WithdrawForm } from '@onlend/widgets'"),
    at('.storybook/preview.tsx', "import { createSandbox } from '@onlend/sandbox'"),
    at('scripts/size/size.mjs', "import { readFile } from 'node:fs/promises'"),
  ],
  invalid: [
    refused('packages/core/src/amounts/toAmount.ts', "import { useMemo } from 'react'"),
    refused('packages/core/src/transport/callEndpoint.ts', "import { Readable } from 'node:stream'"),
    refused('packages/core/src/transport/callEndpoint.ts', "import { createRelay } from '@onlend/relay'"),
    refused(
      'packages/core/src/transport/callEndpoint.test.ts',
      "import { createSandbox } from '@onlend/sandbox'",
    ),
    refused('packages/hooks/src/reads/useBanks.ts', "import * as z from 'zod/mini'"),
    refused('packages/hooks/src/writes/useWithdraw.ts', "import { useForm } from 'react-hook-form'"),
    refused('packages/hooks/src/writes/useWithdraw.ts', "import { WithdrawForm } from '@onlend/widgets'"),
    refused(
      'packages/hooks/src/writes/useWithdraw.ts',
      "import { x } from '../forms/withdraw/x.ts'",
      'forms',
    ),
    refused(
      'packages/hooks/src/writes/useWithdraw.ts',
      "import { x } from '../../../core/src/x.ts'",
      'leaves',
    ),
    refused(
      'packages/hooks/src/writes/useWithdraw.ts',
      "import { x } from '../../../testing/src/x.ts'",
      'leaves',
    ),
    refused(
      'packages/hooks/src/writes/useWithdraw.test.tsx',
      "import { x } from '../../../core/src/x.ts'",
      'leaves',
    ),
    refused(
      'packages/widgets/src/withdraw-form/Review.tsx',
      "import * as Dialog from '@radix-ui/react-dialog'",
    ),
    refused(
      'packages/widgets/src/withdraw-form/Review.tsx',
      "import { useQuery } from '@tanstack/react-query'",
    ),
    refused(
      'packages/widgets/src/withdraw-form/Review.tsx',
      "import { createSandbox } from '@onlend/sandbox'",
    ),
    refused('packages/widgets/src/withdraw-form/Review.tsx', "const x = import('downshift')"),
    refused(
      'packages/widgets/src/withdraw-form/Review.test.tsx',
      "import { createRelay } from '@onlend/relay'",
    ),
    refused('packages/relay/src/routes/uploads.ts', "import { createReadStream } from 'node:fs'"),
    refused('packages/relay/src/createRelay.ts', "export { useBanks } from '@onlend/hooks'"),
    refused('packages/relay/src/createRelay.ts', "import { Hono } from 'hono'"),
    refused(
      'packages/sandbox/src/createSandbox.ts',
      "import { createLendingClient } from '@onlend/core'",
      'parsing',
    ),
    refused('packages/sandbox/src/createSandbox.ts', "import * as core from '@onlend/core'", 'parsing'),
    refused('packages/sandbox/src/createSandbox.ts', "import { useBanks } from '@onlend/hooks'"),
    // The other side of the wire says for itself what a write is.
    {
      ...at('packages/sandbox/src/createSandbox.ts', "import { operations } from '@onlend/core/operations'"),
      errors: [{ messageId: 'refused' }, { messageId: 'parsing' }],
    },
    refused('packages/sandbox/src/createSandbox.ts', "import type { X } from '@onlend/core/operations'"),
    refused('apps/sandbox/src/main.ts', "import { operations } from '@onlend/core/operations'"),
    refused('packages/testing/src/index.ts', "export * from '@onlend/relay'"),
    refused('apps/sandbox/src/main.ts', "import { createRelay } from '@onlend/relay'"),
    refused('apps/host/src/app/App.tsx', "import { createRelay } from '@onlend/relay'", 'server'),
    refused('apps/host/src/app/App.tsx', "import { createHost } from '../server/createHost.ts'", 'server'),
  ],
})
