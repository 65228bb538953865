import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTask } from './createTask.ts'
import type { UploadFile, UploadFileEvent } from './UploadFile.ts'
import { uploadReducer } from './uploadReducer.ts'
import { uploadTransitions } from './uploadTransitions.ts'

const bytes = { read: () => Promise.resolve(new Blob(['whole'])) }
const facts = { name: 'b.pdf', type: 'application/pdf', size: 900, originalSize: null, sha256: 'ab' }
const plain = { key: 'k', slot: 's', name: 'a.pdf', size: 1_000, type: 'application/pdf' }
const listed = { name: 'a.pdf', size: 1_000, sha256: null, type: null, expiresAt: null }

/** How a file comes into a set: picked, found on the device, or on the relay's list. */
const beginnings: readonly UploadFile[] = [
  createTask({ ...plain, state: 'hashing', isHere: true, addedAt: 1 }),
  createTask({ ...plain, state: 'queued', bytes, isKept: true, mayHaveBegun: true }),
  createTask({ ...plain, state: 'queued', bytes, isKept: true, uploadId: 'u1' }),
  createTask({ ...plain, state: 'failed', uploadId: 'u1', uploadedBy: 'Bola' }),
]

/** Every event, with each content that makes a difference. */
const events: readonly UploadFileEvent[] = [
  { type: 'picked', name: 'again.pdf' },
  { type: 'hashed', facts, bytes, isOther: false },
  { type: 'hashed', facts, bytes, isOther: true },
  { type: 'ready', kept: null },
  { type: 'ready', kept: bytes },
  { type: 'unusable', problem: 'TYPE' },
  { type: 'unusable', problem: 'UNREADABLE' },
  { type: 'started' },
  { type: 'otherTab', isSending: true },
  { type: 'otherTab', isSending: false },
  { type: 'found', uploadId: null },
  { type: 'found', uploadId: 'u2' },
  { type: 'created', uploadId: 'u3', expiresAt: '2026-01-01T00:00:00.000Z', at: 5 },
  { type: 'confirmed', sent: 20, isMore: true, at: 6 },
  { type: 'confirmed', sent: 20, isMore: false, at: 6 },
  { type: 'ended', at: 7 },
  { type: 'interrupted' },
  { type: 'stalled', isUnavailable: false },
  { type: 'stalled', isUnavailable: true },
  { type: 'restarted' },
  { type: 'refused', problem: 'SUSPICIOUS' },
  { type: 'failed', problem: 'CONNECTION' },
  { type: 'staged' },
  ...(['person', 'offline', 'session'] as const).map((pause) => ({ type: 'held' as const, pause })),
  { type: 'released' },
  { type: 'paused' },
  { type: 'resumed' },
  { type: 'retried', isByPerson: true },
  { type: 'retried', isByPerson: false },
  ...(['uploading', 'staged'] as const).flatMap((state) =>
    [true, false].map((isMoving) => ({
      type: 'listed' as const,
      upload: { ...listed, state, offset: state === 'staged' ? 1_000 : 40 },
      isMoving,
    })),
  ),
  { type: 'missing', isExpired: true },
  { type: 'missing', isExpired: false },
  { type: 'settled' },
  { type: 'removed' },
]
const sequences = fc.tuple(
  fc.constantFrom(...beginnings),
  fc.array(fc.constantFrom(...events), { maxLength: 25 }),
)

/** Every step of a story: what was, what happened, what is. */
function tell([first, story]: readonly [UploadFile, readonly UploadFileEvent[]]) {
  let before = first
  return story.map((event) => {
    const step = { before, event, after: uploadReducer(before, event) }
    before = step.after
    return step
  })
}

const steps = fc.sample(sequences, { numRuns: 2_000, seed: 16 }).flatMap(tell)

/** Holds for every step of two thousand stories. */
function forEveryStep(check: (step: (typeof steps)[number]) => void) {
  for (const step of steps) check(step)
}

/** Every change of state that some story reaches, by walking through all files that differ in what decides. */
function walk() {
  const known = new Set<string>()
  const found = new Set<string>()
  let edge: readonly UploadFile[] = beginnings
  while (edge.length > 0) {
    edge = edge.flatMap((before) =>
      events.flatMap((event) => {
        const after = uploadReducer(before, event)
        if (after.item.state !== before.item.state)
          found.add(`${before.item.state} ${event.type} ${after.item.state}`)
        const { item } = after
        const key = [item.state, after.bytes !== null, item.uploadId !== null, item.expiresAt].join()
        if (known.has(key)) return []
        known.add(key)
        return [after]
      }),
    )
  }
  return found
}

test('the table says exactly which changes of state there are', () => {
  const told = Object.entries(uploadTransitions).flatMap(([from, row]) =>
    Object.entries(row).flatMap(([event, states]) => states.map((to) => `${from} ${event} ${to}`)),
  )
  expect([...walk()].sort()).toEqual(told.sort())
})

test('an event that the state does not name leaves the file as it is', () => {
  forEveryStep(({ before, event, after }) => {
    const next = uploadTransitions[before.item.state][event.type]
    if (next === undefined) expect(after).toBe(before)
    else expect([before.item.state, ...next]).toContain(after.item.state)
  })
})

test('what is removed stays removed, and what is refused is not sent as it is', () => {
  forEveryStep(({ before, event, after }) => {
    if (before.item.state === 'removed') expect(after).toBe(before)
    if (before.item.state === 'rejected' && event.type !== 'missing')
      expect(['rejected', 'staged', 'removed']).toContain(after.item.state)
  })
})

test('a file waits, is held or starts only where its bytes are', () => {
  forEveryStep(({ before, event, after }) => {
    if (after.item.state === 'queued' || after.item.state === 'held') expect(after.bytes).not.toBeNull()
    if (event.type === 'started' && after !== before) expect(after.bytes).not.toBeNull()
  })
})

test('a file is staged only when the relay says so, and then the relay has all of it', () => {
  forEveryStep(({ before, event, after: { item } }) => {
    if (item.state !== 'staged' || before.item.state === 'staged') return
    expect(['staged', 'listed']).toContain(event.type)
    expect(item).toMatchObject({ sent: item.size, pause: null, problem: null })
  })
})

test('a reason stands where one is due, and nowhere else', () => {
  forEveryStep(({ after: { item } }) => {
    if (item.state === 'held') expect(item.pause).not.toBeNull()
    if (item.state === 'rejected') expect(item.problem).not.toBeNull()
    if (item.state === 'staged' || item.state === 'queued') expect(item.pause).toBeNull()
  })
})

test('without an id nothing of a file counts as sent once it is sent from its start again', () => {
  forEveryStep(({ event, before, after }) => {
    if (event.type !== 'restarted' || after === before) return
    expect(after.item).toMatchObject({ uploadId: null, sent: 0, expiresAt: null })
    expect(after.restarts).toBe(before.restarts + 1)
  })
})

test('the next file is a new value: what is shown may compare by identity', () => {
  forEveryStep(({ before, event }) => {
    const frozen = Object.freeze({ ...before, item: Object.freeze(before.item) })
    expect(() => uploadReducer(frozen, event)).not.toThrow()
  })
})
