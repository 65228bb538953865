import { createComparisonWork } from '../reconciliation/createComparisonWork.ts'
import { createStatementReader } from '../repayments/createStatementReader.ts'
import { createStatementWork } from '../repayments/createStatementWork.ts'
import { createSheetWork } from '../sheets/createSheetWork.ts'
import { serveWork } from '../sheets/worker/serveWork.ts'
import { createImportWork } from '../transactions/createImportWork.ts'

// The worker of the package: it holds one file, and reads, maps, checks, edits and matches it. The worker has no lazy import,
// because a bundler can write a worker as one classic script.
const statement = createStatementReader()
serveWork({
  ...createSheetWork(),
  ...createStatementWork(statement),
  ...createComparisonWork(statement),
  ...createImportWork(),
})
