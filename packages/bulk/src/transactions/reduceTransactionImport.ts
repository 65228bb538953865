import type { SheetErrorCode, SheetSource } from '../sheets/index.ts'
import type { PackedFile } from '../sheets/PackedFile.ts'
import type { RowChecker } from './createRowChecker.ts'
import type { ImportTable } from './ImportTable.ts'
import type {
  ImportColumn,
  ImportIssueCode,
  ImportLayout,
  ImportRowFilter,
  TransactionImport,
} from './TransactionImport.ts'

/** What runs: one thing at a time, and a later one in place of an earlier one. */
export type ImportTask =
  | { what: 'reading'; source: SheetSource; reading: Partial<Pick<ImportLayout, 'encoding' | 'delimiter'>> }
  | { what: 'checking' }
  | { what: 'bringing'; source: SheetSource }
  | { what: 'mending'; code: ImportIssueCode; isMended: boolean }

type CheckedFile = { table: ImportTable; checker: RowChecker }

export type TransactionImportState = {
  step: Exclude<TransactionImport['step'], 'batch'>
  task: ImportTask | null
  share: number
  fileError: SheetErrorCode | null
  source: SheetSource | null
  file: PackedFile | null
  layout: ImportLayout | null
  columns: readonly ImportColumn[]
  checked: CheckedFile | null
  /** Counts changes of rows, which the checker holds. */
  version: number
  filter: ImportRowFilter
  /** Which rows are shown, until another filter or step is chosen: a row stays where it is while it is edited. */
  order: readonly number[]
  /** Counts what asks for another order. */
  ordering: number
  /** Whether a batch that was begun before is offered: not after a person has left it. */
  mayResume: boolean
}

export type TransactionImportEvent =
  | {
      type: 'chosen'
      source: SheetSource
      /** How it was read before. */
      reading?: Partial<Pick<ImportLayout, 'encoding' | 'delimiter'>>
    }
  | { type: 'fileRead'; file: PackedFile; layout: ImportLayout; columns: readonly ImportColumn[] }
  | { type: 'fileFailed'; code: SheetErrorCode }
  | { type: 'laidOut'; layout: ImportLayout; columns: readonly ImportColumn[] }
  | { type: 'fileRefetched'; layout: ImportLayout }
  | { type: 'columnsMapped'; columns: readonly ImportColumn[] }
  | { type: 'layoutConfirmed' }
  | { type: 'progressed'; share: number }
  | { type: 'rowsChecked'; checked: CheckedFile; order: readonly number[] }
  | { type: 'rowsChanged' }
  | { type: 'correctedChosen'; source: SheetSource }
  | { type: 'mendChosen'; code: ImportIssueCode; isMended: boolean }
  | { type: 'rowsCorrected' }
  | { type: 'filtered'; change: Partial<ImportRowFilter> }
  | { type: 'ordered'; order: readonly number[] }
  | { type: 'went'; step: 'layout' | 'rows' | 'review' }
  | { type: 'batchBegun' }
  | { type: 'startedOver' }
  /** Another partner: nothing of the one before may be sent for it. */
  | { type: 'ownerChanged' }

const noFilter: ImportRowFilter = { level: 'all', code: null, search: '' }
const beginning: TransactionImportState = {
  step: 'choose',
  task: null,
  share: 0,
  fileError: null,
  source: null,
  file: null,
  layout: null,
  columns: [],
  checked: null,
  version: 0,
  filter: noFilter,
  order: [],
  ordering: 0,
  mayResume: true,
}

/** Where an import stands after an event; `undefined` is where it begins. */
export function reduceTransactionImport(
  state: TransactionImportState = beginning,
  event?: TransactionImportEvent,
): TransactionImportState {
  if (event === undefined) return state
  if (event.type === 'ownerChanged') return { ...beginning, version: state.version + 1 }
  switch (event.type) {
    case 'chosen':
      return run(state, { what: 'reading', source: event.source, reading: event.reading ?? {} })
    case 'fileRead': {
      const { file, layout, columns } = event
      const source = state.task?.what === 'reading' ? state.task.source : state.source
      return { ...beginning, step: 'layout', source, file, layout, columns, version: state.version + 1 }
    }
    case 'fileFailed':
      return { ...state, task: null, fileError: event.code }
    case 'laidOut':
      return { ...state, layout: event.layout, columns: event.columns, checked: null }
    case 'fileRefetched': {
      if (state.source === null) return state
      const { encoding, delimiter } = event.layout
      return run(state, { what: 'reading', source: state.source, reading: { encoding, delimiter } })
    }
    case 'columnsMapped':
      return { ...state, columns: event.columns, checked: null }
    case 'layoutConfirmed':
      if (state.checked !== null) return reorder({ ...state, step: 'rows' })
      return state.step === 'layout' ? run(state, { what: 'checking' }) : state
    case 'progressed':
      return state.task === null ? state : { ...state, share: event.share }
    case 'rowsChecked': {
      const { checked, order } = event
      return {
        ...state,
        step: 'rows',
        task: null,
        checked,
        order,
        filter: noFilter,
        version: state.version + 1,
      }
    }
    case 'rowsChanged':
      return { ...state, version: state.version + 1 }
    case 'correctedChosen':
      return state.step === 'rows' ? run(state, { what: 'bringing', source: event.source }) : state
    case 'mendChosen': {
      const { code, isMended } = event
      return state.step === 'rows' ? run(state, { what: 'mending', code, isMended }) : state
    }
    case 'rowsCorrected':
      return reorder({ ...state, task: null, version: state.version + 1 })
    case 'filtered':
      return reorder({ ...state, filter: { ...state.filter, ...event.change } })
    case 'ordered':
      return { ...state, order: event.order }
    case 'went':
      return goTo(state, event.step)
    case 'batchBegun':
      // Rows that were handed over are the batch's: the file is no longer needed, nor what stands in it of people.
      return { ...beginning, version: state.version + 1 }
    case 'startedOver':
      return { ...beginning, mayResume: false, version: state.version + 1 }
  }
}

function run(state: TransactionImportState, task: ImportTask): TransactionImportState {
  return { ...state, task, share: 0, fileError: null }
}

function reorder(state: TransactionImportState): TransactionImportState {
  return { ...state, ordering: state.ordering + 1 }
}

function goTo(state: TransactionImportState, step: 'layout' | 'rows' | 'review'): TransactionImportState {
  if (state.file === null || state.task !== null) return state
  if (step !== 'layout' && state.checked === null) return state
  return reorder({ ...state, step })
}
