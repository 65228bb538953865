import { OperationHistory } from '@onlend/widgets/operation-history'
import { OperationStatus } from '@onlend/widgets/operation-status'
import type { ReactElement } from 'react'
import { Link, useLocation } from 'wouter'
import { useWords } from '../words/useWords.ts'
import { PausedImports } from '../home/PausedImports.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'

/** All operations with their outcomes, or one operation in full. */
export function ActivityPage({ operationId }: { operationId?: string | undefined }): ReactElement {
  const t = useWords()
  const [, navigate] = useLocation()
  if (operationId) {
    return (
      <div className="narrow stack">
        <p className="back">
          <Link href="/activity">{t('allActivity')}</Link>
        </p>
        <PageTitle name={t('activity')} />
        <OperationStatus operationId={operationId} />
      </div>
    )
  }
  return (
    <>
      <PageTitle name={t('activity')} />
      <PausedImports />
      <OperationHistory hideTitle onSelect={(operation) => navigate(`/activity/${operation.id}`)} />
    </>
  )
}
