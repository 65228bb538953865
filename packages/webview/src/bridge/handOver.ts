import type { PageMessage } from '../messages/pageMessages.ts'

type Send = (message: PageMessage) => void

/**
 * Hands over to the app what a web view cannot do: links to other sites, new windows, downloads, sharing and printing. Returns the function
 * that gives all back to the browser.
 */
export function handOver(send: Send): () => void {
  const { open, print } = window
  const { createObjectURL, revokeObjectURL } = URL
  const { share } = navigator
  /** The content behind each `blob:` address: a page's policy may keep it from fetching one. */
  const blobs = new Map<string, Blob>()

  const onClick = (event: MouseEvent) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
    if (!link || event.defaultPrevented || !isOut(link)) return
    event.preventDefault()
    const blob = blobs.get(link.href)
    if (blob) void toBase64(blob).then((data) => send(toFile(blob, link, data)))
    else send({ type: 'open', url: link.href })
  }

  window.addEventListener('click', onClick)
  window.open = (url = '') => {
    send({ type: 'open', url: new URL(url, location.href).href })
    return null
  }
  window.print = () => send({ type: 'print', title: document.title, html: writeMarkup() })
  // Android's web view has none, and the kit offers to share only where there is one.
  navigator.share = async ({ title = '', text = '', url = '' } = {}) =>
    send({ type: 'share', title, text, url })
  URL.createObjectURL = (object) => {
    const url = createObjectURL(object)
    if (object instanceof Blob) blobs.set(url, object)
    return url
  }
  URL.revokeObjectURL = (url) => {
    blobs.delete(url)
    revokeObjectURL(url)
  }
  return () => {
    window.removeEventListener('click', onClick)
    Object.assign(window, { open, print })
    Object.assign(URL, { createObjectURL, revokeObjectURL })
    // `assign` would leave an `undefined` where the browser has no way to share.
    if (share) navigator.share = share
    else Reflect.deleteProperty(navigator, 'share')
  }
}

/** Whether a link leads out of the page's own site, or would open a window or save a file. */
function isOut(link: HTMLAnchorElement): boolean {
  const { href, target, origin } = link
  if (href === '' || href.startsWith('javascript:')) return false
  return link.hasAttribute('download') || (target !== '' && target !== '_self') || origin !== location.origin
}

function toFile(blob: Blob, link: HTMLAnchorElement, data: string): PageMessage {
  const mime = blob.type.replace(/;.*/, '')
  return { type: 'file', name: link.download || document.title, mime, data }
}

function toBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^.*?,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}

/** The page's markup with its styles, for a printer that knows nothing of this page. */
function writeMarkup(): string {
  const copy = document.documentElement.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return ''
  for (const script of copy.querySelectorAll('script, noscript')) script.remove()
  const base = document.createElement('base')
  base.href = location.href
  copy.querySelector('head')?.prepend(base)
  return `<!doctype html>${copy.outerHTML}`
}
