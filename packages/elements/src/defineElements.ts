import { toAttributeName } from './element/toAttributeName.ts'
import { WidgetElement } from './element/WidgetElement.ts'
import { LendingElement } from './element/LendingElement.ts'
import { elementTable } from './table/elementTable.ts'
import type { PropKinds, WidgetDefinition } from './table/WidgetDefinition.ts'

/** Defines every element that the page does not have yet; where there is no page, as on a server, nothing. */
export function defineElements(): void {
  if (!globalThis.customElements) return
  if (!customElements.get('onlend-lending')) {
    LendingElement.defineProps()
    // The first: widgets that are on the page already find it.
    customElements.define('onlend-lending', LendingElement)
  }
  for (const [name, definition] of Object.entries(elementTable.widgets)) {
    const tag = `onlend-${toAttributeName(name)}`
    if (!customElements.get(tag)) customElements.define(tag, createWidgetElement(definition))
  }
}

/** The class of one widget's element. */
function createWidgetElement(definition: WidgetDefinition): CustomElementConstructor {
  class Widget extends WidgetElement {
    static override readonly kinds: PropKinds = definition.props
    static override readonly definition: WidgetDefinition = definition
  }
  class Form extends Widget {
    submit(): void {
      this.submitForm()
    }
    reset(): void {
      this.resetForm()
    }
    refresh(): void {
      this.refreshForm()
    }
  }
  const chosen = definition.isForm ? Form : Widget
  chosen.defineProps()
  return chosen
}
