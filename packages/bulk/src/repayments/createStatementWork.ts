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
import {
  createStatementReader,
  type StatementReader,
  type StatementReading,
} from './createStatementReader.ts'
import { layLineSteps } from './layLineSteps.ts'
import { matchSteps } from './matchSteps.ts'
import type { OpenFinancing } from './RepaymentProposal.ts'
import { splitIncome } from './splitIncome.ts'
import type { Statement } from './StatementLine.ts'
import { takenBackSteps } from './takenBackSteps.ts'
import { toRepaymentRows } from './toRepaymentRows.ts'

type Piece = { from: number; to: number }

type MatchOrder = StatementReading & {
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
export type StatementWork = StatementReader & {
  /** Digests of incoming lines, to ask the relay about. */
  takeDigests: (piece: Piece & StatementReading) => readonly string[]
  /** Takes the financings from a place on, in pieces, before lines are matched. */
  addFinancings: (piece: { from: number; financings: readonly OpenFinancing[] }) => void
  matchLines: (order: MatchOrder, context: WorkContext) => Promise<MatchedShown>
  showLines: (order: StatementReading & ShownPart, context: WorkContext) => Promise<RepaymentShown>
  chooseLines: (order: StatementReading & { choice: RepaymentChoice }) => RepaymentShown
  /** Marks lines that were credited before; `null` before the first match. */
  creditLines: (order: StatementReading & { digests: readonly string[] }) => RepaymentShown | null
  takeChoices: (order: StatementReading) => RepaymentChoices
  /** Repeats the choices of a draft. */
  repeatChoices: (order: StatementReading & { choices: RepaymentChoices }) => void
  /** The rows of accepted lines from a place on, and the place of the next piece; `null` after the last. */
  takeRepayments: (order: StatementReading & { from: number }) => {
    rows: readonly SentRow[]
    next: number | null
  }
}

const linesPerPiece = 500
const firstPart: ShownPart = { first: 0, count: 25, filter: { group: 'all', search: '' } }

/** Makes the work of one statement; the choices of a person belong to its file, and hold for each layout. */
export function createStatementWork({ getHeld, ...reader } = createStatementReader()): StatementWork {
  let chosen = { fileDigest: '', lines: createRepaymentLines(), part: firstPart }
  const financings: OpenFinancing[] = []

  const getLines = (meant: StatementReading) => {
    const { fileDigest } = getHeld(meant)
    if (fileDigest !== chosen.fileDigest)
      chosen = { fileDigest, lines: createRepaymentLines(), part: firstPart }
    return chosen
  }
  const getLaid = (meant: StatementReading) => {
    const laid = getLines(meant)
    if (!laid.lines.isLaid()) throw new SheetError('changed')
    return laid
  }
  const takeIncome = (statement: Statement) => statement.lines.filter(({ direction }) => direction === 'in')

  return {
    ...reader,
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
      const { lines, part } = getLines(order)
      const byReference = new Map(open.map((financing) => [financing.reference, financing]))
      lines.lay(laid, { currency, findFinancing: (reference) => byReference.get(reference) ?? null })
      const used = new Map<string, number>()
      for (const { payer } of ruled.values()) used.set(payer, (used.get(payer) ?? 0) + 1)
      return { ...lines.show(part), ruled: used }
    },
    showLines: async ({ reading: meant, ...wanted }, { signal }) => {
      const laid = getLaid({ reading: meant })
      laid.part = wanted
      if (wanted.filter.search.trim() !== '') await runSteps(laid.lines.foldSteps(), { signal })
      return laid.lines.show(laid.part)
    },
    chooseLines: ({ choice, ...meant }) => {
      const { lines, part } = getLaid(meant)
      lines.choose(choice)
      return lines.show(part)
    },
    creditLines: ({ digests, ...meant }) => {
      const { lines, part } = getLines(meant)
      lines.credit(digests)
      return lines.isLaid() ? lines.show(part) : null
    },
    takeChoices: (meant) => getLines(meant).lines.choices(),
    repeatChoices: ({ choices, ...meant }) => getLines(meant).lines.repeat(choices),
    takeRepayments: ({ from, ...meant }) => {
      const accepted = getLaid(meant).lines.accepted()
      const to = from + linesPerPiece
      return { rows: toRepaymentRows(accepted.slice(from, to)), next: to < accepted.length ? to : null }
    },
  }
}
