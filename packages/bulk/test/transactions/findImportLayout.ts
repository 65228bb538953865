import { finishSteps } from '../../src/lib/finishSteps.ts'
import type { SheetFile } from '../../src/sheets/index.ts'
import { importLayoutSteps } from '../../src/transactions/importLayoutSteps.ts'
import type { ImportLayout } from '../../src/transactions/TransactionImport.ts'

/** In one go: a test has no page to hold up. */
export function findImportLayout(file: SheetFile): ImportLayout {
  return finishSteps(importLayoutSteps(file))
}
