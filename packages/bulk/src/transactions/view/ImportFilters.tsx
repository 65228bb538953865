'use client'
import type { ImportRowFilter, TransactionImport } from '../TransactionImport.ts'
import type { ReactNode } from 'react'
import { TextField, useCopy, useParts } from '@onlend/widgets/internal'
import { FilterChips } from '../../sheets/view/FilterChips.tsx'
import { importLevels } from './importLevels.ts'
import { transactionImportRows as words } from './transactionImportRows.words.ts'

type ImportFiltersProps = {
  imported: Pick<TransactionImport, 'filter' | 'setFilter' | 'totals' | 'issueCounts'>
}

const levels = [
  'all',
  'error',
  'warning',
  'edited',
  'leftOut',
] as const satisfies readonly ImportRowFilter['level'][]

/** The filters of the rows, each with the number of its rows. */
export function ImportFilters({ imported }: ImportFiltersProps): ReactNode {
  const { filter, setFilter, totals, issueCounts } = imported
  const t = useCopy(words)
  const parts = useParts()
  const counts = { all: totals.rows, error: totals.errors, warning: totals.warnings, leftOut: totals.leftOut }
  return (
    <div {...parts('ImportFilters')}>
      <FilterChips
        part="ImportFilters.levels"
        label={t('import.filter')}
        chips={levels.map((level) => ({
          ...{ key: level, label: t(`import.filter.${level}`) },
          count: level === 'edited' ? null : counts[level],
          sign: level === 'error' || level === 'warning' ? importLevels[level] : null,
          isPressed: filter.level === level && filter.code === null,
          onPress: () => setFilter({ level, code: null }),
        }))}
      />
      {issueCounts.length > 0 && (
        <FilterChips
          part="ImportFilters.issues"
          label={t('import.issues')}
          chips={issueCounts.map(({ code, level, rows }) => ({
            ...{ key: code, label: t(`import.issue.${code}`), count: rows, sign: importLevels[level] },
            isPressed: filter.code === code,
            onPress: () => setFilter({ level: 'all', code: filter.code === code ? null : code }),
          }))}
        />
      )}
      <TextField
        type="search"
        part="ImportFilters.search"
        label={t('import.search')}
        value={filter.search}
        onChange={({ target }) => setFilter({ search: target.value })}
      />
    </div>
  )
}
