import type { PackedFile } from '../../sheets/PackedFile.ts'
import { importLayoutSteps } from '../importLayoutSteps.ts'
import type { ImportLayout } from '../TransactionImport.ts'

/** In one go: a test has no page to hold up. */
export function findImportLayout(file: PackedFile): ImportLayout {
  const steps = importLayoutSteps(file)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
