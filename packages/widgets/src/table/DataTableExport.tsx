'use client'
import type { UseTableReturnType } from '@onlend/hooks/tables'
import { type ReactNode, useState } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { Button } from '../ui/Button.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { table as words } from './table.words.ts'
import type { DataColumn } from './DataColumn.ts'
import { tableChunks } from './tableChunks.ts'
import { downloadIcon } from '../ui/listIcons.ts'
import { downloadText } from '../ui/downloadText.ts'

type DataTableExportProps<Row> = {
  table: Pick<UseTableReturnType<Row, DataColumn<Row>>, 'columns' | 'readMatching' | 'matching'>
  /** All of them, shown or not. */
  columns: readonly DataColumn<Row>[]
  fileName: string
}

/** Makes a CSV file of every row that is left, not of this page alone, with the columns shown. */
export function DataTableExport<Row>({ table, columns, fileName }: DataTableExportProps<Row>): ReactNode {
  const t = useCopy(words)
  const [state, setState] = useState<'idle' | 'working' | 'done' | 'failed'>('idle')
  const save = async () => {
    setState('working')
    try {
      const writeCsv = await tableChunks.csv.load()
      const written = columns.filter((column) => column.inFile || table.columns.includes(column))
      downloadText(fileName, writeCsv(table.readMatching(), written))
      setState('done')
    } catch {
      // The link lost the part that writes it: nothing was saved, and another press tries again.
      setState('failed')
    }
  }
  const said =
    state === 'done'
      ? t('table.exported', { count: table.matching })
      : state === 'failed' && t('table.exportFailed')
  return (
    <>
      <Button
        part="TableToolbar.export"
        icon={state === 'failed' ? 'warning' : downloadIcon}
        busy={state === 'working'}
        onClick={() => void save()}
      >
        {t('table.export')}
      </Button>
      {state === 'failed' && (
        <p className="ol-Note" aria-hidden="true">
          {t('table.exportFailed')}
        </p>
      )}
      <LiveRegion>{said}</LiveRegion>
    </>
  )
}
