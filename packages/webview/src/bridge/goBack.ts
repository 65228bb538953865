import type { PageMessage } from '../messages/pageMessages.ts'

type Result = Extract<PageMessage, { type: 'back' }>['result']

/** The kit's own ways back inside a page; a host marks a button of its own with `data-onlend-back`. */
const steps = '[data-onlend-back], [data-ol-part$=".back"], [data-ol-part="Assessment.toParts"]'

/** Milliseconds until a page without the Navigation API shows by staying that it has no earlier page. */
const pageTimeout = 400

/**
 * Does what a person means by the phone's back button: closes the upper dialog, or else whatever closes on Escape, or else goes one step of
 * a form back, or else one page. A dialog that sends something stays: leaving it would leave a payment without its outcome.
 */
export async function goBack(): Promise<Result> {
  if (closeDialog() || pressEscape() || stepBack()) return 'closed'
  return leavePage()
}

function closeDialog(): boolean {
  const open = queryDeep(document, 'dialog[open]').filter((found) => found instanceof HTMLDialogElement)
  const focused = findPath(findFocused()).find((node) => node instanceof HTMLDialogElement && node.open)
  const upper = focused instanceof HTMLDialogElement ? focused : open.at(-1)
  if (!upper) return false
  // As the browser's own close request: the dialog decides.
  if (upper.dispatchEvent(new Event('cancel', { cancelable: true }))) upper.close()
  return true
}

/** Whether something took the key: a list of suggestions, a menu of the host. */
function pressEscape(): boolean {
  const init = { key: 'Escape', bubbles: true, composed: true, cancelable: true }
  return !findFocused().dispatchEvent(new KeyboardEvent('keydown', init))
}

function stepBack(): boolean {
  const shown = queryDeep(document, steps).filter(
    (step) => !step.matches(':disabled') && (step.checkVisibility?.() ?? true),
  )
  const last = shown.at(-1)
  if (!(last instanceof HTMLElement)) return false
  last.click()
  return true
}

type Navigation = { canGoBack: boolean }

async function leavePage(): Promise<Result> {
  // Newer than the types of the DOM.
  const { navigation } = window as { navigation?: Navigation }
  if (navigation) {
    if (!navigation.canGoBack) return 'root'
    history.back()
    return 'moved'
  }
  return new Promise((resolve) => {
    const end = (result: Result) => () => {
      clearTimeout(timer)
      window.removeEventListener('popstate', moved)
      window.removeEventListener('pagehide', moved)
      resolve(result)
    }
    const timer = setTimeout(end('root'), pageTimeout)
    const moved = end('moved')
    window.addEventListener('popstate', moved)
    window.addEventListener('pagehide', moved)
    history.back()
  })
}

/** The element with the focus, also inside of shadow roots. */
function findFocused(): Element {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused ?? document.body
}

/** The element and all that it stands in, out of shadow roots too. */
function findPath(element: Element): Element[] {
  const path: Element[] = []
  let next: Element | null = element
  while (next) {
    path.push(next)
    const root = next.getRootNode()
    next = next.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
  }
  return path
}

/** All elements that match, in shadow roots too. */
function queryDeep(root: ParentNode, selector: string): Element[] {
  const hosts = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  return [...root.querySelectorAll(selector), ...hosts.flatMap((inner) => queryDeep(inner, selector))]
}
