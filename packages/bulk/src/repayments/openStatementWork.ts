import type { ReadSheetsOptions } from '../sheets/index.ts'
import { type OpenWork, openWork } from '../sheets/worker/openWork.ts'
import type { StatementWork } from './createStatementWork.ts'

/** Opens the worker for one statement; where no worker can start, the page loads its methods. */
export function openStatementWork(
  createWorker: ReadSheetsOptions['createWorker'] | undefined,
): OpenWork<StatementWork> {
  return openWork({
    createWorker,
    load: async () => (await import('./createStatementWork.ts')).createStatementWork(),
  })
}
