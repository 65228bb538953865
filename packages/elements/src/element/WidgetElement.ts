import type { FormHandle } from '@onlend/widgets'
import type { MountedWidget } from '../react/MountedWidget.ts'
import { adoptSheet } from '../styles/adoptSheet.ts'
import type { WidgetDefinition } from '../table/WidgetDefinition.ts'
import type { LendingElement } from './LendingElement.ts'
import { LendingRequest } from './LendingRequest.ts'
import { PropsElement } from './PropsElement.ts'
import { toAttributeName } from './toAttributeName.ts'
import { toDrawn } from './toDrawn.ts'

let lastId = 0

/** A widget as an element: the element finds the `<onlend-lending>` around it, which renders the widget here. */
export abstract class WidgetElement extends PropsElement {
  static readonly definition: WidgetDefinition
  readonly #id = ++lastId
  readonly #handlers = this.makeHandlers((prop, chosen) => this.#keepChosen(prop, chosen))
  #lending: LendingElement | null = null
  #ground: HTMLElement | null = null
  #handle: FormHandle | null = null
  readonly #keepHandle = (handle: FormHandle | null) => {
    this.#handle = handle
  }

  connectedCallback(): void {
    this.takeEarlyProperties()
    const request = new LendingRequest()
    this.dispatchEvent(request)
    const { lending } = request
    if (this.#lending !== lending) this.#lending?.takeOff(this)
    this.#lending = lending
    this.changed()
    if (process.env.NODE_ENV !== 'production') setTimeout(() => this.#warnMissing())
  }

  disconnectedCallback(): void {
    // A moved element is connected again in the same task, and keeps the typed values.
    setTimeout(() => {
      if (this.isConnected) return
      this.#lending?.takeOff(this)
      this.#lending = null
    })
  }

  connectedMoveCallback(): void {
    this.connectedCallback()
  }

  /** A form: checks the fields and goes on, at the end to the review; never sends. */
  protected submitForm(): void {
    this.#handle?.submit()
  }

  protected resetForm(): void {
    this.#handle?.reset()
  }

  protected refreshForm(): void {
    this.#handle?.refresh()
  }

  protected override changed(): void {
    const lending = this.#lending
    if (!lending || !this.isConnected) return
    if (this.#findMissing().length > 0) lending.takeOff(this)
    else lending.show(this, this.#toMounted(lending))
  }

  #toMounted(lending: LendingElement): MountedWidget {
    const { definition } = this.constructor as typeof WidgetElement
    const handlers = Object.entries(this.#handlers).filter(([prop]) => this.isWanted(prop))
    const page = this.getRootNode()
    return {
      id: this.#id,
      definition,
      props: { ...toDrawn(definition.props, this.values), ...Object.fromEntries(handlers) },
      container: this.#findGround(lending) ?? this,
      root: this.shadowRoot ?? (page instanceof ShadowRoot ? page : document),
      keepHandle: definition.isForm ? this.#keepHandle : null,
    }
  }

  /** The container in the element's shadow root; `null` for a widget in the page. An element that has a shadow root keeps it. */
  #findGround(lending: LendingElement): HTMLElement | null {
    if (this.#ground || !isShadowWanted(this, lending)) return this.#ground
    const root = this.attachShadow({ mode: 'open' })
    adoptSheet(root, toGroundSheet(), lending.nonce)
    exposeParts(root)
    this.#ground = document.createElement('div')
    this.#ground.className = 'onlend-ground'
    root.append(this.#ground)
    return this.#ground
  }

  /** A picker on a page without React holds its own value: `value` becomes the chosen record, or its id where `value` is text. */
  #keepChosen(prop: string, chosen: unknown): void {
    const { value } = (this.constructor as typeof WidgetElement).kinds
    if (prop !== 'onChange' || (value !== 'string?' && value !== 'json?')) return
    const isRecord = typeof chosen === 'object' && chosen !== null && 'id' in chosen
    this.setValue('value', value === 'string?' && isRecord ? chosen.id : chosen)
  }

  #findMissing(): string[] {
    const { kinds } = this.constructor as typeof WidgetElement
    return Object.entries(kinds)
      .filter(([prop, kind]) => String(kind).endsWith('!') && this.values[prop] === undefined)
      .map(([prop]) => toAttributeName(prop))
  }

  #warnMissing(): void {
    if (!this.isConnected) return
    const missing = this.#findMissing()
    if (!this.#lending)
      console.warn(
        `@onlend/elements: <${this.localName}> draws nothing outside of <onlend-lending relay-url="…">.`,
      )
    else if (missing.length > 0)
      console.warn(`@onlend/elements: <${this.localName}> draws nothing without ${missing.join(' and ')}.`)
  }
}

function isShadowWanted(element: Element, lending: Element): boolean {
  const wanted = element.getAttribute('shadow') ?? lending.getAttribute('shadow')
  return wanted !== null && wanted !== 'false'
}

const named = 'data-ol-part'

/** Sets `part` on each named part of a shadow root, for a page's `::part()`: `Form.submit` is `Form-submit`, as a dot ends a name. */
function exposeParts(root: ShadowRoot): void {
  const expose = (element: Element) =>
    element.setAttribute('part', (element.getAttribute(named) ?? '').replaceAll('.', '-'))
  // Runs before the browser paints: an observer runs at the end of the task that renders.
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') expose(target as Element) // only elements have attributes
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        if (node.hasAttribute(named)) expose(node)
        for (const element of node.querySelectorAll(`[${named}]`)) expose(element)
      }
    }
  })
  observer.observe(root, { subtree: true, childList: true, attributeFilter: [named] })
}

/**
 * The sheet of a shadow root's ground. A page's rules, `* { all: … }` too, reach the element itself, and the ground would inherit their
 * values. An important rule in here wins over the page's rules, and `all: initial` on the ground ends the inheritance.
 */
const toGroundSheet = () => `
:host { display: block !important }
:host([hidden]) { display: none !important }
.onlend-ground { all: initial; display: block; ${keepsLengths() ? '--onlend-rem: 1em; --ol-rem: var(--onlend-rem)' : ''} }
`

/**
 * Whether `1em` keeps the length from the place of its declaration: on the ground, the text size that the person has chosen in the browser,
 * not the page's. In an older browser the page's size counts.
 */
function keepsLengths(): boolean {
  if (!('registerProperty' in CSS)) return false
  try {
    CSS.registerProperty({ name: '--onlend-rem', syntax: '<length>', inherits: true, initialValue: '16px' })
  } catch {
    // Another copy of this script was there first.
  }
  return true
}
