import type { SentChangeEvent } from './readChangeEvents.ts'

/** A change event as one event of a stream. JSON has no line breaks of its own, so the data is one line whatever is in it. */
export function writeChangeEvent({ id, ...changeEvent }: SentChangeEvent): string {
  return `id: ${id}\nevent: message\ndata: ${JSON.stringify(changeEvent)}\n\n`
}
