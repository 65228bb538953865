'use client'
import type { ImportColumn, TransactionFieldName } from '../TransactionImport.ts'
import type { ReactNode } from 'react'
import { Select, Table, useCopy, useParts } from '@onlend/widgets/internal'
import { fieldLabel } from './fieldLabel.ts'
import { fieldNames } from './fieldNames.ts'
import { transactionFields } from './transactionFields.words.ts'
import { transactionImportSteps as words } from './transactionImportSteps.words.ts'

type ImportColumnsProps = {
  columns: readonly ImportColumn[]
  onField: (index: number, field: TransactionFieldName | null) => void
}

/** The columns of the file with samples and their fields; cards where there is no room for a table. */
export function ImportColumns({ columns, onField }: ImportColumnsProps): ReactNode {
  const t = useCopy(words)
  const say = useCopy(transactionFields)
  const parts = useParts()
  const fields = fieldNames(columns)
  const taken = new Set(columns.map(({ field }) => field))
  return (
    <div {...parts('ImportColumns')}>
      <Table
        caption={t('import.columns')}
        headings={[
          { key: 'heading', label: t('import.columns.heading') },
          { key: 'samples', label: t('import.columns.samples') },
          { key: 'field', label: t('import.columns.field') },
          { key: 'foundBy', label: t('import.foundBy') },
        ]}
        rows={columns.map(({ index, heading, samples, field, foundBy }) => {
          const name = heading === '' ? t('import.columns.unnamed', { number: index + 1 }) : heading
          return {
            key: String(index),
            cells: [
              <bdi key="heading">{name}</bdi>,
              <bdi key="samples" className="ol-ImportColumns-samples">
                {samples.join(' · ')}
              </bdi>,
              <Select
                key="field"
                part="ImportColumns.field"
                label={
                  <span className="ol-VisuallyHidden">{t('import.columns.fieldOf', { column: name })}</span>
                }
                placeholder={t('import.columns.none')}
                options={fields
                  .filter((one) => one === field || !taken.has(one))
                  .map((value) => ({ value, label: fieldLabel(value, say) }))}
                value={field ?? ''}
                onChange={({ target }) => onField(index, fields.find((one) => one === target.value) ?? null)}
              />,
              foundBy === null ? '' : t(`import.foundBy.${foundBy}`),
            ],
          }
        })}
      />
    </div>
  )
}
