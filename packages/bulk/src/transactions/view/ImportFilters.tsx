'use client'
import type { ImportRowFilter, TransactionImport } from '../TransactionImport.ts'
import type { ReactNode } from 'react'
import { Icon, TextField, useCopy, useLendingRoot, useParts } from '@onlend/widgets/internal'
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
  const { locale } = useLendingRoot()
  const number = new Intl.NumberFormat(locale)
  const counts = { all: totals.rows, error: totals.errors, warning: totals.warnings, leftOut: totals.leftOut }
  const chip = (
    name: string,
    isPressed: boolean,
    label: string,
    count: number | null,
    level: keyof typeof importLevels | null,
    press: () => void,
  ) => (
    <li key={name} className="ol-SheetImport-chipItem">
      <button type="button" {...parts('SheetImport.chip')} aria-pressed={isPressed} onClick={press}>
        {level && (
          <span className="ol-SheetImport-chipSign" data-ol-tone={importLevels[level].tone}>
            <Icon name={importLevels[level].icon} />
          </span>
        )}
        <span className="ol-SheetImport-chipLabel">{label}</span>
        {count !== null && <span className="ol-SheetImport-chipCount">{number.format(count)}</span>}
      </button>
    </li>
  )
  return (
    <div {...parts('ImportFilters')}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without markers is one */}
      <ul {...parts('SheetImport.chips', 'ImportFilters.levels')} role="list" aria-label={t('import.filter')}>
        {levels.map((level) =>
          chip(
            level,
            filter.level === level && filter.code === null,
            t(`import.filter.${level}`),
            level === 'edited' ? null : counts[level],
            level === 'error' || level === 'warning' ? level : null,
            () => setFilter({ level, code: null }),
          ),
        )}
      </ul>
      {issueCounts.length > 0 && (
        <ul
          {...parts('SheetImport.chips', 'ImportFilters.issues')}
          // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without markers is one
          role="list"
          aria-label={t('import.issues')}
        >
          {issueCounts.map(({ code, level, rows }) =>
            chip(code, filter.code === code, t(`import.issue.${code}`), rows, level, () =>
              setFilter({ level: 'all', code: filter.code === code ? null : code }),
            ),
          )}
        </ul>
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
