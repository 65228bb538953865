'use client'
import type { RepaymentGroup, RepaymentLine } from '../RepaymentMatcher.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FilterChips } from '../../sheets/view/FilterChips.tsx'
import { SheetPager } from '../../sheets/view/SheetPager.tsx'
import { Button, EmptyState, LiveRegion, TextField, useCopy, useParts } from '@onlend/widgets/internal'
import { UnreadLines } from './UnreadLines.tsx'
import { EditRepaymentDialog } from './EditRepaymentDialog.tsx'
import { PayerRules } from './PayerRules.tsx'
import { RepaymentLineCard } from './RepaymentLineCard.tsx'
import type { RepaymentStepProps } from './RepaymentSteps.tsx'
import { RepaymentTotalsList } from './RepaymentTotalsList.tsx'
import { repaymentsImport as words } from './repaymentsImport.words.ts'
import { StepTitle } from '../../sheets/view/StepTitle.tsx'

const groups: readonly (RepaymentGroup | 'all')[] = ['all', 'check', 'none', 'sure', 'accepted', 'unused']
const pageSize = 25

/** The lines of a statement with their proposals; the accepted sums stay in sight during the work. */
export function RepaymentLines({ matcher, currency }: RepaymentStepProps): ReactNode {
  const { lines, first, total, show, filter, setFilter, counts, totals, statement, acceptSure } = matcher
  const { goTo, canReview } = matcher
  const t = useCopy(words)
  const parts = useParts()
  const [editedId, setEditedId] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const toReview = useRef<HTMLButtonElement>(null)
  const edited = editedId === null ? undefined : lines.find(({ id }) => id === editedId)
  /** The place of the decided line, until the answer of the worker takes it out of the list. */
  const leaving = useRef<number | null>(null)
  useEffect(() => {
    const place = leaving.current
    leaving.current = null
    const items = list.current?.children
    // A line leaves the list with its buttons: the focus moves to the next line at its place.
    const item = place === null ? null : items?.[Math.min(place, items.length - 1)]
    if (item instanceof HTMLElement) item.focus()
  }, [lines])
  const decide = (line: RepaymentLine, what: 'accept' | 'reject') => {
    if (filter.group !== 'all') leaving.current = lines.indexOf(line)
    matcher[what](line.id)
    const key = what === 'accept' ? 'repaymentsImport.saidAccepted' : 'repaymentsImport.saidRejected'
    setSaid(t(key, { line: line.proposal.line.line }))
  }
  return (
    <>
      <StepTitle>{t('repaymentsImport.lines')}</StepTitle>
      <div {...parts('RepaymentMatch.bar')}>
        <RepaymentTotalsList totals={totals} currency={currency} />
        <div {...parts('SheetImport.buttons')}>
          {counts.sure > 0 && (
            <Button
              part="RepaymentMatch.acceptSure"
              icon="check"
              onClick={() => {
                acceptSure()
                // The button leaves with the last sure line: the focus moves to the next step.
                toReview.current?.focus()
              }}
            >
              {t('repaymentsImport.acceptSure', { count: counts.sure })}
            </Button>
          )}
          <Button
            ref={toReview}
            variant="primary"
            part="RepaymentMatch.toReview"
            aria-disabled={!canReview || undefined}
            onClick={() => canReview && goTo('review')}
          >
            {t('repaymentsImport.toReview')}
          </Button>
        </div>
      </div>
      <UnreadLines notes={statement?.notes ?? []} />
      <PayerRules matcher={matcher} />
      <FilterChips
        part="RepaymentMatch.groups"
        label={t('repaymentsImport.show')}
        chips={groups.map((group) => ({
          ...{ key: group, label: t(`repaymentsImport.group.${group}`), count: counts[group] },
          isPressed: filter.group === group,
          onPress: () => setFilter({ group }),
        }))}
      />
      <TextField
        type="search"
        label={t('repaymentsImport.search')}
        value={filter.search}
        onChange={({ target }) => setFilter({ search: target.value })}
      />
      {lines.length === 0 ? (
        <EmptyState title={t('repaymentsImport.nothing')}>{null}</EmptyState>
      ) : (
        <ul
          ref={list}
          {...parts('RepaymentMatch.lines')}
          // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without markers is one
          role="list"
          aria-label={t('repaymentsImport.lines')}
        >
          {lines.map((line) => (
            <RepaymentLineCard
              key={line.id}
              line={line}
              currency={currency}
              findFinancing={matcher.findFinancing}
              onAccept={() => decide(line, 'accept')}
              onReject={() => decide(line, 'reject')}
              onUndo={() => matcher.undo(line.id)}
              onEdit={() => setEditedId(line.id)}
            />
          ))}
        </ul>
      )}
      <SheetPager start={first} pageSize={pageSize} total={total} onTurn={show} />
      {edited && (
        <EditRepaymentDialog
          line={edited}
          matcher={matcher}
          currency={currency}
          onClose={() => setEditedId(null)}
        />
      )}
      <LiveRegion>{said}</LiveRegion>
    </>
  )
}
