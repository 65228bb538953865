'use client'
import type { LockboxFindingGroup, LockboxReconciliation } from '../LockboxReconciliation.ts'
import { type ReactNode, useId } from 'react'
import { Badge, Button, operationsInbox, useCopy, useParts } from '@onlend/widgets/internal'
import { lockboxReconciliation as words } from './lockboxReconciliation.words.ts'
import { ReconciliationFindingItem } from './ReconciliationFindingItem.tsx'

type ReconciliationFindingsProps = {
  all: LockboxReconciliation
  currency: string | null
  headingLevel: 2 | 3 | 4
}

const looks = {
  evidence: { tone: 'success', icon: 'check' },
  contradiction: { tone: 'danger', icon: 'error' },
  takenBack: { tone: 'warning', icon: 'warning' },
  ambiguous: { tone: 'warning', icon: 'question' },
  operationWithoutLine: { tone: 'warning', icon: 'warning' },
  rowsWithoutLine: { tone: 'warning', icon: 'warning' },
  lineWithoutOperation: { tone: 'warning', icon: 'warning' },
} as const

/** The findings, grouped by type. */
export function ReconciliationFindings({
  all,
  currency,
  headingLevel,
}: ReconciliationFindingsProps): ReactNode {
  return all.findings.map((group) => (
    <FindingGroup key={group.type} {...{ group, all, currency, headingLevel }} />
  ))
}

type FindingGroupProps = ReconciliationFindingsProps & { group: LockboxFindingGroup }

function FindingGroup({ group, all, currency, headingLevel }: FindingGroupProps): ReactNode {
  const { type, total, shown } = group
  const t = useCopy(words)
  const say = useCopy(operationsInbox)
  const parts = useParts()
  const id = useId()
  const Heading = `h${headingLevel === 4 ? 5 : headingLevel === 3 ? 4 : 3}` as const
  const { tone, icon } = looks[type]
  return (
    <section {...parts('LockboxReconciliation.group')} aria-labelledby={id} data-ol-state={type}>
      <Heading id={id} className="ol-LockboxReconciliation-heading">
        <Badge tone={tone} icon={icon}>
          {t(`lockboxReconciliation.${type}`)}
        </Badge>{' '}
        <span className="ol-LockboxReconciliation-count">{total}</span>
      </Heading>
      <ul className="ol-Form">
        {shown.map((one) => (
          <ReconciliationFindingItem key={one.id} shown={one} all={all} currency={currency} />
        ))}
      </ul>
      {total > shown.length && (
        <div className="ol-Buttons">
          <Button onClick={() => all.showMore(type)} part="LockboxReconciliation.more">
            {say('operationsInbox.more')}
          </Button>
        </div>
      )}
    </section>
  )
}
