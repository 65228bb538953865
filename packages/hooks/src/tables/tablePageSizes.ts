import type { TablePageSize } from './TableView.ts'

/** The page sizes that a table offers. */
export const tablePageSizes: readonly TablePageSize[] = [25, 50, 100]
