'use client'
import { writeJson } from '@onlend/core/internal'
import type { TenantConfig } from '@onlend/core'
import { type ReactNode, useMemo, useState } from 'react'
import { useLending, useTenant } from '@onlend/hooks'
import { createReword } from '../words/createReword.ts'
import type { Messages } from '../words/Messages.ts'
import type { WordGroup } from '../words/wordGroups.ts'
import { WordGroupsContext } from '../words/WordGroupsContext.ts'
import { createTheme } from '../theme/createTheme.ts'
import { LendingRoot, type LendingRootProps } from './LendingRoot.tsx'
import { chooseLocale } from './chooseLocale.ts'
import { mergeMessages } from './mergeMessages.ts'
import { TenantContext, type TenantValue } from './TenantContext.ts'
import type { TenantIssue } from './TenantIssue.ts'
import { useFeatureMistakes } from './useFeatureMistakes.ts'
import { type LoadMessages, useLoadedMessages } from './useLoadedMessages.ts'
import { useTenantIssues } from './useTenantIssues.ts'
import { translate } from '../words/translate.ts'
import { tenant as words } from './tenant.words.ts'
import type { SupportRequest } from '../ui/RootContext.ts'
import { supportAddress } from './supportAddress.ts'

// A bundler replaces it, or Node has it.
declare const process: { env: { NODE_ENV?: string } }

export type TenantRootProps = Omit<LendingRootProps, 'theme'> & {
  /** The config that `relay.tenantFor(request)` returned on the server, so that the first render has the brand; `null` is no tenant. */
  initialTenant?: TenantConfig | null
  /** The language a person chose; counts where the tenant offers it. @default the tenant's own, else 'en' */
  locale?: string
  /** Your sentences: they win over the tenant's, which win over the kit's. Must keep its identity between renders. */
  messages?: Messages
  /** The kit's words that are here already, for pages drawn on a server: `await loadMessages('fr', 'forms')`. Must keep its identity between renders. */
  words?: Messages
  /**
   * The groups of words that nothing is drawn without: those of `words`, or fetched in one go. The others are fetched when a widget of theirs is drawn.
   *
   * @default every group where `words` are given, else 'reads'
   */
  wordGroups?: readonly WordGroup[]
  /**
   * `loadMessages` of `@onlend/widgets/locales`, which fetches the kit's words in a language other than English, or your own. Must keep its identity between
   * renders.
   */
  loadMessages?: LoadMessages
  /** Called with the problems of the tenant's look or words, and when a read of them failed. The page goes on without them. */
  onIssues?: (issues: readonly TenantIssue[]) => void
  /** Rendered until the tenant, and the words of its language, are known for the first time. @default nothing */
  pending?: ReactNode
  /** Rendered in the place of a widget that the tenant switched off. @default nothing */
  whenSwitchedOff?: (feature: string) => ReactNode
}

const none: Messages = {}

/**
 * A `LendingRoot` whose look, words, language, features, field rules, contacts and legal text come from `GET /tenant`. Another tenant
 * arrives in place: nothing below is mounted anew and nothing typed is lost. Put it inside `<LendingProvider>`.
 *
 * @example
 * <TenantRoot pending={<Skeleton />}><LendingDashboard /></TenantRoot>
 */
