import { plainAmount } from './plainAmount.ts'
import { readTakingBack, type TakingBack } from './readTakingBack.ts'
import type { StatementLine } from './StatementLine.ts'

/** A line whose money moved back, or that moved money back. */
type BackAndForth = {
  /** The line that moved the money the other way; `null` where the statement lacks it. */
  other: StatementLine | null
  /** The bank says so and the line fits no other one; otherwise a person decides. */
  isSure: boolean
}

/** Lines of a statement that cancel one another, for certain or possibly. */
export type TakenBack = ReadonlyMap<StatementLine, BackAndForth>

/** Equal words that make a name. */
const wholeName = 2
const mostDays = 30
/** Days within which a line without the bank's words can take money back. */
const mostDaysUnsaid = 7
/** The smallest share of a line that counts as a part; a smaller one is a charge. */
const leastShare = 0.1
/** A word in more lines than this names no person. */
const mostNamed = 64
/** Lines or pairs of lines per step. */
const perStep = 32

/**
 * Finds the lines of a statement whose money a later line moved back: the same amount the other way, with the bank's words or the same name; or a part of it,
 * with the bank's words and the same name. In steps of about a millisecond on a phone: the caller can pause at each `yield`.
 *
 * @example
 * const steps = takenBackSteps(statement.lines)
 * let step = steps.next()
 * while (!step.done) step = steps.next()
 * const takenBack = step.value
 */
