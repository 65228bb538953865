import { finishSteps } from '../../lib/finishSteps.ts'
import type { SheetFile } from '../../sheets/index.ts'
import { importLayoutSteps } from '../importLayoutSteps.ts'
import type { ImportLayout } from '../TransactionImport.ts'

/** In one go: a test has no page to hold up. */
export function findImportLayout(file: SheetFile): ImportLayout {
  return finishSteps(importLayoutSteps(file))
}
