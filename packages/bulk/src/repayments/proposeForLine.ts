import type { IndexedLoan } from './IndexedLoan.ts'
import type { RepaymentDoubt, RepaymentMatchReason, RepaymentProposal } from './RepaymentProposal.ts'
import type { IncomingLine } from './StatementLine.ts'
import type { MatchIndex } from './createMatchIndex.ts'
import { findNamedLoans } from './findNamedLoans.ts'
import { findPayers } from './findPayers.ts'
import { keepNamed } from './keepNamed.ts'
import { plainAmount } from './plainAmount.ts'
import type { LineText } from './readLineText.ts'

/** The proposal for a line without regard to other lines. */
export type LineProposal = {
  pays: readonly { loan: IndexedLoan; units: bigint }[]
  kind: RepaymentProposal['kind']
  confidence: RepaymentProposal['confidence']
  reasons: readonly RepaymentMatchReason[]
  others: readonly IndexedLoan[]
  doubt: RepaymentDoubt | null
}

/** The facts beside a line and the financings. */
export type ProposeOptions = {
  /** The place of the client that a remembered rule names for the payer. */
  ruledClient: number | null
  /** `YYYY-MM-DD`; without it no line is after today. */
  today: string | undefined
  /** The statement does not prove that the money came in. */
  isDirectionUnclear: boolean
  mayBeTakenBack: boolean
}

type FoundLoans = Omit<LineProposal, 'doubt'>

/** Days between a payment and a due day within which the payment is likely for it. */
const nearDays = 4
const mostOthers = 8
const order: readonly RepaymentMatchReason[] = ['reference', 'amount', 'name', 'phone', 'date', 'rule']

/** Ties one line to financings; a line with a doubt is never sure. */
export function proposeForLine(
  line: IncomingLine,
  text: LineText,
  index: MatchIndex,
  options: ProposeOptions,
): LineProposal {
  const found = findForLine(line, text, index, options.ruledClient)
  const doubt = findDoubt(line, found, options)
  const confidence = doubt !== null && found.confidence === 'high' ? 'medium' : found.confidence
  return { ...found, confidence, doubt }
}

function findDoubt(
  { day }: IncomingLine,
  { pays }: FoundLoans,
  { today, isDirectionUnclear, mayBeTakenBack }: ProposeOptions,
): RepaymentDoubt | null {
  // Also without an allocation: a person who searches for the financing has to know this doubt.
  if (mayBeTakenBack) return 'taken_back'
  if (pays.length === 0) return null
  if (isDirectionUnclear) return 'direction'
  if (pays.some(({ loan }) => !loan.hadBegun(day))) return 'before_start'
  return today !== undefined && day > today ? 'after_today' : null
}

