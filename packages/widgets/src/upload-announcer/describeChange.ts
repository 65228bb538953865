import type { UploadItem } from '@onlend/hooks/forms'

/** The facts to compare between two moments. */
export type UploadNews = {
  items: readonly UploadItem[]
  ratio: number
  /** The obstacle that stops all uploads. */
  obstacle: 'offline' | 'session' | null
}

/** The news in a change. */
export type UploadChange = {
  /** Files that were not there before, or were stopped, and are on their way now. */
  started: readonly UploadItem[]
  staged: readonly UploadItem[]
  /** Files that were rejected, or failed. */
  troubled: readonly UploadItem[]
  /** The whole has passed the middle. */
  isHalf: boolean
  /** The last file is whole. */
  isAll: boolean
  /** The obstacle that stops all uploads from now on; `none` if the obstacle is gone. */
  obstacle: 'offline' | 'session' | 'none' | null
}

const onTheWay = new Set(['queued', 'hashing', 'sending'])

/** Returns the news between two moments: milestones only, so that the region does not interrupt a screen reader. */
export function describeChange(before: UploadNews, now: UploadNews): UploadChange {
  const known = new Map(before.items.map((item) => [item.key, item]))
  const wasOnTheWay = (item: UploadItem) => {
    const earlier = known.get(item.key)
    // A file that waited for the link goes on by itself; the obstacle's end is announced once for all files.
    return earlier !== undefined && earlier.problem === null
  }
  const staged = now.items.filter(
    (item) => item.state === 'staged' && known.get(item.key)?.state !== 'staged',
  )
  const troubled = now.items.filter(
    (item) => item.problem !== null && known.get(item.key)?.problem !== item.problem,
  )
  const wanted = now.items.filter(({ problem }) => problem === null)
  return {
    staged,
    troubled,
    started: now.items.filter((item) => onTheWay.has(item.state) && !wasOnTheWay(item)),
    isHalf: before.ratio < 0.5 && now.ratio >= 0.5,
    isAll: staged.length > 0 && wanted.every(({ state }) => state === 'staged'),
    obstacle: before.obstacle === now.obstacle ? null : (now.obstacle ?? 'none'),
  }
}
