import type { FormHandle } from '@onlend/widgets'
import type { WidgetDefinition } from '../table/WidgetDefinition.ts'

/** A widget on the page, as its element asks `<onlend-lending>` to render it. */
export type MountedWidget = {
  id: number
  definition: WidgetDefinition
  props: Readonly<Record<string, unknown>>
  /** The element that the widget is rendered into. */
  container: HTMLElement
  /** The document or shadow root that adopts the style sheets of the widget. */
  root: Document | ShadowRoot
  keepHandle: ((handle: FormHandle | null) => void) | null
}
