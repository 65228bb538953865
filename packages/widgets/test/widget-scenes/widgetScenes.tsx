import type { ReactNode } from 'react'
import { useUploads } from '@onlend/hooks/forms'
import { ActingFor } from '../../src/acting-for/ActingFor.tsx'
import { ActiveDrawdownCard } from '../../src/active-drawdown-card/ActiveDrawdownCard.tsx'
import { ApprovalsList } from '../../src/approvals-list/ApprovalsList.tsx'
import { AttentionCount } from '../../src/attention-count/AttentionCount.tsx'
import { AuditLog } from '../../src/audit-log/AuditLog.tsx'
import { BankPicker } from '../../src/bank-picker/BankPicker.tsx'
import { CreateBusinessForm } from '../../src/create-business-form/CreateBusinessForm.tsx'
import { SubmitCreditAssessmentForm } from '../../src/submit-credit-assessment-form/SubmitCreditAssessmentForm.tsx'
import { CreditUsageChart } from '../../src/credit-usage-chart/CreditUsageChart.tsx'
import { CreditUsageSpark } from '../../src/credit-usage-chart/CreditUsageSpark.tsx'
import { CreditLimitCard } from '../../src/credit-limit-card/CreditLimitCard.tsx'
import { CustomerPartnerDetails } from '../../src/customer-partner-details/CustomerPartnerDetails.tsx'
import { CustomerPartnersTable } from '../../src/customer-partners-table/CustomerPartnersTable.tsx'
import { CustomerPicker } from '../../src/customer-picker/CustomerPicker.tsx'
import { CustomersTable } from '../../src/customers-table/CustomersTable.tsx'
import { FinancingsTable } from '../../src/financings-table/FinancingsTable.tsx'
import { RequestDrawdownForm } from '../../src/request-drawdown-form/RequestDrawdownForm.tsx'
import { LendingDashboard } from '../../src/lending-dashboard/LendingDashboard.tsx'
import { LendingTile } from '../../src/lending-tile/LendingTile.tsx'
import { LockboxAccountCard } from '../../src/lockbox-account-card/LockboxAccountCard.tsx'
import { LockboxReconciliation } from '../../../bulk/src/reconciliation/view/LockboxReconciliation.tsx'
import { MobileMoneyPicker } from '../../src/mobile-money-picker/MobileMoneyPicker.tsx'
import { OperationHistory } from '../../src/operation-history/OperationHistory.tsx'
import { OperationStatus } from '../../src/operation-status/OperationStatus.tsx'
import { OperationsInbox } from '../../src/operations-inbox/OperationsInbox.tsx'
import { PartnerSwitcher } from '../../src/partner-switcher/PartnerSwitcher.tsx'
import { PortfolioOverview } from '../../../bulk/src/portfolio/view/PortfolioOverview.tsx'
import { RepaymentInstructions } from '../../src/repayment-instructions/RepaymentInstructions.tsx'
import { RecipientsList } from '../../src/recipients-list/RecipientsList.tsx'
import { RegisterCustomerForm } from '../../src/register-customer-form/RegisterCustomerForm.tsx'
import { ReconcileRepaymentsForm } from '../../src/reconcile-repayments-form/ReconcileRepaymentsForm.tsx'
import { RegisterTransactionsImport } from '../../../bulk/src/transactions/view/RegisterTransactionsImport.tsx'
import { RepaymentsImport } from '../../../bulk/src/repayments/view/RepaymentsImport.tsx'
import { RegisterTransactionsForm } from '../../src/register-transactions-form/RegisterTransactionsForm.tsx'
import { WithdrawForm } from '../../src/withdraw-form/WithdrawForm.tsx'
import { DocumentSlot } from '../../src/document-slot/DocumentSlot.tsx'
import { uploadItem } from '../../stories/document-slot/uploadItem.ts'
import { useUploadStates } from '../../stories/document-slot/useUploadStates.ts'
import { UploadSummary } from '../../src/upload-summary/UploadSummary.tsx'

const nothing = () => {}

/**
 * Every widget that has a separate entry, by the entry's name, as a host would render it: for tests that need them all. `operationId`
 * is the id of an earlier withdrawal.
 */
