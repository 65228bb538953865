import type { SentRow } from '../batches/index.ts'
import { runSteps } from '../lib/runSteps.ts'
import { SheetError } from '../sheets/SheetError.ts'
import type { SheetFile } from '../sheets/index.ts'
import { type ReadOrder, readFile } from '../sheets/readFile.ts'
import type { WorkContext } from '../sheets/worker/openWork.ts'
import type { ImportTable } from './ImportTable.ts'
import type { RowRules } from './RowReader.ts'
import type {
  ImportColumn,
  ImportFile,
  ImportIssueCode,
  ImportLayout,
  ImportRowFilter,
  ImportShown,
  TransactionFieldName,
} from './TransactionImport.ts'
import { createFieldFinder } from './createFieldFinder.ts'
import {
  type CheckedWork,
  type KnownReferences,
  type RowChange,
  type RowChecker,
  createRowChecker,
} from './createRowChecker.ts'
import { type FaultyPiece, faultyRows } from './faultyRows.ts'
import { importLayoutSteps } from './importLayoutSteps.ts'
import { importTableSteps } from './importTableSteps.ts'
import { mapColumns } from './mapColumns.ts'

/** The host's headings, by field. */
type Headings = Readonly<Partial<Record<TransactionFieldName, string>>> | undefined
/** A layout of the file that the page has read. */
type MapOrder = {
  digest: string
  layout: ImportLayout
  headings: Headings
  /** The choices of a person for a file of the same headings. */
  remembered?: readonly (TransactionFieldName | null)[]
}
/** The order to check the rows of a file, with the rules. */
type CheckOrder = MapOrder & {
  columns: readonly ImportColumn[]
  rules: Omit<RowRules, 'table'>
  known: KnownReferences
}
type ShowOrder = { first: number; count: number; filter?: ImportRowFilter }
type ChangeOrder = Partial<Pick<CheckedWork, 'changes' | 'leftOut'>> & {
  accepted?: readonly (readonly [ImportIssueCode, boolean])[]
}
/** Rows from a place on, and the place of the next piece; `null` after the last. */
type Piece<Row> = { rows: readonly Row[]; next: number | null }
type ImportedRow = Extract<SentRow, { transaction: unknown }>

/** The work of an import: holds the file, checks and edits its rows, and returns the shown ones. */
export type ImportWork = {
  openImport: (
    order: ReadOrder & { headings: Headings },
    context: WorkContext,
  ) => Promise<{ file: ImportFile; layout: ImportLayout; columns: readonly ImportColumn[] }>
  mapImport: (order: MapOrder) => readonly ImportColumn[]
  checkImport: (order: CheckOrder, context: WorkContext) => Promise<ImportShown>
  /** Shows other rows; a filter sorts them again. */
  showRows: (order: ShowOrder, context: WorkContext) => Promise<ImportShown>
  /** Changes rows, which keep their place in the shown order. */
  changeRows: (order: ChangeOrder, context: WorkContext) => Promise<ImportShown>
  mendRows: (
    order: { code: ImportIssueCode; isMended: boolean },
    context: WorkContext,
  ) => Promise<ImportShown>
  bringBack: (order: ReadOrder, context: WorkContext) => Promise<ImportShown>
  takeFaulty: (order: { from: number }) => FaultyPiece
  takeBatchRows: (order: { from: number }) => Piece<ImportedRow>
  takeWork: (order: null) => CheckedWork
}

type Checked = {
  table: ImportTable
  checker: RowChecker
  order: readonly number[]
  shows: Required<ShowOrder>
}

/** The first rows of a sheet, of which a person can choose the headings. */
const headRows = 40
/** Rows read for a piece: few enough that the page takes it in a short task. */
const rowsPerPiece = 500

