import { createPace } from '../sheets/building/createPace.ts'
import { readSheetBytes } from '../sheets/readSheetBytes.ts'
import { SheetError } from '../sheets/SheetError.ts'
import { takeBytes } from '../sheets/takeBytes.ts'
import type { SheetMessage, SheetRequest } from '../sheets/worker/readInWorker.ts'

// The worker of `readSheets`: it reads one file, hands it over in pieces and is ended by the page. It imports nothing lazily, because a bundler may
// write a worker as one classic script.
type WorkerScope = {
  onmessage: ((event: MessageEvent<SheetRequest>) => void) | null
  postMessage: (message: SheetMessage) => void
}
const scope = globalThis as unknown as WorkerScope

scope.onmessage = ({ data }) => {
  scope.postMessage({ kind: 'started' })
  read(data).catch((error: unknown) => {
    scope.postMessage({ kind: 'error', code: error instanceof SheetError ? error.code : 'broken' })
  })
}

async function read({ source, ...options }: SheetRequest): Promise<void> {
  const onProgress = (share: number): void => scope.postMessage({ kind: 'progress', share })
  const pace = createPace({ slice: Number.POSITIVE_INFINITY, onProgress })
  const file = await readSheetBytes(await takeBytes(source), options, pace)
  const withoutRows = file.sheets.map((sheet) => ({ ...sheet, rows: [], lines: [], notes: [] }))
  scope.postMessage({ kind: 'file', file: { ...file, sheets: withoutRows } })
  for (const [sheet, { rows }] of file.sheets.entries())
    for (const piece of rows.pieces) scope.postMessage({ kind: 'rows', sheet, piece })
  scope.postMessage({ kind: 'done' })
}
