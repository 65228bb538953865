'use client'
import { Component, type ContextType, type ReactNode } from 'react'
import { everyWidget } from '../copy/en/everyWidget.ts'
import { useCopy } from '../copy/useCopy.ts'
import { isSwitchedOn } from '../root/isSwitchedOn.ts'
import { TenantContext } from '../root/TenantContext.ts'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'

type WidgetBoundaryProps = {
  /** The widget's own name: a tenant may switch it off. */
  feature?: string
  /** A crash may have come after the money left: says so instead of offering to try again. */
  money?: boolean
  /** Drawn instead of the kit's own notice. */
  fallback?: ReactNode
  onError?: (error: unknown) => void
  children: ReactNode
}

/** Keeps a crash inside its own widget. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { crashed: boolean }> {
  static override contextType = TenantContext
  declare context: ContextType<typeof TenantContext>
  override state = { crashed: false }

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error)
  }

  override render(): ReactNode {
    const { children, fallback, feature, money = false } = this.props
    if (feature !== undefined && !isSwitchedOn(this.context, feature))
      return this.context?.whenSwitchedOff?.(feature) ?? null
    if (!this.state.crashed) return children
    return fallback ?? <Crashed money={money} onRetry={() => this.setState({ crashed: false })} />
  }
}

function Crashed({ money, onRetry }: { money: boolean; onRetry: () => void }): ReactNode {
  const t = useCopy(everyWidget)
  if (money) {
    return (
      <Alert tone="warning" role="alert" icon="question" title={t('common.crashedMoney.title')}>
        <p className="ol-Text">{t('common.crashedMoney.text')}</p>
      </Alert>
    )
  }
  const retry = (
    <Button icon="refresh" onClick={onRetry}>
      {t('common.retry')}
    </Button>
  )
  return (
    <Alert tone="warning" role="alert" title={t('common.crashed.title')} actions={retry}>
      <p className="ol-Text">{t('common.crashed.text')}</p>
    </Alert>
  )
}
