import { importNamed } from '@onlend/core/import-named'
import { type ComponentType, type ReactNode, useInsertionEffect } from 'react'
import { createPortal } from 'react-dom'
import { adoptSheet } from '../styles/adoptSheet.ts'
import type { MountedWidget } from './MountedWidget.ts'
import { useFetched } from './useFetched.ts'
import type { Look } from './useLook.ts'

type WidgetPortalProps = { widget: MountedWidget; look: Look }

/** One widget in its element, once it and its styles have arrived. */
export function WidgetPortal({ widget, look }: WidgetPortalProps): ReactNode {
  const { definition, props, container, dialogs, root, isShadow, keepHandle } = widget
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
    for (const css of sheets ?? []) adoptSheet(root, isShadow ? withOwnRem(css) : css, look.root.nonce ?? '')
  }, [sheets, root, isShadow, look.root.nonce])
  if (!parts) return null
  const { Widget } = parts.value
  return createPortal(
    <Root {...look.root} {...(dialogs && { portalContainer: dialogs })}>
      <Widget {...props} {...(keepHandle && { ref: keepHandle })} />
    </Root>,
    container,
  )
}

const fetchKitSheet = () => importNamed(() => import('../styles/kitSheet.ts'), 'kitSheet')
const fetchBulkSheet = () => importNamed(() => import('../styles/bulkSheet.ts'), 'bulkSheet')

const known = new Map<string, string>()
let isRegistered: boolean | null = null

/**
 * The sheet for a shadow root: its `rem` is the size of text that the person has chosen in the browser, whatever the page has made of its own, which
 * would come in. In an older browser, which cannot keep a length as it was where it was said, the page's counts.
 */
function withOwnRem(css: string): string {
  isRegistered ??= register()
  if (!isRegistered) return css
  const sheet =
    known.get(css) ??
    css.replaceAll(/(@container[^{]*)|(-?[\d.]+)rem\b/g, (_all, condition?: string, size?: string) =>
      // A condition takes no custom property.
      condition === undefined
        ? `calc(var(--onlend-rem) * ${size})`
        : condition.replaceAll(/([\d.]+)rem\b/g, (_rem, width: string) => `${Number(width) * 16}px`),
    )
  known.set(css, sheet)
  return sheet
}

function register(): boolean {
  if (!('registerProperty' in CSS)) return false
  try {
    CSS.registerProperty({ name: '--onlend-rem', syntax: '<length>', inherits: true, initialValue: '16px' })
  } catch {
    // Another copy of this script was there first.
  }
  return true
}
