import type { UploadFileEvent, UploadFileState } from './UploadFile.ts'

type Row = Readonly<Partial<Record<UploadFileEvent['type'], readonly UploadFileState[]>>>

const always = { otherTab: [], paused: [], resumed: [], removed: ['removed'] } as const

/** The events of a sending: an answer may arrive after the sending has stopped. */
const underWay = {
  ...always,
  found: [],
  created: [],
  confirmed: [],
  ended: [],
  interrupted: [],
  stalled: [],
  restarted: [],
  refused: ['rejected'],
  failed: ['failed'],
  staged: ['staged'],
} as const

/**
 * The states that each event leads to, by state of the file. An event that a state does not name changes nothing; an event with an empty list
 * changes only the facts of the file.
 */
export const uploadTransitions: Readonly<Record<UploadFileState, Row>> = {
  hashing: {
    ...always,
    hashed: [],
    ready: ['queued'],
    unusable: ['rejected', 'failed'],
    listed: [],
    missing: [],
  },
  queued: { ...underWay, started: ['sending'], held: ['held'], listed: ['staged'], missing: [] },
  sending: {
    ...underWay,
    started: [],
    held: ['held'],
    released: ['queued'],
    listed: ['staged', 'failed'],
    missing: ['queued', 'failed', 'removed'],
  },
  held: { ...underWay, held: [], released: ['queued'], listed: ['staged'], missing: ['queued'] },
  staged: {
    ...always,
    settled: [],
    listed: ['queued', 'sending', 'failed'],
    missing: ['queued', 'failed', 'removed'],
  },
  rejected: { ...always, listed: ['staged'], missing: ['queued', 'failed', 'removed'] },
  failed: {
    ...always,
    picked: ['hashing'],
    retried: ['queued'],
    listed: ['staged', 'sending'],
    missing: ['queued', 'removed'],
  },
  removed: {},
}
