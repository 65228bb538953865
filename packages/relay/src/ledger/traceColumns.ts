import type { MigrationPart } from '../database/runMigrations.ts'

/** In which trace an operation was sent: random ids, where the host traces. */
export const traceColumns: MigrationPart = {
  id: 21,
  statements: ['alter table onlend_operations add column trace_parent text'],
}
