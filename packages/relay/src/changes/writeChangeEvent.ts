import type { SentChangeEvent } from './readChangeEvents.ts'

/** A change event as one event of a stream. JSON on one line has no line breaks, so the data is always one line. */
export function writeChangeEvent({ id, ...changeEvent }: SentChangeEvent): string {
  return `id: ${id}\nevent: message\ndata: ${JSON.stringify(changeEvent)}\n\n`
}
