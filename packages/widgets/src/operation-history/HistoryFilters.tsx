'use client'
import type { ReactNode } from 'react'
import { operationHistory as words } from './operationHistory.words.ts'
import { operationKinds } from '../operation-status/operationKinds.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { operationKindKey } from '../operation-status/operationKindKey.ts'
import { Select } from '../ui/Select.tsx'
import type { HistoryGroup } from './historyGroup.ts'

/** The kind and the group of the operations to show; an empty value shows all. */
export type HistoryFilter = { kind: string; group: HistoryGroup | '' }

type HistoryFiltersProps = {
  /** The kinds to choose from; fewer than two are no choice. */
  kinds: readonly string[]
  filter: HistoryFilter
  onChange: (filter: HistoryFilter) => void
}

const groups = ['open', 'done', 'attention'] as const satisfies readonly HistoryGroup[]

/** Filters the history by the kind of the operations and by their outcome. */
export function HistoryFilters({ kinds, filter, onChange }: HistoryFiltersProps): ReactNode {
  const t = useCopy(words)
  const name = useCopy(operationKinds)
  return (
    <div className="ol-OperationHistory-filters">
      {kinds.length > 1 && (
        <Select
          part="OperationHistory.kind"
          label={t('operationHistory.kind')}
          placeholder={t('operationHistory.kind.all')}
          value={filter.kind}
          onChange={(event) => onChange({ ...filter, kind: event.target.value })}
          options={kinds.map((kind) => ({ value: kind, label: name(operationKindKey(kind)) }))}
        />
      )}
      <Select
        part="OperationHistory.group"
        label={t('operationHistory.group')}
        placeholder={t('operationHistory.group.all')}
        value={filter.group}
        onChange={(event) => onChange({ ...filter, group: toGroup(event.target.value) })}
        options={groups.map((group) => ({ value: group, label: t(`operationHistory.group.${group}`) }))}
      />
    </div>
  )
}

function toGroup(value: string): HistoryFilter['group'] {
  return groups.find((group) => group === value) ?? ''
}
