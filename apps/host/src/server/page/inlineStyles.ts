import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

type InlineStylesParameters = { page: string; clientDir: string; nonce: string }

const link = /<link rel="stylesheet"[^>]*href="(\/assets\/[\w.-]+\.css)"[^>]*>/g

const kept = new Map<string, Promise<string>>()

/**
 * Writes a page's sheets into it. On a slow link another round trip before anything is seen costs more than their bytes, and they
 * would have to share the link with the scripts.
 */
export async function inlineStyles({ page, clientDir, nonce }: InlineStylesParameters): Promise<string> {
  const hrefs = [...page.matchAll(link)].map(([, href = '']) => href)
  const sheets = await Promise.all(hrefs.map((href) => readSheet(join(clientDir, href))))
  const texts = new Map(hrefs.map((href, index) => [href, sheets[index] ?? '']))
  return page.replace(link, (_link, href: string) => `<style nonce="${nonce}">${texts.get(href)}</style>`)
}

/** Read once: another content has another name. */
function readSheet(path: string): Promise<string> {
  const sheet = kept.get(path) ?? readFile(path, 'utf8')
  kept.set(path, sheet)
  return sheet
}
