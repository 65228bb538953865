import { AuditLog } from '@onlend/widgets/audit-log'
import type { ReactElement } from 'react'
import { useWords } from '../words/useWords.ts'
import { PageTitle } from '../layout/PageTitle.tsx'

/** The page of the audit, for operators: entries that are only ever added. */
export function AuditPage(): ReactElement {
  const say = useWords()
  return (
    <div className="stack">
      <PageTitle name={say('audit')} />
      <AuditLog hideTitle />
    </div>
  )
}
