import { FinancingsTable } from '@onlend/widgets/financings-table'
import { LendingDashboard } from '@onlend/widgets/lending-dashboard'
import { OperationStatus } from '@onlend/widgets/operation-status'
import { WithdrawForm } from '@onlend/widgets/withdraw-form'
import type { ReactNode } from 'react'
import type { PreviewService } from './openPreview.ts'

type Screen = PreviewService & { title: string; draw: (operationId: string) => ReactNode }

const home = () => <LendingDashboard variant="compact" onAction={() => {}} />
const outcome = (operationId: string) => <OperationStatus operationId={operationId} />

/** A page of a borrower, or a state that a person meets. */
export type PreviewScreenName = (typeof names)[number]

const names = ['home', 'form', 'table', 'done', 'refused', 'unknown', 'loading', 'empty', 'error'] as const

/** The screens of the preview by name. */
export const previewScreens: Readonly<Record<PreviewScreenName, Screen>> = {
  home: { title: 'Home', draw: home },
  form: { title: 'A form', draw: () => <WithdrawForm country="nigeria" /> },
  table: { title: 'A table', draw: () => <FinancingsTable /> },
  done: { title: 'Money withdrawn', withdrawn: '50000', draw: outcome },
  refused: { title: 'Failed', withdrawn: '50000.02', draw: outcome },
  unknown: { title: 'Not confirmed', withdrawn: '50000.06', settles: false, draw: outcome },
  loading: { title: 'Loading', answers: 'never', draw: home },
  empty: { title: 'Nothing yet', scenario: 'newPartner', draw: home },
  error: { title: 'An error', answers: 'error', draw: home },
}
