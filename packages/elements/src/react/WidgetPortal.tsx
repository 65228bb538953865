import { importNamed } from '@onlend/core/internal'
import { type ComponentType, type ReactNode, useInsertionEffect } from 'react'
import { createPortal } from 'react-dom'
import { adoptSheet } from '../styles/adoptSheet.ts'
import type { MountedWidget } from './MountedWidget.ts'
import { useFetched } from './useFetched.ts'
import type { Look } from './useLook.ts'

type WidgetPortalProps = { widget: MountedWidget; look: Look }

/** One widget in its element, once it and its styles have arrived. */
export function WidgetPortal({ widget, look }: WidgetPortalProps): ReactNode {
  const { definition, props, container, root, keepHandle } = widget
  const { Root, ownStyles } = look
  const parts = useFetched({
    key: `${widget.id} ${ownStyles}`,
    load: async () => {
      const [Widget, ...sheets] = await Promise.all([
        definition.load() as Promise<ComponentType<Record<string, unknown>>>, // its props come from the same definition
        ...(ownStyles ? [] : [fetchKitSheet()]),
        ...(ownStyles || !definition.isBulk ? [] : [fetchBulkSheet()]),
      ])
      return { Widget, sheets }
    },
  })
  const sheets = parts?.value.sheets
  useInsertionEffect(() => {
    for (const css of sheets ?? []) adoptSheet(root, css, look.root.nonce ?? '')
  }, [sheets, root, look.root.nonce])
  if (!parts) return null
  const { Widget } = parts.value
  return createPortal(
    <Root {...look.root}>
      <Widget {...props} {...(keepHandle && { ref: keepHandle })} />
    </Root>,
    container,
  )
}

const fetchKitSheet = () => importNamed(() => import('../styles/kitSheet.ts'), 'kitSheet')
const fetchBulkSheet = () => importNamed(() => import('../styles/bulkSheet.ts'), 'bulkSheet')