/** Makes the work of one import. */
export function createImportWork(): ImportWork {
  let file: SheetFile | null = null
  let checked: Checked | null = null

  /** The file that the page means; throws where the work has read another since. */
  const getFile = (digest: string): SheetFile => {
    if (file?.digest !== digest) throw new SheetError('changed')
    return file
  }
  const getChecked = (): Checked => {
    if (checked === null) throw new SheetError('changed')
    return checked
  }
  const show = ({ checker, order, shows }: Checked): ImportShown => {
    const first = shows.first < order.length ? shows.first : 0
    return {
      rows: order.slice(first, first + shows.count).map(checker.row),
      ...{ first, total: order.length, totals: checker.totals() },
      ...{ issueCounts: checker.issueCounts(), decisions: checker.decisions() },
    }
  }
  const reorder = async (held: Checked, signal: AbortSignal): Promise<ImportShown> => {
    held.order = await runSteps(rowOrderSteps(held.checker, held.shows.filter), { signal })
    return show(held)
  }

  return {
    openImport: async ({ headings, ...order }, context) => {
      const read = await readFile(order, context)
      const find = createFieldFinder(headings)
      const layout = await runSteps(importLayoutSteps(read, find), { signal: context.signal })
      const sheet = read.sheets[layout.sheet]
      if (sheet === undefined) throw new SheetError('empty')
      file = read
      // A person chose the encoding: it is no longer a guess.
      const doubts = order.encoding ? layout.doubts.filter((doubt) => doubt !== 'encoding') : layout.doubts
      const columns = mapColumns(sheet, layout, { fieldByHeading: find })
      const sheets = read.sheets.map(({ name, isHidden, rows, lines }) => ({
        ...{ name, isHidden, size: rows.length },
        ...{ head: rows.slice(0, headRows), lines: lines.slice(0, headRows) },
      }))
      return { file: { ...read, sheets }, layout: { ...layout, doubts }, columns }
    },
    mapImport: ({ digest, layout, headings, remembered = null }) => {
      const sheet = getFile(digest).sheets[layout.sheet]
      if (sheet === undefined) return []
      return mapColumns(sheet, layout, { remembered, fieldByHeading: createFieldFinder(headings) })
    },
    checkImport: async ({ digest, layout, columns, headings, rules, known }, { onProgress, signal }) => {
      const steps = importTableSteps(getFile(digest), layout, columns, createFieldFinder(headings))
      const table = await runSteps(steps, { signal })
      const checker = createRowChecker({ ...rules, table }, known)
      await runSteps(checker.checkSteps(), { onProgress, signal })
      const filter: ImportRowFilter = { level: 'all', code: null, search: '' }
      checked = { table, checker, order: [], shows: { first: 0, count: 50, filter } }
      return reorder(checked, signal)
    },
    showRows: async (order, { signal }) => {
      const held = getChecked()
      held.shows = { ...held.shows, ...order }
      return order.filter === undefined ? show(held) : reorder(held, signal)
    },
    changeRows: async ({ changes = [], leftOut = [], accepted = [] }, { signal }) => {
      const held = getChecked()
      await runSteps(changeSteps(held.checker, changes), { signal })
      for (const [rowId, isLeftOut] of leftOut) held.checker.leaveOut(rowId, isLeftOut)
      for (const [code, isAccepted] of accepted) held.checker.accept(code, isAccepted)
      return show(held)
    },
    mendRows: async ({ code, isMended }, { onProgress, signal }) => {
      const held = getChecked()
      await runSteps(held.checker.mend(code, isMended), { onProgress, signal })
      return reorder(held, signal)
    },
    bringBack: async (order, context) => {
      const held = getChecked()
      const corrected = await readFile(order, { ...context, onProgress: () => undefined })
      const changes = await runSteps(faultyRows.readSteps(held.table, corrected), { signal: context.signal })
      if (changes.length === 0) throw new SheetError('empty')
      await runSteps(changeSteps(held.checker, changes), context)
      return reorder(held, context.signal)
    },
    takeFaulty: ({ from }) => {
      const { table, checker } = getChecked()
      const piece = takePiece(checker, from, (id) => faultyRows.find(table, checker, id))
      return { ...piece, headings: table.headings, keyHeading: faultyRows.keyHeading }
    },
    takeBatchRows: ({ from }) => {
      const { checker } = getChecked()
      return takePiece(checker, from, checker.toBatchRow)
    },
    takeWork: () => getChecked().checker.work(),
  }
}

function* changeSteps(checker: RowChecker, changes: readonly RowChange[]): Generator<number, void> {
  for (const [at, change] of changes.entries()) {
    checker.change(change)
    yield at / changes.length
  }
}

function takePiece<Row>({ size }: RowChecker, from: number, find: (id: number) => Row | null): Piece<Row> {
  const to = Math.min(size, from + rowsPerPiece)
  const rows: Row[] = []
  for (let id = from; id < to; id += 1) {
    const row = find(id)
    if (row !== null) rows.push(row)
  }
  return { rows, next: to < size ? to : null }
}

/** Rows per step. */
const rowsPerStep = 64

/** Finds the shown rows in short steps, in their order: errors first, then as in the file. */
function* rowOrderSteps(
  checker: RowChecker,
  { level, code, search }: ImportRowFilter,
): Generator<number, readonly number[]> {
  const sought = search.trim().toLowerCase()
  const [errors, others]: [number[], number[]] = [[], []]
  const isEverything = level === 'all' && code === null && sought === ''

  const isShown = (id: number, found: ReturnType<RowChecker['getLevel']>): boolean => {
    if ((level === 'error' || level === 'warning' || level === 'leftOut') && found !== level) return false
    if (level === 'edited' && checker.row(id).edited.length === 0) return false
    if (code !== null && !checker.row(id).issues.some((issue) => issue.code === code)) return false
    return sought === '' || checker.includes(id, sought)
  }
  for (let id = 0; id < checker.size; id += 1) {
    if (id % rowsPerStep === 0) yield id / checker.size
    const found = checker.getLevel(id)
    if (isEverything || isShown(id, found)) (found === 'error' ? errors : others).push(id)
  }
  return errors.length === 0 ? others : errors.concat(others)
}
