import { findFieldByHeading } from './findFieldByHeading.ts'
import { foldHeading } from './foldHeading.ts'
import type { TransactionFieldName } from './TransactionImport.ts'

/** Finds the field that a heading names, first by the host's headings: those of a template in any language. */
export function createFieldFinder(
  headings: Readonly<Partial<Record<TransactionFieldName, string>>> | undefined,
): (heading: string) => TransactionFieldName | null {
  const own = new Map<string, TransactionFieldName>()
  // A cast with a reason: the keys are names of fields by their type.
  for (const field of Object.keys(headings ?? {}) as TransactionFieldName[])
    own.set(foldHeading(headings?.[field] ?? field), field)
  return (heading) => own.get(foldHeading(heading)) ?? findFieldByHeading(heading)
}
