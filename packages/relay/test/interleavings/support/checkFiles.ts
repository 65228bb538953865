import type { Moment } from './Moment.ts'
import { assertHolds } from './assertHolds.ts'

/** A file goes along with the write that the service has taken, in the same step, and stays whatever else becomes of a write. */
export function checkFiles({ world, after }: Moment): void {
  for (const { id, operation_id } of after.uploads) {
    if (operation_id === null) assertHolds(world.files.here.has(id), 'A file that waits has its bytes', id)
  }
  for (const id of world.files.staged) {
    const [owner, key] = [id.slice(0, 4), id.slice(5)]
    const operation = after.operations.get(`${owner}/${key}`)
    const isTaken = operation?.kind === 'registerCustomer' && operation.accepted_at !== null
    const waits = after.uploads.some((upload) => upload.id === id && upload.operation_id === null)
    assertHolds(waits === !isTaken, 'A file waits until a write has taken it along, and not longer', {
      id,
      operation,
    })
  }
}
