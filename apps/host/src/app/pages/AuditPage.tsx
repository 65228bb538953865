import { AuditLog } from '@onlend/widgets/audit-log'
import type { ReactElement } from 'react'
import { useWords } from '../words/useWords.ts'

/** Who decided what, for operators: entries that are only ever added. */
export function AuditPage(): ReactElement {
  const say = useWords()
  return (
    <div className="stack">
      <div className="page-title">
        <h1>{say('audit')}</h1>
      </div>
      <AuditLog hideTitle />
    </div>
  )
}
