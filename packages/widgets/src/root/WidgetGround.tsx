'use client'
import { writeJson } from '@onlend/core/internal'
import { type ReactNode, useContext, useEffect, useInsertionEffect, useMemo, useRef, useState } from 'react'
import {
  type FormSending,
  type WidgetAction,
  type WidgetActions,
  WidgetContext,
  type WidgetFrame,
} from '../ui/WidgetContext.ts'
import type { WidgetHost } from './WidgetProps.ts'

type WidgetGroundProps = {
  host: WidgetHost & WidgetActions<WidgetAction>
  reportSending: (sending: FormSending) => void
  children: ReactNode
}

const everyAction = {}

/**
 * The frame around the content of every widget: counts the placeholders and failures inside, calls `onReady` when the last one is gone, and
 * hands each load error on. A widget inside another counts for both.
 */
export function WidgetGround({ host, reportSending, children }: WidgetGroundProps): ReactNode {
  const above = useContext(WidgetContext)
  const latest = useRef(host)
  useInsertionEffect(() => {
    latest.current = host
  })
  const [load] = useState({ waiting: 0, isMounted: false, isReady: false })
  const { actions = everyAction } = host
  const frame = useMemo<WidgetFrame>(() => {
    const settle = () =>
      // A microtask: React runs all effects of a render first, so that the next placeholder has begun when the last one ends.
      queueMicrotask(() => {
        if (load.isReady || !load.isMounted || load.waiting > 0) return
        load.isReady = true
        latest.current.onReady?.()
      })
    return {
      reportSending,
      actions,
      wait: () => {
        load.waiting += 1
        const end = above?.wait()
        return () => {
          load.waiting -= 1
          end?.()
          settle()
        }
      },
      reportLoadError: (error) => {
        latest.current.onLoadError?.(error)
        above?.reportLoadError(error)
      },
    }
    // By their content: a host may write `actions` anew in each render, and no error is reported twice for it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [above, writeJson(actions), load, reportSending])
  useEffect(() => {
    load.isMounted = true
    // Begins and ends: a widget without a placeholder is ready at once.
    frame.wait()()
    return () => {
      load.isMounted = false
    }
    // The first effect of the widget alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [load])
  return <WidgetContext.Provider value={frame}>{children}</WidgetContext.Provider>
}
