import type { PropKind, WidgetDefinition } from '../table/WidgetDefinition.ts'
import { WidgetElement } from './WidgetElement.ts'

/** The class of one widget's element. */
export function createWidgetElement(definition: WidgetDefinition): CustomElementConstructor {
  class Widget extends WidgetElement {
    static override readonly kinds: Readonly<Record<string, PropKind>> = definition.props
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
