'use client'
import type { Operation } from '@onlend/core'
import { type LendingState, useLending } from '@onlend/hooks'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { lendingDashboard as words } from './lendingDashboard.words.ts'
import { useCopy } from '../words/useCopy.ts'
import type { WidgetProps } from '../root/WidgetProps.ts'
import { findFocused } from '../ui/findFocused.ts'
import { useParts } from '../ui/useParts.ts'
import { WidgetBoundary } from '../root/WidgetBoundary.tsx'
import type { DashboardContext } from './DashboardContext.ts'
import { DashboardOverview } from './DashboardOverview.tsx'
import { DashboardPanel } from './DashboardPanel.tsx'
import type { InlineAction, InlineForms } from './InlineForms.ts'
import { inlineFormChunks } from './inlineFormChunks.ts'
import type { LendingAction } from './lendingActions.ts'
import { operationStatusChunk } from './operationStatusChunk.ts'

export type LendingDashboardProps = WidgetProps & {
  /**
   * `compact` answers what is left to repay and when, in one screen of a phone: the debt with its two next actions, the limit, and the latest three
   * operations. @default 'full'
   */
  variant?: 'full' | 'compact'
  /** The actions to offer, in this order, to people who are allowed to call their endpoints. @default all of them */
  actions?: readonly LendingAction[]
  /** Called with the pressed action, unless the dashboard opens it. Without this handler, the dashboard offers only the actions that it opens. */
  onAction?: (action: LendingAction) => void
  /** Opens these actions in the dashboard's own place, each with the options of its form, which is fetched when it is needed. */
  inline?: InlineForms
  /** Called with the chosen one of the latest operations. @default the dashboard opens its status */
  onSelectOperation?: (operation: Operation) => void
  /** Offers "Sign in" after the person's session has ended. @default a button reads the session again */
  onSignIn?: () => void
  /** ISO code. @default the credit limit's */
  currency?: string
  /** The state of the partner when you last read it: the skeletons take its shape until the next read. */
  expectedState?: LendingState
  /** Rendered above everything else. */
  renderHeader?: (context: DashboardContext) => ReactNode
  /** Rendered for a partner without a credit limit, instead of the kit's own next step. */
  renderEmpty?: (context: DashboardContext) => ReactNode
  /** Rendered below everything else. */
  renderFooter?: (context: DashboardContext) => ReactNode
}

/**
 * One place for a customer partner's lending: the limit, the debt, the lockbox account, the latest operations and the actions for now.
 * Each part loads and fails independently (Partner API, Endpoints 8, 9 and 12, and the relay's ledger).
 *
 * @example
 * <LendingDashboard customerPartnerId="cp_1" onAction={openForm} />
 */
export function LendingDashboard(props: LendingDashboardProps): ReactNode {
  const { customerPartnerId } = useLending()
  // The dashboard's actions are the ones of its people, not its secondary buttons.
  const { actions: _offered, ...host } = props
  return (
    <WidgetBoundary feature="LendingDashboard" host={host}>
      {/* What is open for one partner is not open for the next. */}
      <LendingDashboardContent key={props.customerPartnerId ?? customerPartnerId} {...props} />
    </WidgetBoundary>
  )
}

type Opened = { is: 'form'; action: InlineAction } | { is: 'operation'; id: string }

function LendingDashboardContent(props: LendingDashboardProps): ReactNode {
  const { customerPartnerId, inline = {}, onAction, onSelectOperation, hideTitle, headingLevel = 2 } = props
  const t = useCopy(words)
  const parts = useParts()
  const [opened, setOpened] = useState<Opened | null>(null)
  const opener = useRef<Element | null>(null)
  const owner = customerPartnerId === undefined ? {} : { customerPartnerId }
  const money = props.currency === undefined ? {} : { currency: props.currency }
  const Heading = `h${headingLevel}` as const
  const inner = headingLevel === 2 ? 3 : 4

  const isInline = (action: LendingAction): action is InlineAction =>
    Object.hasOwn(inlineFormChunks, action) && inline[action as InlineAction] !== undefined
  const open = (next: Opened) => {
    // From one form to the next, the way back is still the overview's button.
    if (opened === null) opener.current = findFocused()
    setOpened(next)
  }
  const goBack = () => {
    // The overview must be visible again before its button can take the focus.
    flushSync(() => setOpened(null))
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  const press = (action: LendingAction) => {
    if (isInline(action)) open({ is: 'form', action })
    else onAction?.(action)
  }
  const hasTarget = (action: LendingAction) => isInline(action) || onAction !== undefined
  const leadsOn = {
    ...(hasTarget('withdraw') && { onWithdraw: () => press('withdraw') }),
    ...(hasTarget('submitCreditAssessment') && {
      onStartAssessment: () => press('submitCreditAssessment'),
    }),
  }
  const prepare = (action: LendingAction) => {
    // If it does not arrive now, the press asks again and says so.
    if (isInline(action)) inlineFormChunks[action].load().catch(() => undefined)
  }
  return (
    <section {...parts('LendingDashboard')} aria-label={t('lendingDashboard.title')}>
      <Heading {...parts(hideTitle ? 'VisuallyHidden' : 'LendingDashboard.title')}>
        {t('lendingDashboard.title')}
      </Heading>
      <DashboardOverview
        {...props}
        headingLevel={inner}
        isHidden={opened !== null}
        hasTarget={hasTarget}
        onPress={press}
        onNear={prepare}
        onSelectOperation={onSelectOperation ?? (({ id }) => open({ is: 'operation', id }))}
      />
      {opened?.is === 'form' && (
        <DashboardPanel
          key={opened.action}
          chunk={inlineFormChunks[opened.action]}
          title={t(`lendingDashboard.action.${opened.action}`)}
          headingLevel={inner}
          onBack={goBack}
        >
          {(Form) => (
            <Form
              {...owner}
              {...(opened.action === 'requestDrawdown' && leadsOn)}
              {...inline[opened.action]}
              headingLevel={inner}
            />
          )}
        </DashboardPanel>
      )}
      {opened?.is === 'operation' && (
        <DashboardPanel
          chunk={operationStatusChunk}
          title={t('lendingDashboard.title')}
          headingLevel={inner}
          onBack={goBack}
        >
          {(OperationStatus) => (
            <OperationStatus {...owner} {...money} operationId={opened.id} headingLevel={inner} />
          )}
        </DashboardPanel>
      )}
    </section>
  )
}
