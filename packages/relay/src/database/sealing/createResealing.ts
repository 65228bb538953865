import { isRecord } from '../../lib/isRecord.ts'
import type { Logger } from '../../lib/Logger.ts'
import { tryParseJson } from '../../lib/tryParseJson.ts'
import type { Sealing } from './createSealing.ts'
import { sealedPlaces, type SealedValue, type SealedValueStore } from './sealedPlaces.ts'
import { SealedTextError } from './SealedTextError.ts'

/** The counts after a look at every sealed text. */
export type ResealReport = {
  /** Texts that were sealed anew under the first secret. */
  resealed: number
  /** Texts that do not open, since their secret is missing: while there are any, give that secret again. */
  unreadable: number
}

/** The methods of a store that resealing needs. */
type ResealableStore = SealedValueStore & {
  findSetting(name: string): Promise<string | null>
  keepSetting(name: string, value: string): Promise<string>
  replaceSetting(name: string, change: { from: string; to: string }): Promise<void>
}

type ResealOptions = { store: ResealableStore; sealing: Sealing }

/** Rows in one go, and goes in a sweep. */
const batch = 100
const batches = 50
/** Milliseconds for which another instance may go on sealing under the secret before, since each reads the secrets at its own moment. */
const settling = 600_000
/** Milliseconds after which everything is looked at again where something does not open. */
const pause = 3_600_000
const name = 'sealing'

/** Seals texts anew that an older secret has sealed. */
export type Resealing = {
  /** Looks at every sealed text, and seals under the first secret the texts of other secrets. */
  all(): Promise<ResealReport>
  /**
   * The same a few steps at a time, from where the last sweep of any instance has stopped. Once a whole round, begun when no instance can have sealed under an older
   * secret any more, has found nothing to do, it says so and rests until the first secret changes, or something is found that does not open. Returns whether something
   * does not open; `null` while a round goes on.
   */
  some(options: SomeOptions): Promise<boolean | null>
}

type SomeOptions = {
  now: number
  logger: Logger
  /** Called with the counts of this sweep. `unreadable` is `null` until the round has looked at everything. */
  onLook: (found: { resealed: number; unreadable: number | null; isDone: boolean }) => void
  isDoubtful: boolean
}

/** Makes the resealing of a store. */
export function createResealing(options: ResealOptions): Resealing {
  return {
    async all() {
      const walk = { ...beginning }
      await takeSteps(options, walk, Number.POSITIVE_INFINITY)
      return { resealed: walk.resealed, unreadable: walk.unreadable }
    },
    some: (asked) => resealSome(options, asked),
  }
}

async function resealSome(
  options: ResealOptions,
  { now, logger, onLook, isDoubtful }: SomeOptions,
): Promise<boolean | null> {
  const { store, sealing } = options
  const keyId = await sealing.keyId()
  const kept = await store.findSetting(name)
  const known = readRound(kept)
  const round: Round =
    known?.keyId === keyId ? known : { ...beginning, keyId, changedAt: now, startAt: now, isDone: false }
  const isBeginning = round.place === 0 && round.after === null
  if (isBeginning && ((round.isDone && !isDoubtful) || now < round.startAt)) {
    const { isDone } = round
    onLook({ resealed: 0, unreadable: isDone ? 0 : null, isDone })
    return null
  }
  if (isBeginning) round.startAt = now
  const before = round.resealed
  await takeSteps(options, round, batches)
  const { resealed, unreadable, changedAt } = round
  const hasEnded = round.place === sealedPlaces.length
  const isSettled = round.startAt >= changedAt + settling
  const isDone = resealed === 0 && unreadable === 0 && isSettled
  const wait = unreadable > 0 ? now + pause : resealed > 0 ? now : changedAt + settling
  const next = hasEnded ? { ...beginning, keyId, changedAt, startAt: wait, isDone } : round
  const text = JSON.stringify(next)
  if (kept === null) await store.keepSetting(name, text)
  else await store.replaceSetting(name, { from: kept, to: text })
  const found = hasEnded ? unreadable : null
  onLook({ resealed: resealed - before, unreadable: found, isDone: hasEnded && isDone })
  if (!hasEnded) return null
  if (isDone)
    logger.info(
      { event: 'sealing.done', keyId },
      'nothing is sealed under another secret than the first of ledgerSecret: those beside it can be taken out',
    )
  if (unreadable > 0)
    logger.error(
      { event: 'sealing.unreadable', count: unreadable },
      'texts in the ledger do not open: give the secret that sealed them again, beside the first of ledgerSecret',
    )
  return unreadable > 0
}

/** The position and the counts of a look at everything. */
type Walk = ResealReport & { place: number; after: readonly string[] | null }

/** The state of a look between two sweeps. Moments are milliseconds since 1970. */
type Round = Walk & {
  /** Names the secret that seals. */
  keyId: string
  /** When it was found to be the first. */
  changedAt: number
  /** When this round began, or may begin. */
  startAt: number
  isDone: boolean
}

const beginning: Walk = { place: 0, after: null, resealed: 0, unreadable: 0 }

function readRound(kept: string | null): Round | null {
  const parsed = kept === null ? null : tryParseJson(kept)
  // The cast: only this file writes the round, and a value that is no record begins a new one.
  return isRecord(parsed) && typeof parsed.keyId === 'string' ? (parsed as Round) : null
}

async function takeSteps({ store, sealing }: ResealOptions, walk: Walk, most: number): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    const place = sealedPlaces[walk.place]
    if (place === undefined) return
    const keyId = await sealing.keyId()
    const { values, last } = await store.listSealed(place, { keyId, after: walk.after, limit: batch })
    for (const value of values) {
      const text = await reseal(sealing, value)
      if (text === null) walk.unreadable += 1
      else {
        await store.replaceSealed(place, value, text)
        walk.resealed += 1
      }
    }
    walk.after = last
    if (last === null) walk.place += 1
  }
}

/** As a whole, or as a value between the quotation marks of JSON. */
const sealedText = /(?<=^|")sealed\.[0-9a-f]{16}\.[A-Za-z0-9+/=]+/g

/** The text with everything in it sealed under the first secret; `null` where something does not open. */
async function reseal(sealing: Sealing, { text, abouts }: SealedValue): Promise<string | null> {
  let resealed = text
  for (const [sealed] of text.matchAll(sealedText)) {
    if (await sealing.isCurrent(sealed)) continue
    const renewed = await sealAnew(sealing, sealed, abouts)
    if (renewed === null) return null
    resealed = resealed.replaceAll(sealed, renewed)
  }
  return resealed
}

/** A column may hold texts about several things, each of which opens as one of them alone. */
async function sealAnew(sealing: Sealing, sealed: string, abouts: readonly string[]): Promise<string | null> {
  for (const about of abouts) {
    try {
      return await sealing.seal(await sealing.open(sealed, about), about)
    } catch (error) {
      if (!(error instanceof SealedTextError)) throw error
    }
  }
  return null
}
