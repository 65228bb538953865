import type { TenantConfig } from '@onlend/core'
import type { Account } from '../../app/account/Account.ts'
import { readPreferences } from '../../app/preferences/readPreferences.ts'
import type { PageBoot } from '../../app/boot/PageBoot.ts'
import { asDataBlock } from './asDataBlock.ts'
import { firstReads } from './firstReads.ts'
import { headScript } from './headScript.ts'
import { openBuild } from './openBuild.ts'
import type { PageParts } from './PageParts.ts'
import { preloadLinks } from './preloadLinks.ts'

type PrerendererOptions = Pick<PageBoot, 'signIns' | 'brands'> & {
  /** Where the build is. */
  distDir: string
  findAccount: (request: Request) => Promise<Account | null>
  tenantFor: (request: Request) => Promise<TenantConfig | null>
}

/**
 * Renders the app on the server, so that a person sees it and can type before its script has run. Two requests share nothing but the code;
 * the page of one must never be kept for another.
 */
export function prerenderer({ distDir, findAccount, tenantFor, signIns, brands }: PrerendererOptions) {
  const build = openBuild(distDir)
  return async (request: Request, nonce: string): Promise<PageParts> => {
    const [{ manifest, renderPage }, account, tenant] = await Promise.all([
      build(),
      findAccount(request),
      tenantFor(request),
    ])
    const { pathname: path, search } = new URL(request.url)
    const preferences = readPreferences(request.headers.get('Cookie') ?? '')
    const { markup, boot, locale, widgets, icon, title } = await renderPage({
      boot: { account, tenant, signIns: account ? [] : signIns, brands, preferences },
      address: { path, search },
      nonce,
    })
    const sources = boot.pages.map((page) => `src/app/pages/${page}Page.tsx`)
    const [language] = locale.split('-')
    const ends = ['parts', ...widgets.map((widget) => `first/${widget}`)].map(
      (part) => `/locales/${language}/${part}.js`,
    )
    const words = Object.keys(manifest).filter((source) => ends.some((end) => source.endsWith(end)))
    return {
      values: {
        TITLE: title,
        LANG: locale,
        SCHEME: preferences.scheme ?? 'auto',
        ICON: icon ?? '/brands/marketday.svg',
      },
      head: headScript(firstReads({ ...boot, path }), nonce) + preloadLinks(manifest, [...sources, ...words]),
      app: markup,
      data: asDataBlock('boot', boot, nonce),
    }
  }
}
