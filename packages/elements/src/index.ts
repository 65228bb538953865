import { defineElements } from './defineElements.ts'
import type { OnlendElements } from './OnlendElements.ts'

export type { OnlendElement, OnlendElements } from './OnlendElements.ts'

declare global {
  // What is added to a type of the browser's can only be said like this.
  // oxlint-disable-next-line typescript/no-empty-object-type
  interface HTMLElementTagNameMap extends OnlendElements {}
}

defineElements()
