import type { ReactNode } from 'react'
import { OperationHistory } from '../../src/operation-history/OperationHistory.tsx'

type JourneyPageProps = {
  title: string
  /** Content beside the widget on a partner's page: a card, another widget. */
  beside?: ReactNode
  children: ReactNode
}

const nothing = () => {}

/** A partner's page around one journey: the widget, what belongs beside the widget, and the operations so far. */
export function JourneyPage({ title, beside, children }: JourneyPageProps): ReactNode {
  return (
    <main className="partner-page">
      <h1>{title}</h1>
      <div>{children}</div>
      <aside aria-label="On the same page">
        {beside}
        <OperationHistory onSelect={nothing} />
      </aside>
    </main>
  )
}
