import { FinancingsTable } from '@onlend/widgets/financings-table'
import { LendingDashboard } from '@onlend/widgets/lending-dashboard'
import { OperationStatus } from '@onlend/widgets/operation-status'
import { WithdrawForm } from '@onlend/widgets/withdraw-form'
import type { ReactNode } from 'react'
import type { PreviewService } from './openPreview.ts'
import type { StudioKey } from './useStudioWords.ts'

type Screen = PreviewService & { title: StudioKey; draw: (operationId: string) => ReactNode }

const home = () => <LendingDashboard variant="compact" onAction={() => {}} />
const outcome = (operationId: string) => <OperationStatus operationId={operationId} />

/** A page of a borrower, or a state that a person meets. */
export type PreviewScreenName = (typeof names)[number]

const names = ['home', 'form', 'table', 'done', 'refused', 'unknown', 'loading', 'empty', 'error'] as const

/** The screens of the preview by name. */
export const previewScreens: Readonly<Record<PreviewScreenName, Screen>> = {
  home: { title: 'brandStudio.home', draw: home },
  form: { title: 'brandStudio.aForm', draw: () => <WithdrawForm country="nigeria" /> },
  table: { title: 'brandStudio.aTable', draw: () => <FinancingsTable /> },
  done: { title: 'brandStudio.done', withdrawn: '50000', draw: outcome },
  refused: { title: 'brandStudio.refused', withdrawn: '50000.02', draw: outcome },
  unknown: { title: 'brandStudio.unknown', withdrawn: '50000.06', settles: false, draw: outcome },
  loading: { title: 'brandStudio.loading', answers: 'never', draw: home },
  empty: { title: 'brandStudio.empty', scenario: 'newPartner', draw: home },
  error: { title: 'brandStudio.anError', answers: 'error', draw: home },
}
