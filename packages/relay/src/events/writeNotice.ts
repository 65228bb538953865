import type { Notice } from '@onlend/core'

/** A notice as one event of a stream. JSON has no line breaks of its own, so the data is one line whatever is in it. */
export function writeNotice({ id, ...notice }: Notice): string {
  return `id: ${id}\nevent: message\ndata: ${JSON.stringify(notice)}\n\n`
}
