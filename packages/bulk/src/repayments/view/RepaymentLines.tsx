'use client'
import type { RepaymentGroup, RepaymentLine } from '../RepaymentMatcher.ts'
import { type ReactNode, useRef, useState } from 'react'
import { SheetPager } from '../../sheets/view/SheetPager.tsx'
import {
  Button,
  EmptyState,
  LiveRegion,
  TextField,
  useCopy,
  useLendingRoot,
  useParts,
} from '@onlend/widgets/internal'
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
  const { lines, filter, setFilter, counts, totals, statement, acceptSure, goTo, canReview } = matcher
  const t = useCopy(words)
  const parts = useParts()
  const { locale } = useLendingRoot()
  const [from, setFrom] = useState(0)
  const [editedId, setEditedId] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const toReview = useRef<HTMLButtonElement>(null)
  const start = from < lines.length ? from : 0
  const number = new Intl.NumberFormat(locale)
  const edited = editedId === null ? undefined : lines.find(({ id }) => id === editedId)
  const show = (change: Partial<typeof filter>) => {
    setFilter(change)
    setFrom(0)
  }
  const keepFocus = (id: string) => {
    // A line leaves the list with its buttons: the focus moves to the next line at its place.
    const place = lines.findIndex((line) => line.id === id) - start
    if (filter.group !== 'all')
      requestAnimationFrame(() => {
        const items = list.current?.children
        const item = items?.[Math.min(place, items.length - 1)]
        if (item instanceof HTMLElement) item.focus()
      })
  }
  const decide = (line: RepaymentLine, what: 'accept' | 'reject') => {
    matcher[what](line.id)
    const key = what === 'accept' ? 'repaymentsImport.saidAccepted' : 'repaymentsImport.saidRejected'
    setSaid(t(key, { line: line.proposal.line.line }))
    keepFocus(line.id)
  }
  return (
    <>
      <StepTitle part="RepaymentMatch.stepTitle">{t('repaymentsImport.lines')}</StepTitle>
      <div {...parts('RepaymentMatch.bar')}>
        <RepaymentTotalsList totals={totals} currency={currency} />
        <div {...parts('RepaymentMatch.buttons')}>
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
      <UnreadLines statement={statement} />
      <PayerRules matcher={matcher} />
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without markers is one */}
      <ul {...parts('SheetImport.chips')} role="list" aria-label={t('repaymentsImport.show')}>
        {groups.map((group) => (
          <li key={group}>
            <button
              type="button"
              {...parts('SheetImport.chip')}
              aria-pressed={filter.group === group}
              onClick={() => show({ group })}
            >
              <span className="ol-SheetImport-chipCount">{number.format(counts[group])}</span>
              <span className="ol-SheetImport-chipLabel">{t(`repaymentsImport.group.${group}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      <TextField
        type="search"
        label={t('repaymentsImport.search')}
        value={filter.search}
        onChange={({ target }) => show({ search: target.value })}
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
          {lines.slice(start, start + pageSize).map((line) => (
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
      <SheetPager start={start} pageSize={pageSize} total={lines.length} onTurn={setFrom} />
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
