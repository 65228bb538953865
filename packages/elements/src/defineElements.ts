import { createWidgetElement } from './element/createWidgetElement.ts'
import { LendingElement } from './element/LendingElement.ts'
import { widgetTable } from './table/widgetTable.ts'
import type { WidgetDefinition } from './table/WidgetDefinition.ts'

/** Defines every element that the page does not have yet; where there is no page, as on a server, nothing. */
export function defineElements(): void {
  if (!globalThis.customElements) return
  if (!customElements.get('onlend-lending')) {
    LendingElement.defineProps()
    // The first: widgets that are on the page already find it.
    customElements.define('onlend-lending', LendingElement)
  }
  for (const [tag, definition] of Object.entries<WidgetDefinition>(widgetTable))
    if (!customElements.get(tag)) customElements.define(tag, createWidgetElement(definition))
}
