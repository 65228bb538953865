import { defineElements } from './defineElements.ts'
import type { OnlendElements } from './OnlendElements.ts'

export { mount } from './mount.ts'
export type { OnlendElement, OnlendElements } from './OnlendElements.ts'

declare global {
  // TypeScript adds to a browser type only through a merged interface.
  interface HTMLElementTagNameMap extends OnlendElements {}
}

defineElements()
