'use client'
import type { LockboxReconciliation } from '../LockboxReconciliation.ts'
import type { ReconciliationFinding } from '../Reconciliation.ts'
import { type ReactNode, useId, useState } from 'react'
import { Badge, Button, operationsInbox, useCopy, useParts } from '@onlend/widgets/internal'
import { lockboxReconciliation as words } from './lockboxReconciliation.words.ts'
import { ReconciliationFindingItem } from './ReconciliationFindingItem.tsx'

type ReconciliationFindingsProps = {
  all: LockboxReconciliation
  currency: string | null
  headingLevel: 2 | 3 | 4
}

const types = [
  ...(['evidence', 'contradiction', 'takenBack', 'ambiguous', 'operationWithoutLine'] as const),
  ...(['rowsWithoutLine', 'lineWithoutOperation'] as const),
] satisfies readonly ReconciliationFinding['type'][]

const looks = {
  evidence: { tone: 'success', icon: 'check' },
  contradiction: { tone: 'danger', icon: 'error' },
  takenBack: { tone: 'warning', icon: 'warning' },
  ambiguous: { tone: 'warning', icon: 'question' },
  operationWithoutLine: { tone: 'warning', icon: 'warning' },
  rowsWithoutLine: { tone: 'warning', icon: 'warning' },
  lineWithoutOperation: { tone: 'warning', icon: 'warning' },
} as const

/** The findings of one type shown first: a month's statement can hold hundreds of charges. */
const shown = 10

/** The findings, grouped by type. */
export function ReconciliationFindings({
  all,
  currency,
  headingLevel,
}: ReconciliationFindingsProps): ReactNode {
  return types.map((type) => {
    const ofType = all.findings.filter(({ finding }) => finding.type === type)
    return ofType.length > 0 && <FindingGroup key={type} {...{ type, all, ofType, currency, headingLevel }} />
  })
}

type FindingGroupProps = ReconciliationFindingsProps & {
  type: ReconciliationFinding['type']
  ofType: LockboxReconciliation['findings']
}

function FindingGroup({ type, all, ofType, currency, headingLevel }: FindingGroupProps): ReactNode {
  const t = useCopy(words)
  const say = useCopy(operationsInbox)
  const parts = useParts()
  const id = useId()
  const [limit, setLimit] = useState(shown)
  const Heading = `h${headingLevel === 4 ? 5 : headingLevel === 3 ? 4 : 3}` as const
  const { tone, icon } = looks[type]
  return (
    <section {...parts('LockboxReconciliation.group')} aria-labelledby={id} data-ol-state={type}>
      <Heading id={id} className="ol-LockboxReconciliation-heading">
        <Badge tone={tone} icon={icon}>
          {t(`lockboxReconciliation.${type}`)}
        </Badge>{' '}
        <span className="ol-LockboxReconciliation-count">{ofType.length}</span>
      </Heading>
      <ul className="ol-Form">
        {ofType.slice(0, limit).map((one) => (
          <ReconciliationFindingItem key={one.id} shown={one} all={all} currency={currency} />
        ))}
      </ul>
      {ofType.length > limit && (
        <div className="ol-Buttons">
          <Button onClick={() => setLimit(limit + 10 * shown)} part="LockboxReconciliation.more">
            {say('operationsInbox.more')}
          </Button>
        </div>
      )}
    </section>
  )
}
