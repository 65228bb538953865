import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { LendingApp } from '../react/LendingApp.tsx'
import type { LendingElementProps } from '../react/LendingElementProps.ts'
import type { MountedWidget } from '../react/MountedWidget.ts'
import { elementTable } from '../table/elementTable.ts'
import type { PropKinds } from '../table/WidgetDefinition.ts'
import { LendingRequest } from './LendingRequest.ts'
import { PropsElement } from './PropsElement.ts'
import { toDrawn } from './toDrawn.ts'

/** `<onlend-lending>`: the provider and the look that the widgets inside it share. The element itself renders nothing. */
export class LendingElement extends PropsElement {
  static override readonly kinds: PropKinds = elementTable.lending
  readonly #handlers = this.makeHandlers()
  readonly #widgets = new Map<Element, MountedWidget>()
  #root: Root | null = null
  #isDue = false

  constructor() {
    super()
    this.addEventListener(LendingRequest.type, (event) => {
      if (!(event instanceof LendingRequest)) return
      // The innermost answers.
      event.stopPropagation()
      event.lending = this
    })
  }

  connectedCallback(): void {
    this.takeEarlyProperties()
    this.changed()
    if (process.env.NODE_ENV !== 'production') setTimeout(() => this.#warnMissing())
  }

  disconnectedCallback(): void {
    setTimeout(() => {
      if (this.isConnected) return
      this.#root?.unmount()
      this.#root = null
    })
  }

  /** The browser calls this method instead of `disconnectedCallback` when `moveBefore` moves the element. */
  connectedMoveCallback(): void {}

  /** Renders a widget, or renders it again. */
  show(element: Element, widget: MountedWidget): void {
    this.#widgets.set(element, widget)
    this.changed()
  }

  /** Takes a widget off the page. */
  takeOff(element: Element): void {
    if (this.#widgets.delete(element)) this.changed()
  }

  protected override changed(): void {
    if (this.#isDue) return
    this.#isDue = true
    // Once for all that a script sets in one go.
    queueMicrotask(() => {
      this.#isDue = false
      this.#draw()
    })
  }

  #draw(): void {
    if (!this.isConnected) return
    this.#root ??= createRoot(document.createElement('div'))
    const handlers = Object.entries(this.#handlers).filter(([prop]) => this.isWanted(prop))
    const options = {
      ...toDrawn(elementTable.lending, this.values),
      ...Object.fromEntries(handlers),
    } as LendingElementProps // by the kinds of its props
    const widgets = [...this.#widgets.values()]
    this.#root.render(createElement(LendingApp, { options, nonce: this.nonce ?? '', widgets }))
  }

  #warnMissing(): void {
    const { relayUrl, client } = this.values
    if (this.isConnected && relayUrl === undefined && client === undefined)
      console.warn(
        '@onlend/elements: <onlend-lending> draws nothing without relay-url, where your backend mounted the relay.',
      )
  }
}
