import { foldText } from '../tables/foldText.ts'
import { plainAmount } from './plainAmount.ts'
import type { StatementLine } from './StatementLine.ts'

/** What is known of a line whose money moved back, or that moved money back. */
type BackAndForth = {
  /** The line that moved the same money the other way; `null` where the statement lacks it. */
  other: StatementLine | null
  /** The bank says so and one line alone fits; without it, a person decides. */
  isSure: boolean
}

/** Lines of a statement that cancel one another, or may. */
export type TakenBack = ReadonlyMap<StatementLine, BackAndForth>

/** A bank's words for money that it moves back, folded. */
const strong = toPattern(
  `rvsl reversal* reversed reverse reversao revertid* rtn returned bounced chargeback dishono* annul* extourn* contrepass* rejet* reject* estorn* devol* anulad* imerudishwa rudishwa
  dapada weghachiri معكوس عكس مرتجع مرتجعة`,
)
/** Words that a client uses for a repayment as well. */
const weak = toPattern(
  `return returns refund* retour rembours* reembols* marejesho urejesho rejesha mayar padabo weghachi nlaghachi استرداد`,
)
/** An abbreviation of a reversal that is a clergyman's title as well. */
const title = toPattern('rev')
const word = /[\p{L}\d]{3,}/gu
/** Words of most lines, which name nobody. */
const common = new Set(
  'rev trf transfer nip ussd from ref the and pay payment paid bank via for mobile web pos atm virement vir transferencia pix'.split(
    ' ',
  ),
)
const wholeName = 2
const mostDays = 30
/** Days within which money that nothing says to be taken back is looked for. */
const mostDaysUnsaid = 7
/** Lines or pairs of lines that are looked at in a step. */
const perStep = 256

/**
 * Finds the lines of a statement whose money a later line moved back: the same amount the other way, said by the bank, or with the same name. In steps of about
 * a millisecond on a phone: each `yield` is a place to stop for a moment.
 *
 * @example
 * const steps = takenBackSteps(statement.lines)
 * let step = steps.next()
 * while (!step.done) step = steps.next()
 * const takenBack = step.value
 */
export function* takenBackSteps(lines: readonly StatementLine[]): Generator<undefined, TakenBack> {
  const found = new Map<StatementLine, BackAndForth>()
  let looked = 0
  const known = new Map<StatementLine, LineWords>()
  const read = (line: StatementLine): LineWords => {
    const before = known.get(line)
    if (before) return before
    const now = readWords(line)
    known.set(line, now)
    return now
  }
  const groups = new Map<string, StatementLine[]>()
  for (const line of [...lines].sort(byDay)) {
    if (++looked % perStep === 0) yield
    const key = `${plainAmount(line.amount)} ${line.currency}`
    const group = groups.get(key)
    if (group) group.push(line)
    else groups.set(key, [line])
    // Money that comes back is nobody's repayment, whether or not the line that it left by is in the file.
    if (line.direction === 'in' && read(line).mark === 'strong')
      found.set(line, { other: null, isSure: false })
  }
  for (const group of groups.values()) {
    if (++looked % perStep === 0) yield
    const isOneWay = group.every(({ direction }) => direction === group[0]?.direction)
    if (isOneWay) continue
    for (const isSaid of [true, false]) {
      for (const [place, back] of group.entries()) {
        const { mark } = read(back)
        if ((mark !== null) !== isSaid || isPaired(back)) continue
        const fitting: Fitting[] = []
        const first = read(back).day - (isSaid ? mostDays : mostDaysUnsaid)
        // The group stands in the order of days: outwards from the line, as far as its days go.
        for (let at = place - 1; at >= 0 && look(group[at], back, fitting) >= first; at--)
          if (++looked % perStep === 0) yield
        for (let at = place + 1; at < group.length && look(group[at], back, fitting) <= read(back).day; at++)
          if (++looked % perStep === 0) yield
        settle(
          back,
          fitting.filter(({ line }) => read(line).day >= first),
        )
      }
    }
  }
  return found

  /** Adds the line where it fits, and answers its day. */
  function look(line: StatementLine | undefined, back: StatementLine, fitting: Fitting[]): number {
    if (line === undefined) return Number.NaN
    const { day, mark } = read(line)
    if (line.direction !== back.direction && day <= read(back).day && mark !== 'strong' && !isPaired(line))
      fitting.push({ line, shared: countShared(read(line), read(back)) })
    return day
  }

  function isPaired(line: StatementLine): boolean {
    return (found.get(line)?.other ?? null) !== null
  }

  function settle(back: StatementLine, fitting: readonly Fitting[]): void {
    const { mark } = read(back)
    const most = Math.max(0, ...fitting.map(({ shared }) => shared))
    // Without the bank's word, a whole name has to come back: two words of it.
    const least = mark === 'strong' ? 0 : mark === null ? wholeName : 1
    const likely = fitting.filter(({ shared }) => shared === most && shared >= least)
    const [first] = likely
    if (!first) return
    // Money that a client sends under such a word may be a repayment of what went out before.
    const isSaid = mark === 'strong' || (mark === 'weak' && back.direction === 'out')
    const isSure = isSaid && likely.length === 1
    for (const { line } of likely) found.set(line, { other: back, isSure })
    found.set(back, { other: first.line, isSure: isSaid })
  }
}

type Fitting = { line: StatementLine; shared: number }

type LineWords = { day: number; words: ReadonlySet<string>; mark: 'strong' | 'weak' | 'title' | null }

function readWords({ day, text, counterparty, reference, takesBack }: StatementLine): LineWords {
  const folded = foldText(`${text} ${counterparty ?? ''} ${reference ?? ''}`)
  const words = new Set((folded.match(word) ?? []).filter((one) => !common.has(one)))
  const isStrong = takesBack === true || strong.test(folded)
  const mark = isStrong ? 'strong' : weak.test(folded) ? 'weak' : title.test(folded) ? 'title' : null
  return { day: Date.parse(day) / 86_400_000, words, mark }
}

/** Whole words; a star stands for any ending. */
function toPattern(list: string): RegExp {
  const words = list.split(/\s+/).map((one) => foldText(one).replace('*', '\\p{L}*'))
  return new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'u')
}

/** Equal words that two lines have; a name of one word that is all that either says counts as a whole one. */
function countShared(one: LineWords, other: LineWords): number {
  let shared = 0
  for (const each of one.words) if (other.words.has(each)) shared += 1
  const isAll = shared > 0 && shared === one.words.size && shared === other.words.size
  return isAll ? Math.max(shared, wholeName) : shared
}

/** Days as `YYYY-MM-DD` stand in the order of their letters; lines of one day keep the order of the file. */
function byDay(one: StatementLine, other: StatementLine): number {
  return one.day < other.day ? -1 : one.day > other.day ? 1 : 0
}
