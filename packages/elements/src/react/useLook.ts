import { importNamed, toSoundLocale } from '@onlend/core/internal'
import { type LendingRootProps, LendingRoot } from '@onlend/widgets/lending-root'
import type { LendingTheme, Messages, TenantRootProps } from '@onlend/widgets'
import { type ComponentType, useMemo } from 'react'
import type { LendingElementProps } from './LendingElementProps.ts'
import { useFetched } from './useFetched.ts'

/** The root and the styles that every widget of one `<onlend-lending>` shares. */
export type Look = {
  Root: ComponentType<RootProps>
  root: RootProps
  /** The page brings the kit's style sheet along by itself. */
  ownStyles: boolean
}

type RootProps = LendingRootProps | TenantRootProps

const none = {}

/** The root of the widgets and its props; `null` until the parts of the first render have arrived. The last look stays until the next one is here. */
export function useLook(options: LendingElementProps, nonce: string): Look | null {
  const { theme: json, locale: given, tenant: isTenant = false, ownStyles = false } = options
  const chosen = useMemo(() => toSoundLocale(given), [given])
  const locale = chosen ?? 'en'
  const kit = useFetched({
    key: isTenant ? 'tenant' : `words ${json === undefined ? '' : 'theme'} ${locale}`,
    load: async () => ({
      TenantRoot: isTenant ? await fetchTenantRoot() : null,
      createTheme: json === undefined ? null : await fetchCreateTheme(),
      loadMessages: isTenant ? await fetchLoadMessages() : null,
      words: isTenant || /^en\b/.test(locale) ? none : await (await fetchLoadMessages())(locale),
      locale,
    }),
  })
  const createTheme = kit?.value.createTheme
  const theme = useMemo(
    () => (json === undefined || !createTheme ? null : toTheme(createTheme(json))),
    [json, createTheme],
  )
  const { messages: own = none, classNames, region, density, scheme, timeZone, lenderTimeZone, now } = options
  const { onContactSupport, onSignIn, initialTenant, whenSwitchedOff, onIssues } = options
  return useMemo<Look | null>(() => {
    if (!kit) return null
    const { TenantRoot, loadMessages, words, locale: spoken } = kit.value
    const shared = {
      ...(classNames !== undefined && { classNames }),
      ...(region !== undefined && { region }),
      ...(density !== undefined && { density }),
      ...(scheme !== undefined && { scheme }),
      ...(timeZone !== undefined && { timeZone }),
      ...(lenderTimeZone !== undefined && { lenderTimeZone }),
      ...(now !== undefined && { now }),
      ...(onContactSupport !== undefined && { onContactSupport }),
      ...(onSignIn !== undefined && { onSignIn }),
      ...(nonce !== '' && { nonce }),
    }
    if (!TenantRoot || !loadMessages) {
      const root = { ...shared, locale: spoken, messages: mergeWords(words, own), ...(theme && { theme }) }
      return { Root: LendingRoot, root, ownStyles }
    }
    const root = {
      ...shared,
      ...{ loadMessages, messages: own as NonNullable<TenantRootProps['messages']> }, // plain sentences, as JSON is
      ...(chosen !== undefined && { locale: chosen }),
      ...(initialTenant !== undefined && { initialTenant }),
      ...(whenSwitchedOff !== undefined && { whenSwitchedOff }),
      ...(onIssues !== undefined && { onIssues }),
    }
    return { Root: TenantRoot as ComponentType<RootProps>, root, ownStyles } // it is given what it takes
  }, [
    kit,
    theme,
    own,
    classNames,
    region,
    density,
    scheme,
    timeZone,
    lenderTimeZone,
    now,
    onContactSupport,
    onSignIn,
    initialTenant,
    whenSwitchedOff,
    onIssues,
    nonce,
    ownStyles,
    chosen,
  ])
}

const fetchTenantRoot = () => importNamed(() => import('@onlend/widgets/tenant-root'), 'TenantRoot')
const fetchCreateTheme = () => importNamed(() => import('@onlend/widgets/theme'), 'createTheme')
const fetchLoadMessages = () => importNamed(() => import('@onlend/widgets/locales'), 'loadMessages')

function toTheme(theme: LendingTheme & { rejected: readonly unknown[] }): LendingTheme {
  if (process.env.NODE_ENV !== 'production' && theme.rejected.length > 0)
    console.warn('@onlend/elements: <onlend-lending theme> left out:', JSON.stringify(theme.rejected))
  return theme
}

/** Lays a page's own sentences over the kit's. */
function mergeWords(kit: Messages, own: Messages): Messages {
  const merged: Record<string, Messages[string]> = { ...kit }
  for (const [locale, over] of Object.entries(own)) merged[locale] = { ...kit[locale], ...over }
  return merged
}
