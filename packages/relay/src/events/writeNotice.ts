import type { SentNotice } from './readNotices.ts'

/** A notice as one event of a stream. JSON has no line breaks of its own, so the data is one line whatever is in it. */
export function writeNotice({ id, ...notice }: SentNotice): string {
  return `id: ${id}\nevent: message\ndata: ${JSON.stringify(notice)}\n\n`
}
