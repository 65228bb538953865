'use client'
import type { FinancingFacet, FinancingFacets } from '@onlend/hooks/internal'
import type { UseFinancingsTableReturnType } from '@onlend/hooks/tables'
import type { ReactNode } from 'react'
import { table as tableWords } from '../table/table.words.ts'
import { DateField } from '../ui/DateField.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Select } from '../ui/Select.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import { financingsTable as words } from './financingsTable.words.ts'
import { describeFinancing } from './describeFinancing.ts'

type FinancingsFiltersProps = {
  financings: Pick<UseFinancingsTableReturnType, 'facets' | 'due' | 'setDue'> & {
    table: Pick<UseFinancingsTableReturnType['table'], 'view' | 'setFilter'>
  }
}

type FacetId = keyof FinancingFacets

/** The most options of one filter: beyond that, a person finds a customer with the search. */
const mostChoices = 60

/** The filters of financings; each option shows how many rows it would leave. */
export function FinancingsFilters({ financings }: FinancingsFiltersProps): ReactNode {
  const { facets, due, setDue, table } = financings
  const { filters } = table.view
  const t = useCopy(words)
  const say = useCopy(tableWords)
  const { locale } = useLendingRoot()
  const parts = useParts()
  const counts = new Intl.NumberFormat(locale)
  const getName = (id: FacetId, { value, name }: FinancingFacet): string => {
    if (id === 'overdue') return t(`financingsTable.age.${toAge(value)}`)
    if (value === 'none') return say('table.notStated')
    return name ?? (id === 'status' ? describeFinancing.status(value, t) : null) ?? value
  }
  const facet = (id: FacetId, isKept: boolean) =>
    (isKept || facets[id].length > 1 || filters[id] !== undefined) && (
      <Select
        key={id}
        part="TableToolbar.filter"
        label={t(id === 'client' ? 'financingsTable.customer' : `financingsTable.${id}`)}
        placeholder={say('table.filterAll')}
        options={facets[id].slice(0, mostChoices).map((one) => ({
          value: one.value,
          label: `${getName(id, one)} (${counts.format(one.count)})`,
        }))}
        value={filters[id] ?? ''}
        onChange={({ target }) => table.setFilter(id, target.value || null)}
      />
    )
  return (
    <>
      {facet('status', true)}
      {facet('overdue', true)}
      <details className="ol-FinancingsTable-filters">
        <summary {...parts('Button', 'FinancingsTable.moreFilters')} data-ol-variant="quiet">
          <Icon name="chevron" />
          {t('financingsTable.moreFilters')}
        </summary>
        <div className="ol-TableToolbar">
          <DateField
            part="TableToolbar.filter"
            label={t('financingsTable.dueFrom')}
            value={due.from ?? ''}
            max={due.to ?? undefined}
            onChange={({ target }) => setDue({ ...due, from: target.value || null })}
          />
          <DateField
            part="TableToolbar.filter"
            label={t('financingsTable.dueTo')}
            value={due.to ?? ''}
            min={due.from ?? undefined}
            onChange={({ target }) => setDue({ ...due, to: target.value || null })}
          />
          {facet('client', true)}
          {facet('drawdown', true)}
          {facet('currency', false)}
        </div>
      </details>
    </>
  )
}

function toAge(value: string): '7' | '30' | '60' | 'more' | 'none' {
  return value === '7' || value === '30' || value === '60' || value === 'more' ? value : 'none'
}
