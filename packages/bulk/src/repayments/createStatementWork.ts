import type { SentRow } from '../batches/index.ts'
import { runSteps } from '../lib/runSteps.ts'
import { SheetError } from '../sheets/SheetError.ts'
import type { WorkContext } from '../sheets/worker/openWork.ts'
import type { KeptRules } from './createPayerRules.ts'
import { findPayerRules } from './findPayerRules.ts'
import {
  createRepaymentLines,
  type RepaymentChoice,
  type RepaymentChoices,
  type RepaymentShown,
  type ShownPart,
} from './createRepaymentLines.ts'
import { layLineSteps } from './layLineSteps.ts'
import { matchSteps } from './matchSteps.ts'
import type { OpenFinancing } from './RepaymentProposal.ts'
import { splitIncome } from './splitIncome.ts'
import type { Statement, StatementFacts, StatementLine, UnreadLine } from './StatementLine.ts'
import { noteLines } from './statements/noteLines.ts'
import { readStatementFile, type StatementOrder } from './statements/readStatementFile.ts'
import { takenBackSteps } from './takenBackSteps.ts'
import { toRepaymentRows } from './toRepaymentRows.ts'

type Piece = { from: number; to: number }

/** `reading` is the number of the reading that the worker holds: it works on no lines of an earlier one. */
type Read = { reading: number }

type MatchOrder = Read & {
  rules: KeptRules
  /** The number of added financings. */
  financings: number
  /** `YYYY-MM-DD`. */
  today: string
  /** ISO code of lines that name none. */
  currency: string | null
}

/** The shown lines, and the number of lines that used each rule of a payer. */
export type MatchedShown = RepaymentShown & { ruled: ReadonlyMap<string, number> }

/** The work of a statement: holds its lines, ties them to financings, takes the choices of a person, and returns the shown ones. */
export type StatementWork = {
  /** Reads a statement, without a source the held one in another layout; another file drops the choices. */
  readStatement: (
    order: Omit<StatementOrder, 'source'> & Partial<Pick<StatementOrder, 'source'>>,
    context: WorkContext,
  ) => Promise<StatementFacts>
  /** Lines of the statement, and of the unread ones, for `readStatement` and the check of a lockbox. */
  takeLines: (piece: Piece) => { lines: readonly StatementLine[]; unread: readonly UnreadLine[] }
  /** Digests of incoming lines, to ask the relay about. */
  takeDigests: (piece: Piece & Read) => readonly string[]
  /** Takes the financings from a place on, in pieces, before lines are matched. */
  addFinancings: (piece: { from: number; financings: readonly OpenFinancing[] }) => void
  matchLines: (order: MatchOrder, context: WorkContext) => Promise<MatchedShown>
  showLines: (order: Read & ShownPart, context: WorkContext) => Promise<RepaymentShown>
  chooseLines: (order: Read & { choice: RepaymentChoice }) => RepaymentShown
  /** Marks lines that were credited before; `null` before the first match. */
  creditLines: (order: Read & { digests: readonly string[] }) => RepaymentShown | null
  takeChoices: (order: Read) => RepaymentChoices
  /** Repeats the choices of a draft. */
  repeatChoices: (order: Read & { choices: RepaymentChoices }) => void
  /** The rows of accepted lines from a place on, and the place of the next piece; `null` after the last. */
  takeRepayments: (order: Read & { from: number }) => { rows: readonly SentRow[]; next: number | null }
}

const linesPerPiece = 500
const firstPart: ShownPart = { first: 0, count: 25, filter: { group: 'all', search: '' } }

/** Makes the work of one statement. */
export function createStatementWork(): StatementWork {
  let held: Statement | null = null
  let heldSource: StatementOrder['source'] | null = null
  let reading = 0
  let lines = createRepaymentLines()
  let part = firstPart
  const financings: OpenFinancing[] = []

  const getHeld = (meant: Read): Statement => {
    if (held === null || meant.reading !== reading) throw new SheetError('changed')
    return held
  }
  const getLaid = (meant: Read) => {
    getHeld(meant)
    if (!lines.isLaid()) throw new SheetError('changed')
    return lines
  }
  const takeIncome = (statement: Statement) => statement.lines.filter(({ direction }) => direction === 'in')

  return {
    readStatement: async ({ source = heldSource, ...order }, context) => {
      if (source === null) throw new SheetError('changed')
      const read = await readStatementFile({ source, ...order }, context)
      // A later reading can have ended before an aborted one.
      context.signal.throwIfAborted()
      if (read.fileDigest !== held?.fileDigest) {
        lines = createRepaymentLines()
        part = firstPart
      }
      held = read
      heldSource = source
      reading += 1
      const { lines: all, unread, ...facts } = read
      return { ...facts, reading, size: Math.max(all.length, unread.length), notes: noteLines(read) }
    },
    takeLines: ({ from, to }) => ({
      lines: held?.lines.slice(from, to) ?? [],
      unread: held?.unread.slice(from, to) ?? [],
    }),
    takeDigests: ({ from, to, ...meant }) =>
      takeIncome(getHeld(meant))
        .slice(from, to)
        .map(({ digest }) => digest),
    addFinancings: ({ from, financings: more }) => void financings.splice(from, financings.length, ...more),
    matchLines: async (order, { onProgress, signal }) => {
      const statement = getHeld(order)
      const { rules, today, currency } = order
      const { layout, unread } = statement
      const isDirectionUnclear =
        layout?.doubts.includes('direction') ?? unread.some(({ reason }) => reason === 'no_direction')
      const ruled = await findPayerRules(rules, takeIncome(statement))
      const takenBack = await runSteps(takenBackSteps(statement.lines), { signal })
      const { kept, doubted, join } = splitIncome(statement.lines, takenBack)
      const open = financings.slice(0, order.financings)
      const steps = matchSteps(kept, open, { ruled, today, isDirectionUnclear, doubted })
      const proposals = [...join(await runSteps(steps, { onProgress, signal }))]
      const laid = await runSteps(layLineSteps(statement, proposals, takenBack), { signal })
      // Another file can have come while the lines were matched.
      getHeld(order)
      const byReference = new Map(open.map((financing) => [financing.reference, financing]))
      lines.lay(laid, { currency, findFinancing: (reference) => byReference.get(reference) ?? null })
      const used = new Map<string, number>()
      for (const { payer } of ruled.values()) used.set(payer, (used.get(payer) ?? 0) + 1)
      return { ...lines.show(part), ruled: used }
    },
    showLines: async ({ reading: meant, ...wanted }, { signal }) => {
      const shown = getLaid({ reading: meant })
      part = wanted
      if (wanted.filter.search.trim() !== '') await runSteps(shown.foldSteps(), { signal })
      return shown.show(part)
    },
    chooseLines: ({ choice, ...meant }) => {
      const shown = getLaid(meant)
      shown.choose(choice)
      return shown.show(part)
    },
    creditLines: ({ digests, ...meant }) => {
      getHeld(meant)
      lines.credit(digests)
      return lines.isLaid() ? lines.show(part) : null
    },
    takeChoices: (meant) => {
      getHeld(meant)
      return lines.choices()
    },
    repeatChoices: ({ choices, ...meant }) => {
      getHeld(meant)
      lines.repeat(choices)
    },
    takeRepayments: ({ from, ...meant }) => {
      const accepted = getLaid(meant).accepted()
      const to = from + linesPerPiece
      return { rows: toRepaymentRows(accepted.slice(from, to)), next: to < accepted.length ? to : null }
    },
  }
}
