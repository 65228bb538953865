'use client'
import { Component, type ContextType, type ReactNode } from 'react'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { InWords } from '../words/InWords.tsx'
import { useCopy } from '../words/useCopy.ts'
import type { WordGroup } from '../words/wordGroups.ts'
import { isSwitchedOn } from './isSwitchedOn.ts'
import { TenantContext } from './TenantContext.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { FormSending, WidgetAction, WidgetActions } from '../ui/WidgetContext.ts'
import { WidgetGround } from './WidgetGround.tsx'
import type { WidgetHost } from './WidgetProps.ts'

type WidgetBoundaryProps = {
  /** The widget's own name: a tenant may switch it off. */
  feature?: string
  /** The group that its words come with. @default 'reads' */
  words?: WordGroup
  /** Rendered after a crash of a widget that shows sent operations: offers no button that could send them again. */
  money?: (() => ReactNode) | undefined
  /** The state of a widget that sends: `isBegun` stays false until a form inside reports otherwise. */
  sending?: FormSending | undefined
  /** The widget's own props: the boundary takes those of every widget from them. */
  host?: WidgetHost & WidgetActions<WidgetAction>
  children: ReactNode
}

const noHost: WidgetHost = {}

/** Keeps a crash inside its own widget, and reports the widget's loading to the host. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { crashed: boolean }> {
  static override contextType = TenantContext
  declare context: ContextType<typeof TenantContext>
  override state = { crashed: false }
  // Outlives the form, which a crash takes away.
  readonly sending: { current: FormSending | null } = { current: null }
  readonly #report = (sending: FormSending): void => {
    this.sending.current = sending
  }

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.host?.onError?.(error)
  }

  override render(): ReactNode {
    const { children, feature, host = noHost, money: Money, sending, words = 'reads' } = this.props
    if (feature !== undefined && !isSwitchedOn(this.context, feature))
      return this.context?.whenSwitchedOff?.(feature) ?? null
    if (!this.state.crashed)
      return (
        <WidgetGround host={host} reportSending={this.#report}>
          <InWords of={words} pending={<Opening />}>
            {children}
          </InWords>
        </WidgetGround>
      )
    if (host.fallback) return host.fallback
    const onRetry = () => this.setState({ crashed: false })
    const form = this.sending.current ?? sending
    if (!form) return Money ? <Money /> : <Crashed onRetry={onRetry} />
    return <form.Crash {...form}>{(text) => <Crashed text={text} onRetry={onRetry} />}</form.Crash>
  }
}

/** The placeholder of a widget while its words are loading. */
function Opening(): ReactNode {
  return (
    <div className="ol-Text" aria-busy="true">
      <Skeleton size="full" />
    </div>
  )
}

type CrashedProps = {
  /** Instead of the words of what never sends anything. */
  text?: string | undefined
  onRetry: () => void
}

function Crashed({ text, onRetry }: CrashedProps): ReactNode {
  const t = useCopy(everyWidget)
  const retry = (
    <Button icon="refresh" onClick={onRetry}>
      {t('common.retry')}
    </Button>
  )
  return (
    <Alert tone="warning" role="alert" title={t('common.crashed.title')} actions={retry}>
      <p className="ol-Text">{text ?? t('common.crashed.text')}</p>
    </Alert>
  )
}