export function TenantRoot({
  initialTenant,
  locale,
  messages = none,
  words = none,
  wordGroups,
  loadMessages,
  onIssues,
  pending = null,
  whenSwitchedOff,
  onContactSupport,
  children,
  ...root
}: TenantRootProps): ReactNode {
  const { config, isSettled, error } = useShownTenant(initialTenant)
  const wanted = isSettled ? chooseLocale({ chosen: locale, config }) : null
  const kit = useLoadedMessages({ locale: wanted, words, groups: wordGroups, loadMessages })
  const spoken = kit?.locale ?? 'en'

  const look = config?.theme
  const theme = useMemo(() => (look === undefined ? null : createTheme(look)), [look])
  // The cast is checked by `checkWords`, where `onIssues` is given: an unknown key changes nothing.
  const own = config?.messages as Messages | undefined
  const merged = useMemo(
    () => mergeMessages(kit?.messages ?? none, own ?? none, messages),
    [kit?.messages, own, messages],
  )
  const terms = config?.terms
  const reword = useMemo(() => terms && createReword(terms), [terms])
  const openSupport = useTenantSupport({ support: config?.support, locale: spoken, messages: merged })
  const contact = onContactSupport ?? openSupport
  const tenant = useMemo<TenantValue>(
    () => ({ locale: spoken, config, logo: theme?.logo ?? null, whenSwitchedOff }),
    [spoken, config, theme, whenSwitchedOff],
  )
  if (process.env.NODE_ENV !== 'production')
    // biome-ignore lint/correctness/useHookAtTopLevel: the same in each render of a build
    useFeatureMistakes(Object.keys({ ...config?.features, ...config?.fields })) // oxlint-disable-line react/rules-of-hooks
  useTenantIssues({ config, theme, configError: error, language: kit, onIssues })

  return (
    <TenantContext.Provider value={tenant}>
      <LendingRoot
        {...(config?.timeZone !== undefined && { lenderTimeZone: config.timeZone })}
        reword={reword}
        {...root}
        locale={spoken}
        messages={merged}
        {...(theme && { theme })}
        {...(contact && { onContactSupport: contact })}
      >
        <WordGroupsContext.Provider value={kit}>
          {isSettled && kit ? children : pending}
        </WordGroupsContext.Provider>
      </LendingRoot>
    </TenantContext.Provider>
  )
}

/** The tenant whose config the page shows now. */
type ShownTenant = {
  /** The newest that could be read; `null` where there is none. */
  config: TenantConfig | null
  /** True after the first answer or the first failure, and never false again: the widgets on the page stay. */
  isSettled: boolean
  /** Why the newest could not be read. */
  error: unknown
}

/**
 * Reads the tenant, and keeps the last one while the next is loading or cannot be read. `initialTenant` counts only for the session and
 * the business of the first render.
 */
function useShownTenant(initialTenant: TenantConfig | null | undefined): ShownTenant {
  const { environment, tenantId, userId, customerPartnerId } = useLending()
  const scope = writeJson([environment, tenantId, userId, customerPartnerId])
  const [firstScope] = useState(scope)
  const [hasChanged, setHasChanged] = useState(false)
  if (scope !== firstScope && !hasChanged) setHasChanged(true)
  const isFirst = scope === firstScope && !hasChanged
  const query = useTenant({
    query: isFirst && initialTenant !== undefined ? { initialData: initialTenant } : {},
  })

  const [last, setLast] = useState<TenantConfig | null | undefined>(query.data)
  if (query.data !== undefined && query.data !== last) setLast(query.data)
  const [isSettled, setIsSettled] = useState(query.data !== undefined)
  if (!isSettled && (query.data !== undefined || query.isError)) setIsSettled(true)
  return { config: (query.data === undefined ? last : query.data) ?? null, isSettled, error: query.error }
}

type UseTenantSupportParameters = {
  support: TenantConfig['support'] | undefined
  locale: string
  messages: Messages
}

/** The default of "Contact support": opens the tenant's page, mailbox or telephone, with the reference. */
function useTenantSupport({
  support,
  locale,
  messages,
}: UseTenantSupportParameters): ((request: SupportRequest) => void) | undefined {
  return useMemo(() => {
    if (!support || [support.url, support.email, support.phone].every((one) => one === null)) return undefined
    return (request) => {
      const { reference } = request
      const key = reference === null ? 'tenant.support.subject' : 'tenant.support.subjectOf'
      const values = { reference: reference ?? '' }
      const subject = translate({ locale, messages, words, key, values })
      const address = supportAddress({ support, request, subject })
      if (address !== null) openAddress(address)
    }
  }, [support, locale, messages])
}

/** Opens an address as a tapped link would: a page beside this one, an e-mail or a call in their own apps. */
function openAddress(address: string): void {
  const link = document.createElement('a')
  link.href = address
  if (address.startsWith('https:')) {
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
  }
  // A click on a link outside of the page is ignored by some browsers.
  document.body.append(link)
  link.click()
  link.remove()
}
