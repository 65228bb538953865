import type { Relay } from '@onlend/relay'
import type { Account } from '../../app/account/Account.ts'
import { readPartnerPath } from '../../app/acting-for/readPartnerPath.ts'
import { readPreferences } from '../../app/preferences/readPreferences.ts'
import type { PageBoot } from '../../app/boot/PageBoot.ts'
import { demoBeneficiaries } from '../demoBeneficiaries.ts'
import { asDataBlock } from './asDataBlock.ts'
import { headScript } from './headScript.ts'
import type { Build } from './openBuild.ts'
import type { PageParts } from './fillPage.ts'
import { prefetchPage } from './prefetchPage.ts'

type PrerendererOptions = Pick<PageBoot, 'signIns' | 'brands'> & {
  relay: Pick<Relay, 'fetch' | 'tenantFor'>
  /** Opens the current content of the build folder. */
  openBuild: () => Promise<Build>
  findAccount: (request: Request) => Promise<Account | null>
  /** Milliseconds that a page waits for the relay's answers. @default prefetchLending's */
  timeout?: number
}

/**
 * Renders the app on the server, so that a person sees it and can type before its script has run. Two requests share nothing but the code;
 * the page of one must never be kept for another.
 */
export function prerenderer({ openBuild, relay, findAccount, timeout, signIns, brands }: PrerendererOptions) {
  return async (request: Request, nonce: string): Promise<PageParts> => {
    const account = await findAccount(request)
    const [{ manifest, renderPage }, tenant, { prefetched, early }] = await Promise.all([
      openBuild(),
      relay.tenantFor(request, {
        customerPartnerId: readPartnerPath(new URL(request.url).pathname)?.partnerId,
      }),
      prefetchPage({ relay, request, account, timeout }),
    ])
    const { pathname: path, search } = new URL(request.url)
    const preferences = readPreferences(request.headers.get('Cookie') ?? '')
    const { markup, boot, locale, wordGroups, icon, title } = await renderPage({
      boot: {
        ...{ account, tenant, brands, preferences, prefetched },
        signIns: account ? [] : signIns,
        beneficiaries: findBeneficiaries(account, path),
      },
      address: { path, search },
      nonce,
    })
    const sources = boot.pages.map((page) => `src/app/pages/${page}Page.tsx`)
    const [language] = locale.split('-')
    const ends = wordGroups.map((group) => `/locales/${language}/${group}.json`)
    const words = Object.keys(manifest).filter((source) => ends.some((end) => source.endsWith(end)))
    return {
      values: {
        TITLE: title,
        LANG: locale,
        SCHEME: preferences.scheme ?? 'auto',
        ICON: icon ?? '/brands/marketday.svg',
      },
      head: headScript(early, nonce) + preloadLinks(manifest, [...sources, ...words]),
      app: markup,
      data: asDataBlock('boot', boot, nonce),
    }
  }
}

/** The beneficiaries for the page that offers them: only those of its own business. */
function findBeneficiaries(account: Account | null, path: string): PageBoot['beneficiaries'] {
  const here = readPartnerPath(path)
  if (here?.page !== '/withdraw' || !account?.customerPartners.some(({ id }) => id === here.partnerId))
    return {}
  return { [here.partnerId]: demoBeneficiaries[here.partnerId] ?? [] }
}

/**
 * Links that let a browser fetch modules, and all that they import at once, while it still reads the page: no round trip follows another.
 * Files that the page asks for anyway have their links already.
 */
function preloadLinks(manifest: Build['manifest'], sources: readonly string[]): string {
  const linked = listFiles(manifest, ['index.html'])
  return [...listFiles(manifest, sources)]
    .filter((file) => !linked.has(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('')
}

function listFiles(manifest: Build['manifest'], sources: readonly string[]): Set<string> {
  const files = new Set<string>()
  const open = [...sources]
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const entry = manifest[key]
    if (!entry || files.has(entry.file)) continue
    files.add(entry.file)
    open.push(...(entry.imports ?? []))
  }
  return files
}
