import type { UploadItem } from './uploadTypes.ts'

type Order = Readonly<Record<string, readonly string[]>>

/** Puts the files of each slot into the order that a person gave them; those that it does not name follow. */
export function arrangeItems(items: readonly UploadItem[], order: Order): readonly UploadItem[] {
  const queues = new Map<string, UploadItem[]>()
  for (const [slot, keys] of Object.entries(order)) {
    const place = new Map(keys.map((key, index) => [key, index]))
    // Kept for another device, an order names what both know: the relay's id.
    const getPlace = ({ key, uploadId }: UploadItem) =>
      place.get(key) ?? place.get(uploadId ?? '') ?? keys.length
    const own = items.filter((item) => item.slot === slot)
    queues.set(
      slot,
      own.sort((a, b) => getPlace(a) - getPlace(b)),
    )
  }
  return items.map((item) => queues.get(item.slot)?.shift() ?? item)
}
