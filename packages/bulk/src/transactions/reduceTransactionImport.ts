import type { SheetErrorCode, SheetSource } from '../sheets/index.ts'
import type {
  ImportColumn,
  ImportFile,
  ImportIssueCode,
  ImportLayout,
  ImportRowFilter,
  ImportShown,
  TransactionFieldName,
  TransactionImport,
} from './TransactionImport.ts'

/** The running task: one at a time; a later task replaces an earlier one. */
export type ImportTask =
  | { what: 'reading'; source: SheetSource; reading: Partial<Pick<ImportLayout, 'encoding' | 'delimiter'>> }
  | { what: 'mapping' }
  | { what: 'checking' }
  | { what: 'bringing'; source: SheetSource }
  | { what: 'mending'; code: ImportIssueCode; isMended: boolean }

export type TransactionImportState = {
  step: Exclude<TransactionImport['step'], 'batch'>
  task: ImportTask | null
  share: number
  fileError: SheetErrorCode | null
  source: SheetSource | null
  file: ImportFile | null
  layout: ImportLayout | null
  columns: readonly ImportColumn[]
  /** The shown part of the checked rows; `null` before the check. */
  shown: ImportShown | null
  filter: ImportRowFilter
  /** Whether the widget offers an earlier batch: not after a person has left it. */
  mayResume: boolean
}

export type TransactionImportEvent =
  | {
      type: 'chosen'
      source: SheetSource
      /** The encoding and delimiter of the earlier reading. */
      reading?: Partial<Pick<ImportLayout, 'encoding' | 'delimiter'>>
    }
  | { type: 'fileRead'; file: ImportFile; layout: ImportLayout; columns: readonly ImportColumn[] }
  | { type: 'fileFailed'; code: SheetErrorCode }
  | { type: 'relaid'; layout: ImportLayout }
  | { type: 'laidOut'; layout: ImportLayout; columns: readonly ImportColumn[] }
  | { type: 'fileRefetched'; layout: ImportLayout }
  | { type: 'columnsMapped'; columns: readonly ImportColumn[] }
  | { type: 'layoutConfirmed' }
  | { type: 'progressed'; share: number }
  | { type: 'rowsChecked'; shown: ImportShown }
  /** Rows of `file`. */
  | { type: 'rowsShown'; file: ImportFile; shown: ImportShown }
  /** A cell shows the typed text while the worker checks it. */
  | { type: 'typed'; rowId: number; field: TransactionFieldName; value: string }
  | { type: 'correctedChosen'; source: SheetSource }
  | { type: 'mendChosen'; code: ImportIssueCode; isMended: boolean }
  | { type: 'rowsCorrected'; shown: ImportShown }
  | { type: 'filtered'; change: Partial<ImportRowFilter> }
  | { type: 'went'; step: 'layout' | 'rows' | 'review' }
  | { type: 'batchBegun' }
  | { type: 'startedOver' }
  /** The worker ended and lost the file: the import offers the kept draft again. */
  | { type: 'workLost'; code: SheetErrorCode }
  /** Another partner: the import drops all rows of the one before. */
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
  shown: null,
  filter: noFilter,
  mayResume: true,
}

/** The state of an import after an event; without `state`, the first one. */
export function reduceTransactionImport(
  state: TransactionImportState = beginning,
  event?: TransactionImportEvent,
): TransactionImportState {
  if (event === undefined) return state
  if (event.type === 'ownerChanged') return beginning
  switch (event.type) {
    case 'chosen':
      return run(state, { what: 'reading', source: event.source, reading: event.reading ?? {} })
    case 'fileRead': {
      const { file, layout, columns } = event
      const source = state.task?.what === 'reading' ? state.task.source : state.source
      return { ...beginning, step: 'layout', source, file, layout, columns }
    }
    case 'fileFailed':
      return { ...state, task: null, fileError: event.code }
    case 'relaid':
      return { ...run(state, { what: 'mapping' }), layout: event.layout }
    case 'laidOut':
      return { ...state, task: null, layout: event.layout, columns: event.columns, shown: null }
    case 'fileRefetched': {
      if (state.source === null) return state
      const { encoding, delimiter } = event.layout
      return run(state, { what: 'reading', source: state.source, reading: { encoding, delimiter } })
    }
    case 'columnsMapped':
      return { ...state, columns: event.columns, shown: null }
    case 'layoutConfirmed':
      if (state.shown !== null) return { ...state, step: 'rows' }
      return state.step === 'layout' ? run(state, { what: 'checking' }) : state
    case 'progressed':
      return state.task === null ? state : { ...state, share: event.share }
    case 'rowsChecked':
      return { ...state, step: 'rows', task: null, shown: event.shown, filter: noFilter }
    case 'rowsShown':
      return state.file === event.file && state.shown !== null ? { ...state, shown: event.shown } : state
    case 'typed':
      return type(state, event)
    case 'correctedChosen':
      return canWork(state) ? run(state, { what: 'bringing', source: event.source }) : state
    case 'mendChosen': {
      const { code, isMended } = event
      return canWork(state) ? run(state, { what: 'mending', code, isMended }) : state
    }
    case 'rowsCorrected':
      return { ...state, task: null, shown: event.shown }
    case 'filtered':
      return { ...state, filter: { ...state.filter, ...event.change } }
    case 'went':
      return goTo(state, event.step)
    case 'batchBegun':
      // The batch has the rows: the import drops the file and its personal data.
      return beginning
    case 'startedOver':
      return { ...beginning, mayResume: false }
    case 'workLost':
      return { ...beginning, mayResume: false, fileError: event.code }
  }
}

function run(state: TransactionImportState, task: ImportTask): TransactionImportState {
  return { ...state, task, share: 0, fileError: null }
}

function canWork({ step, task }: TransactionImportState): boolean {
  return step === 'rows' && task === null
}

function type(
  state: TransactionImportState,
  { rowId, field, value }: Extract<TransactionImportEvent, { type: 'typed' }>,
): TransactionImportState {
  if (state.shown === null) return state
  const rows = state.shown.rows.map((row) =>
    row.id === rowId ? { ...row, values: { ...row.values, [field]: value } } : row,
  )
  return { ...state, shown: { ...state.shown, rows } }
}

function goTo(state: TransactionImportState, step: 'layout' | 'rows' | 'review'): TransactionImportState {
  if (state.file === null || state.task !== null) return state
  if (step !== 'layout' && state.shown === null) return state
  return { ...state, step }
}