export const widgetScenes: Readonly<Record<string, (operationId: string) => ReactNode>> = {
  'acting-for': () => <ActingFor onChange={nothing} />,
  'active-drawdown-card': () => <ActiveDrawdownCard onRepay={nothing} onRequestDrawdown={nothing} />,
  'approvals-list': () => <ApprovalsList />,
  // A count is one line: several, so that there is something to compare.
  'attention-count': () =>
    ['approvals', 'cases', 'events', 'requests'].map((word) => (
      <p key={word}>
        {word} <AttentionCount of="operators" /> <AttentionCount of="operators" compact />
      </p>
    )),
  'audit-log': () => <AuditLog />,
  'bank-picker': () => <BankPicker country="nigeria" value={null} onChange={nothing} onNotListed={nothing} />,
  'create-business-form': () => <CreateBusinessForm />,
  'submit-credit-assessment-form': () => (
    <SubmitCreditAssessmentForm currency="NGN" shareUrl="https://host.example/assessment" />
  ),
  'credit-limit-card': () => <CreditLimitCard onRequestDrawdown={nothing} />,
  'credit-usage-chart': () => <CreditUsageChart />,
  // The spark is a drawing and a line: several, so that there is something to compare.
  'credit-usage-spark': () => (
    <>
      <CreditUsageSpark />
      <CreditUsageSpark />
      <CreditUsageSpark />
      <CreditUsageSpark />
    </>
  ),
  'customer-partner-details': () => <CustomerPartnerDetails />,
  'customer-partners-table': () => <CustomerPartnersTable exportCsv onRowSelect={nothing} />,
  'customer-picker': () => <CustomerPicker value={null} onChange={nothing} />,
  'customers-table': () => (
    <CustomersTable exportCsv rowActions={[{ label: 'Message', onSelect: nothing }]} />
  ),
  'financings-table': () => <FinancingsTable exportCsv onReportRepayment={nothing} />,
  'document-slot': () => <SlotScene />,
  'request-drawdown-form': () => <RequestDrawdownForm />,
  'lending-dashboard': () => <LendingDashboard onAction={nothing} />,
  'lending-tile': () => <LendingTile href="/lending" />,
  'lockbox-account-card': () => <LockboxAccountCard />,
  'lockbox-reconciliation': () => <LockboxReconciliation />,
  'repayments-import': () => <RepaymentsImport currency="NGN" />,
  'repayment-instructions': () => <RepaymentInstructions />,
  'mobile-money-picker': () => (
    <MobileMoneyPicker country="nigeria" correspondents={[{ id: 'MTN_MOMO_NGA', name: 'MTN MoMo' }]} />
  ),
  'operation-history': () => <OperationHistory onSelect={nothing} />,
  'operation-status': (operationId) => <OperationStatus operationId={operationId} />,
  'operations-inbox': () => <OperationsInbox />,
  'partner-switcher': () => <PartnerSwitcher value="cp_adaeze" onChange={nothing} />,
  'portfolio-overview': () => <PortfolioOverview exportCsv onActFor={nothing} />,
  'recipients-list': () => (
    <RecipientsList
      // A made-up number.
      beneficiaries={[{ name: 'Bola Estates', method: 'bank', institution: '058', number: '2123456789' }]}
      onSelectRecipient={nothing}
    />
  ),
  'register-customer-form': () => <RegisterCustomerForm />,
  'register-transactions-import': () => <RegisterTransactionsImport operatorName="Operator" />,
  'reconcile-repayments-form': () => <ReconcileRepaymentsForm />,
  'register-transactions-form': () => <RegisterTransactionsForm operatorName="Harbour Capital" />,
  'upload-summary': () => <SummaryScene />,
  'withdraw-form': () => <WithdrawForm country="nigeria" currency="NGN" />,
}

/** A slot, as a host would render it in its own form. */
function SlotScene(): ReactNode {
  const uploads = useUploads({ kind: 'submitCreditAssessment' })
  return <DocumentSlot uploads={uploads} slot="bank_statements" label="Bank statements" />
}

const items = [
  uploadItem(),
  uploadItem({ state: 'sending', sent: 1_000_000 }),
  uploadItem({ state: 'rejected', problem: 'TYPE' }),
]
const offline = { isOffline: true }

/** The summary of a form's files, offline: without files, a summary renders nothing. */
function SummaryScene(): ReactNode {
  return <UploadSummary uploads={useUploadStates(items, offline)} />
}
