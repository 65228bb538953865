import { Component, type ReactElement, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '../words/useWords.ts'

/** Keeps a page that breaks inside the layout, so that the ways to the other pages stay. Another address begins anew. */
export function PageBoundary({ children }: { children: ReactNode }): ReactElement {
  const [location] = useLocation()
  return <Boundary location={location}>{children}</Boundary>
}

type BoundaryProps = { location: string; children: ReactNode }
type BoundaryState = { location: string; hasBroken: boolean }

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location, hasBroken: false }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasBroken: true }
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return location === state.location ? null : { location, hasBroken: false }
  }

  override render(): ReactNode {
    if (!this.state.hasBroken) return this.props.children
    return <BrokenPage onRetry={() => this.setState({ hasBroken: false })} />
  }
}

function BrokenPage({ onRetry }: { onRetry: () => void }): ReactElement {
  const t = useWords()
  return (
    <div className="loading" role="alert">
      <p>{t('pageBroke')}</p>
      <button type="button" className="button" onClick={onRetry}>
        {t('tryAgain')}
      </button>
    </div>
  )
}
