'use client'
import type { BatchKind } from '@onlend/core/relay'
import type { ComponentProps, ReactNode } from 'react'
import { SendingCrash, WidgetBoundary } from '@onlend/widgets/internal'

type BatchBoundaryProps = Pick<ComponentProps<typeof WidgetBoundary>, 'feature' | 'host' | 'children'> & {
  kind: BatchKind
  customerPartnerId: string | undefined
}

/** The boundary of a widget that sends the rows of a file. */
export function BatchBoundary({ kind, customerPartnerId, ...props }: BatchBoundaryProps): ReactNode {
  return (
    <WidgetBoundary
      {...props}
      words="bulk"
      sending={{ kind, isBegun: false, Crash: SendingCrash, ownerId: customerPartnerId }}
    />
  )
}
