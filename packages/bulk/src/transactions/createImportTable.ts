import type { ImportTable } from './ImportTable.ts'
import { importTableSteps } from './importTableSteps.ts'

/** The table of a file's transactions, with the instalments of a second sheet beside the row of their reference. */
export function createImportTable(...parameters: Parameters<typeof importTableSteps>): ImportTable {
  const steps = importTableSteps(...parameters)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
