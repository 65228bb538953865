export { sheetLimits } from './building/sheetLimits.ts'
export { type PdfQuestion } from './PdfQuestion.ts'
export { readSheets } from './readSheets.ts'
export { SheetError } from './SheetError.ts'
export {
  type CellNote,
  type Sheet,
  type SheetDelimiter,
  type SheetEncoding,
  type SheetFile,
} from './SheetFile.ts'
export { type ReadSheetsOptions, type SheetErrorCode, type SheetSource } from './SheetSource.ts'
export { writeSheet, type WriteSheetOptions } from '@onlend/hooks/internal'
