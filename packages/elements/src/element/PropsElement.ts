import type { PropKind, PropKinds, ValueKind } from '../table/WidgetDefinition.ts'
import { toAttributeName } from './toAttributeName.ts'

/** A server has no `HTMLElement`: there the classes can be defined but never used. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement)

/** An element whose attributes and properties are the props of a component, and whose events are its handlers. */
export abstract class PropsElement extends Base {
  static readonly kinds: PropKinds = {}
  #values: Readonly<Record<string, unknown>> = {}
  readonly #listeners = new Map<string, Set<unknown>>()

  static get observedAttributes(): string[] {
    return [
      // biome-ignore lint/complexity/noThisInStatic: each element has kinds of its own
      ...Object.entries(this.kinds)
        .filter(([, kind]) => kindOfAttribute(kind) !== null)
        .map(([prop]) => toAttributeName(prop)),
      'offers',
      'shadow',
    ]
  }

  /** Gives a class the properties of its props. */
  static defineProps(): void {
    // biome-ignore lint/complexity/noThisInStatic: each element has kinds of its own
    for (const prop of Object.keys(this.kinds)) {
      // biome-ignore lint/complexity/noThisInStatic: and its own properties
      Object.defineProperty(this.prototype, prop, {
        configurable: true,
        enumerable: true,
        get(this: PropsElement) {
          return this.#values[prop]
        },
        set(this: PropsElement, value: unknown) {
          this.setValue(prop, value)
        },
      })
    }
  }

  /** The values that the page set, by prop; another object after each change. */
  get values(): Readonly<Record<string, unknown>> {
    return this.#values
  }

  /** Runs after a change of a value or a listener that the element renders. */
  protected abstract changed(): void

  setValue(prop: string, value: unknown): void {
    if (Object.is(this.#values[prop], value)) return
    const { [prop]: _, ...others } = this.#values
    this.#values = value === undefined ? others : { ...others, [prop]: value }
    this.changed()
  }

  attributeChangedCallback(name: string, _before: string | null, text: string | null): void {
    const kinds = (this.constructor as typeof PropsElement).kinds
    const prop = Object.keys(kinds).find((known) => toAttributeName(known) === name)
    const kind = prop !== undefined && kinds[prop] && kindOfAttribute(kinds[prop])
    if (prop === undefined) this.changed()
    else if (kind) this.setValue(prop, readAttribute(name, kind, text))
  }

  /** Sets again each property that the page set before the element was defined: such a property would hide the accessor of the class. */
  protected takeEarlyProperties(): void {
    for (const prop of Object.keys((this.constructor as typeof PropsElement).kinds)) {
      if (!Object.hasOwn(this, prop)) continue
      const early: unknown = Reflect.get(this, prop)
      Reflect.deleteProperty(this, prop)
      Reflect.set(this, prop, early)
    }
  }

  /** The handlers of a component: each dispatches an event that bubbles, also out of a shadow root, and calls the property of its name. */
  protected makeHandlers(onTold: (prop: string, first: unknown) => void = () => {}): Record<string, unknown> {
    const handlers: Record<string, unknown> = {}
    for (const [prop, kind] of Object.entries((this.constructor as typeof PropsElement).kinds)) {
      if (typeof kind !== 'object') continue
      const count = 'event' in kind ? kind.event : kind.offer
      const type = toEventName(prop)
      handlers[prop] = (...args: unknown[]) => {
        onTold(prop, args[0])
        const detail = count > 1 ? args.slice(0, count) : count === 1 ? args[0] : null
        this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }))
        const own = this.values[prop]
        if (typeof own === 'function') own(...args)
      }
    }
    return handlers
  }

  /** Whether the page uses the offer of a handler: the property has a function, a listener is on this element, or its `offers` names the event. */
  protected isWanted(prop: string): boolean {
    const kind = (this.constructor as typeof PropsElement).kinds[prop]
    if (typeof kind !== 'object' || 'event' in kind || typeof this.values[prop] === 'function') return true
    const type = toEventName(prop)
    if ((this.#listeners.get(type)?.size ?? 0) > 0) return true
    const named = this.getAttribute('offers')?.split(/\s+/) ?? []
    return named.includes(type) || named.includes(type.slice('onlend-'.length))
  }

  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void {
    super.addEventListener(type, listener, options)
    if (!type.startsWith('onlend-')) return
    const listeners = this.#listeners.get(type) ?? new Set()
    this.#listeners.set(type, listeners.add(listener))
    this.changed()
  }

  override removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void {
    super.removeEventListener(type, listener, options)
    if (this.#listeners.get(type)?.delete(listener)) this.changed()
  }
}

/** How the attribute of a prop is read; `null` for a prop that has none. */
function kindOfAttribute(kind: PropKind): ValueKind | 'text' | null {
  if (typeof kind === 'object' || kind === 'draw') return null
  const plain = kind.replace(/[!?]$/, '') as ValueKind | 'text' // what a kind is but for its mark
  return plain === 'property' ? null : plain
}

/** The value of an attribute; `undefined` for one that is missing or unreadable. Warns the developer about an unreadable one. */
function readAttribute(name: string, kind: ValueKind | 'text', text: string | null): unknown {
  if (text === null) return undefined
  if (kind === 'boolean') return text !== 'false'
  if (kind === 'number') {
    const number = Number(text)
    if (text.trim() !== '' && !Number.isNaN(number)) return number
    warnDeveloper(name, 'a number', text)
    return undefined
  }
  if (kind === 'json') {
    // As of a boolean: `draft` alone.
    if (text === '') return true
    try {
      return JSON.parse(text)
    } catch {
      warnDeveloper(name, 'JSON', text)
      return undefined
    }
  }
  return text
}

function warnDeveloper(name: string, wanted: string, text: string): void {
  if (process.env.NODE_ENV !== 'production')
    console.warn(`@onlend/elements: the attribute ${name} takes ${wanted}, not "${text.slice(0, 40)}".`)
}

/** The event name of a handler: `onlend-status-change` for `onStatusChange`. */
function toEventName(prop: string): string {
  return `onlend-${toAttributeName(prop.slice('on'.length))}`
}
