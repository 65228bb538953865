import type { UploadItem, UploadProgress } from './uploadTypes.ts'

/** How far the files are that count. */
export function toUploadProgress(
  items: readonly UploadItem[],
  secondsLeftFor: (bytes: number) => number | null,
): UploadProgress {
  const counted = items.filter(({ state }) => state !== 'rejected' && state !== 'failed')
  const staged = counted.filter(({ state }) => state === 'staged')
  let bytes = 0
  let bytesSent = 0
  for (const { size, sent, state } of counted) {
    bytes += size
    bytesSent += state === 'staged' ? size : Math.min(sent, size)
  }
  const isMoving = counted.some(({ state }) => state === 'sending')
  return {
    files: counted.length,
    filesStaged: staged.length,
    bytes,
    bytesSent,
    ratio: bytes === 0 ? 1 : bytesSent / bytes,
    secondsLeft: isMoving ? secondsLeftFor(bytes - bytesSent) : null,
  }
}
