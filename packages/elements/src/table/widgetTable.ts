import { cardTable } from './cardTable.ts'
import type { ElementProps } from './ElementProps.ts'
import { formTable } from './formTable.ts'
import type { DefinitionFor } from './WidgetDefinition.ts'

/** Every widget as an element. */
export const widgetTable: { [Tag in keyof ElementProps]: DefinitionFor<ElementProps[Tag]> } = {
  ...cardTable,
  ...formTable,
}
