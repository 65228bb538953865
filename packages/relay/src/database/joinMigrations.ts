import type { MigrationPart } from './runMigrations.ts'

/**
 * Joins the modules' parts to steps, in the order of their ids; the parts of one step in the order of the modules.
 *
 * @throws RangeError when an id is missing: a step that was given another id would be run again.
 */
export function joinMigrations(parts: readonly (readonly MigrationPart[])[]): readonly MigrationPart[] {
  const steps = new Map<number, string[]>()
  for (const { id, statements } of parts.flat()) steps.set(id, [...(steps.get(id) ?? []), ...statements])
  const ids = [...steps.keys()].sort((one, other) => one - other)
  if (ids.some((id, index) => id !== index + 1))
    throw new RangeError('The ids of the migrations are 1, 2, 3 and so on, without a gap')
  return ids.map((id) => ({ id, statements: steps.get(id) ?? [] }))
}
