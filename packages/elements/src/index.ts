import { defineElements } from './defineElements.ts'
import type { OnlendElements } from './OnlendElements.ts'

export type { OnlendElement, OnlendElements } from './OnlendElements.ts'

declare global {
  // TypeScript adds to a browser type only through a merged interface.
  // oxlint-disable-next-line typescript/no-empty-object-type
  interface HTMLElementTagNameMap extends OnlendElements {}
}

defineElements()
