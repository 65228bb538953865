/** In which trace an operation was sent: random ids, where the host traces. */
export const traceColumns: { id: number; statements: readonly string[] } = {
  id: 21,
  statements: ['alter table onlend_operations add column trace_parent text'],
}
