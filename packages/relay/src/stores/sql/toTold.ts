import type { EventRow } from './EventRow.ts'
import type { Told } from './areDistinct.ts'

/** What of an event tells it from others. */
export function toTold({ source, reference, service_reference, message_id }: EventRow): Told {
  const references = [reference, service_reference].filter((told) => told !== null)
  return { source, references, messageId: message_id }
}