/** Finds financings by the reference in the line, else by payer and amount, else by the amount alone. */
function findForLine(
  line: IncomingLine,
  text: LineText,
  index: MatchIndex,
  ruledClient: number | null,
): FoundLoans {
  const units = index.units.read(line.amount)
  const day = Date.parse(line.day) / 86_400_000
  const payers = findPayers(text, index, ruledClient)
  const isOpen = ({ financing }: IndexedLoan) =>
    !financing.isCompleted &&
    (line.currency === null || financing.currency === null || financing.currency === line.currency)
  const isNear = ({ dueDay }: IndexedLoan) => dueDay !== null && Math.abs(dueDay - day) <= nearDays
  const isNearAs = (loan: IndexedLoan) => (isNear(loan) ? (['date'] as const) : [])
  const fits = (loan: IndexedLoan) => loan.unpaid === units || loan.steps.includes(units)

  const named = findNamedLoans(text, index)
  if (named.length > 0) {
    const found = byReference()
    if (found) return found
  }
  return byPayer() ?? byAmount() ?? nothing({})

  function byReference(): FoundLoans | null {
    const all = named.map(({ loans }) => loans.filter(isOpen))
    const single = all.flatMap((loans) => (loans.length === 1 ? loans : []))
    const loans = [...new Set(single)]
    const alike = [...new Set(all.flat())]
    const [first] = loans
    if (alike.length === 0) {
      // The line names a paid financing, or one of another currency: a person decides.
      return named.some(({ isStrong }) => isStrong)
        ? nothing({ reasons: ['reference'], others: named.flatMap((one) => one.loans) })
        : null
    }
    if (alike.length > loans.length || first === undefined) {
      const fitting = alike.filter(fits)
      const [only] = fitting
      return only !== undefined && fitting.length === 1
        ? toOne(only, { reasons: ['reference'], confidence: 'medium', others: alike })
        : nothing({ reasons: ['reference'], others: alike })
    }
    const isStrong = named.every((one) => one.isStrong)
    if (loans.length > 1) return bySeveralReferences(loans, isStrong)
    const isPayers = payers.clients.includes(first.client)
    const isOthers = payers.clients.length > 0 && !isPayers
    if (!isStrong && !isPayers && !fits(first)) return null
    const reasons: RepaymentMatchReason[] = ['reference', ...(isPayers ? payers.reasons : [])]
    const together = isOver(first) ? findSeveral(first.client, reasons) : null
    if (together?.pays.some(({ loan }) => loan === first)) return together
    const isSure = fits(first) ? !isOthers : isPayers
    const confidence = first.financing.isRepeated
      ? 'low'
      : isStrong && isSure && !isOver(first)
        ? 'high'
        : 'medium'
    const others = isOthers ? payers.clients.flatMap((client) => openLoans(client)) : []
    return toOne(first, { reasons, confidence, others })
  }

  function bySeveralReferences(loans: readonly IndexedLoan[], isStrong: boolean): FoundLoans {
    const reasons: RepaymentMatchReason[] = ['reference']
    for (const read of [(loan: IndexedLoan) => loan.unpaid, (loan: IndexedLoan) => loan.next]) {
      const parts = loans.map((loan) => read(loan) ?? 0n)
      if (parts.some((part) => part <= 0n) || parts.reduce((sum, part) => sum + part, 0n) !== units) continue
      const pays = loans.map((loan, place) => ({ loan, units: parts[place] ?? 0n }))
      const confidence = isStrong && loans.every(({ financing }) => !financing.isRepeated) ? 'high' : 'medium'
      return { pays, kind: 'several_loans', confidence, reasons: sort([...reasons, 'amount']), others: [] }
    }
    let left = units
    const pays = loans.flatMap((loan) => {
      const part = loan.unpaid === null || loan.unpaid > left ? left : loan.unpaid
      left -= part
      return part > 0n ? [{ loan, units: part }] : []
    })
    return { pays, kind: 'several_loans', confidence: 'low', reasons, others: loans }
  }

  function byPayer(): FoundLoans | null {
    const { clients, reasons } = payers
    if (clients.length === 0) return null
    const loans = clients.flatMap((client) => openLoans(client))
    if (loans.length === 0) return null
    const isSure = clients.length === 1 && reasons.some((reason) => reason !== 'name')
    const fitting = loans.filter(fits)
    const near = fitting.length > 1 ? fitting.filter(isNear) : fitting
    const [only] = near.length === 1 ? near : []
    if (only) {
      const isOne = fitting.length === 1 && clients.length === 1
      const confidence = isOne && (isSure || isNear(only)) ? 'high' : 'medium'
      return toOne(only, { reasons, confidence, others: fitting })
    }
    if (fitting.length > 1) return nothing({ reasons: [...reasons, 'amount'], others: fitting })
    const [client] = clients
    const several = client !== undefined && clients.length === 1 ? findSeveral(client, reasons) : null
    if (several) return several
    const [loan] = loans
    if (loan && loans.length === 1) return toOne(loan, { reasons, confidence: isSure ? 'medium' : 'low' })
    return nothing({ reasons, others: loans })
  }

  /** Finds several loans of one client whose dues add up to the amount in exactly one way. */
  function findSeveral(client: number, reasons: FoundLoans['reasons']): FoundLoans | null {
    const loans = openLoans(client)
    for (const read of [(loan: IndexedLoan) => loan.next, (loan: IndexedLoan) => loan.unpaid]) {
      const parted = loans.flatMap((loan) => {
        const part = read(loan) ?? 0n
        return part > 0n ? [{ loan, units: part }] : []
      })
      const places = findOnlySum(
        parted.map((one) => one.units),
        units,
      )
      if (places === null) continue
      const pays = places.flatMap((place) => parted[place] ?? [])
      const dates = pays.flatMap((one) => isNearAs(one.loan))
      return {
        pays,
        kind: 'several_loans',
        confidence: 'medium',
        reasons: sort(['amount', ...reasons, ...dates]),
        others: [],
      }
    }
    return null
  }

  function byAmount(): FoundLoans | null {
    const loans = index.byAmount.get(plainAmount(line.amount)).filter(isOpen)
    if (loans.length === 0) return null
    const called = keepNamed(loans, text, index)
    const near = loans.filter(isNear)
    const [one] = called.length > 0 ? called : near
    if (called.length === 1 && one) return toOne(one, { reasons: ['name'], confidence: 'medium' })
    if (called.length > 1) return nothing({ reasons: ['amount', 'name'], others: called })
    if (near.length === 1 && loans.length === 1 && one) return toOne(one, { reasons: [], confidence: 'low' })
    return nothing({ reasons: ['amount'], others: near.length > 0 ? near : loans })
  }

  function openLoans(client: number): readonly IndexedLoan[] {
    const loans = index.clients[client]?.loans ?? []
    return loans.length > 100 ? [] : loans.filter(isOpen)
  }

  function isOver({ unpaid }: IndexedLoan): boolean {
    return unpaid !== null && units > unpaid
  }

  function toOne(
    loan: IndexedLoan,
    found: Pick<FoundLoans, 'reasons' | 'confidence'> & { others?: readonly IndexedLoan[] },
  ): FoundLoans {
    const { unpaid } = loan
    const isExact = fits(loan)
    const pays = unpaid !== null && units > unpaid ? unpaid : units
    return {
      pays: pays > 0n ? [{ loan, units: pays }] : [],
      kind: isExact ? 'exact' : isOver(loan) ? 'over' : 'under',
      confidence: found.confidence,
      reasons: sort([...found.reasons, ...(isExact ? (['amount'] as const) : []), ...isNearAs(loan)]),
      others: cut(found.others ?? []).filter((other) => other !== loan),
    }
  }
}