export function* takenBackSteps(lines: readonly StatementLine[]): Generator<undefined, TakenBack> {
  const found = new Map<StatementLine, BackAndForth>()
  const sorted = [...lines].sort(byDay)
  const known = new Map<StatementLine, KnownLine>()
  const read = (line: StatementLine): KnownLine => known.get(line) ?? toKnown(line)
  const isOpen = (line: StatementLine) => (found.get(line)?.other ?? null) === null
  let looked = 0
  for (const line of sorted) {
    known.set(line, toKnown(line))
    if (++looked % perStep === 0) yield
  }
  yield
  for (const group of groupByAmount(sorted)) {
    if (++looked % perStep === 0) yield
    if (group.every(({ direction }) => direction === group[0]?.direction)) continue
    yield* settleGroup(group)
  }
  const strong = sorted.filter((line) => read(line).mark === 'strong' && isOpen(line))
  if (strong.length > 0) yield* settleParts()
  // Money that comes back by the bank's words can be of a line before the file.
  for (const line of sorted)
    if (line.direction === 'in' && read(line).mark === 'weak' && !found.has(line))
      found.set(line, { other: null, isSure: false })
  return found

  /** Settles lines of one amount: lines with the bank's words first, the best named of them before the others. */
  function* settleGroup(group: readonly StatementLine[]): Generator<undefined> {
    const index = indexWords(group)
    const said = group.filter((line) => read(line).mark !== null)
    for (const back of said) {
      if (++looked % perStep === 0) yield
      const [only, another] = findNamed(back, index)
      if (only && !another) pair(only, back, { isSure: isClear(back) })
    }
    const rivals = new Map<string, { backs: StatementLine[]; likely: readonly StatementLine[] }>()
    const unnamed = new Map<string, readonly StatementLine[]>()
    for (const back of said) {
      if (!isOpen(back)) continue
      if (++looked % perStep === 0) yield
      const named = findNamed(back, index)
      const window = `${back.day} ${back.direction}`
      if (named.length === 0 && !unnamed.has(window))
        unnamed.set(
          window,
          group.filter((line) => isOpen(line) && fits(line, back)),
        )
      const likely = named.length > 0 || !mayBeAny(back, index) ? named : (unnamed.get(window) ?? [])
      if (likely.length === 0) continue
      const key = likely.length > mostNamed ? window : likely.map(({ digest }) => digest).join()
      const alike = rivals.get(key)
      if (alike) alike.backs.push(back)
      else rivals.set(key, { backs: [back], likely })
    }
    for (const { backs, likely } of rivals.values()) {
      // As many lines back as fitting lines: each fitting line is taken back, in any pairing.
      const isEven = backs.length >= likely.length
      for (const [place, line] of likely.entries()) {
        if (++looked % perStep === 0) yield
        const back = backs[place] ?? backs[0]
        if (!back) continue
        const isBackSure = isClear(back) && isNamedOrBare(line, back)
        pair(line, back, { isSure: isEven && isBackSure, isBackSure })
      }
    }
    for (const back of group) {
      if (++looked % perStep === 0) yield
      if (read(back).mark !== null || !isOpen(back)) continue
      for (const line of findNamed(back, index)) pair(line, back, { isSure: false })
    }
  }

  /** Whether another line can have moved a line back. */
  function fits(line: StatementLine, back: StatementLine): boolean {
    const { day, mark } = read(back)
    const { day: own, mark: its } = read(line)
    const first = day - (mark === null ? mostDaysUnsaid : mostDays)
    return line.direction !== back.direction && first <= own && own <= day && its !== 'strong'
  }

  /** The fitting lines that share the most words. */
  function findNamed(back: StatementLine, index: WordIndex): readonly StatementLine[] {
    // Without the bank's words, the whole name has to match.
    const least = read(back).mark === null ? wholeName : 1
    const named = [...countShared(back, index)].filter(
      ([line, shared]) => shared >= least && isOpen(line) && fits(line, back),
    )
    const most = Math.max(0, ...named.map(([, shared]) => shared))
    return named.flatMap(([line, shared]) => (shared === most ? line : []))
  }

  /** Whether a reversal can be of any line of its amount: not where it names one, which was then taken back before. */
  function mayBeAny(back: StatementLine, index: WordIndex): boolean {
    if (read(back).mark !== 'strong') return false
    for (const [line] of countShared(back, index)) if (fits(line, back)) return false
    return true
  }

  /** Settles money that the bank moved back without a line of the same amount the other way: a part of a line, or of several. */
  function* settleParts(): Generator<undefined> {
    const index = indexWords(sorted)
    for (const back of strong) {
      if (++looked % perStep === 0) yield
      let first: StatementLine | null = null
      for (const [line, shared] of countShared(back, index)) {
        const isPart = Number(back.amount) >= Number(line.amount) * leastShare
        const isOfOne = line.currency === back.currency && isOpen(line)
        if (shared < wholeName || !isPart || !isOfOne || !fits(line, back)) continue
        first ??= line
        found.set(line, { other: back, isSure: false })
      }
      // Money that comes back is no repayment, also where the file lacks the line by which it left.
      found.set(back, { other: first, isSure: false })
    }
  }

  /** Counts equal words by line; a word that is the only one of either line counts as a whole name. */
  function countShared(back: StatementLine, index: WordIndex): Map<StatementLine, number> {
    const counts = new Map<StatementLine, number>()
    const { words } = read(back)
    for (const each of words) {
      const having = index.get(each) ?? []
      if (having.length > mostNamed) continue
      for (const line of having) counts.set(line, (counts.get(line) ?? 0) + 1)
    }
    for (const [line, shared] of counts)
      if (shared === words.size && shared === read(line).words.size)
        counts.set(line, Math.max(shared, wholeName))
    return counts
  }

  function indexWords(of: readonly StatementLine[]): WordIndex {
    const index = new Map<string, StatementLine[]>()
    for (const line of of)
      for (const each of read(line).words) {
        const having = index.get(each)
        if (having) having.push(line)
        else index.set(each, [line])
      }
    return index
  }

  /** Whether a line clearly moves money back: incoming money under a weak word can be a repayment of earlier outgoing money. */
  function isClear(back: StatementLine): boolean {
    const { mark } = read(back)
    return mark === 'strong' || ((mark === 'weak' || mark === 'repaying') && back.direction === 'out')
  }

  function isNamedOrBare(line: StatementLine, back: StatementLine): boolean {
    const { words } = read(back)
    return words.size === 0 || [...words].some((each) => read(line).words.has(each))
  }

  /** `isBackSure`: `back` moves money back for sure, but not for sure that of `line`. */
  function pair(
    line: StatementLine,
    back: StatementLine,
    { isSure, isBackSure = isSure }: { isSure: boolean; isBackSure?: boolean },
  ): void {
    found.set(line, { other: back, isSure })
    if (isOpen(back)) found.set(back, { other: line, isSure: isBackSure })
  }
}

type KnownLine = TakingBack & {
  /** Days since 1970. */
  day: number
}
type WordIndex = ReadonlyMap<string, readonly StatementLine[]>

function toKnown(line: StatementLine): KnownLine {
  return { ...readTakingBack(line), day: Date.parse(line.day) / 86_400_000 }
}

function groupByAmount(lines: readonly StatementLine[]): Iterable<readonly StatementLine[]> {
  const groups = new Map<string, StatementLine[]>()
  for (const line of lines) {
    const key = `${plainAmount(line.amount)} ${line.currency}`
    const group = groups.get(key)
    if (group) group.push(line)
    else groups.set(key, [line])
  }
  return groups.values()
}

/** Compares days as text, as `YYYY-MM-DD` sorts by time; lines of one day keep the order of the file. */
function byDay(one: StatementLine, other: StatementLine): number {
  return one.day < other.day ? -1 : one.day > other.day ? 1 : 0
}