function nothing({ reasons = [], others = [] }: Partial<Pick<FoundLoans, 'reasons' | 'others'>>): FoundLoans {
  return { pays: [], kind: 'none', confidence: 'low', reasons: sort(reasons), others: cut(others) }
}

function cut(loans: readonly IndexedLoan[]): readonly IndexedLoan[] {
  const first = new Set<IndexedLoan>()
  for (const loan of loans) {
    if (first.size === mostOthers) break
    first.add(loan)
  }
  return [...first]
}

function sort(reasons: readonly RepaymentMatchReason[]): readonly RepaymentMatchReason[] {
  return order.filter((reason) => reasons.includes(reason))
}

/** The most parts: more would have too many sums to try. */
const mostParts = 10

/**
 * The places of the two or more parts that add up to a sum in exactly one way; `null` where no way or several do. All parts are above zero.
 */
function findOnlySum(parts: readonly bigint[], sum: bigint): readonly number[] | null {
  if (parts.length < 2 || parts.length > mostParts) return null
  const rest = parts.map((_, place) => parts.slice(place).reduce((total, part) => total + part, 0n))
  const ways: number[][] = []
  const chosen: number[] = []
  const look = (place: number, left: bigint) => {
    if (left === 0n) {
      if (chosen.length > 1) ways.push([...chosen])
      return
    }
    if (ways.length > 1 || left < 0n || place === parts.length || (rest[place] ?? 0n) < left) return
    chosen.push(place)
    look(place + 1, left - (parts[place] ?? 0n))
    chosen.pop()
    look(place + 1, left)
  }
  look(0, sum)
  return ways.length === 1 ? (ways[0] ?? null) : null
}
